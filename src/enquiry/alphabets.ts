export const decodeEmail = (email: string): string =>
  email.replaceAll(/(?<=[@.])xn--([a-z\d-]+)/gi, (label, encoded: string) => {
    try {
      return decodeLabel(encoded.toLowerCase());
    } catch {
      return label;
    }
  });

/**
 * Returns whether a letter seems to be a slip of the keyboard: not ASCII before the @, or not in the alphabet of its
 * label. A top-level domain that is not ASCII belongs to the name before it.
 */
export const hasMixedAlphabets = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const labels = decodeEmail(email.slice(at)).normalize('NFKC').slice(1).split('.');
  const name = labels.slice(-2).join('');
  return (
    /(?!\p{ASCII})\p{L}/u.test(email.slice(0, Math.max(at, 0))) ||
    labels.some(isMixed) ||
    (/[^\p{ASCII}]/u.test(labels.at(-1) ?? '') && isMixed(name))
  );
};

/**
 * Decodes a label without its "xn--" (RFC 3492, section 6.2). Browsers encode the domain of an e-mail input, but
 * cannot decode it. Throws for invalid labels.
 */
const decodeLabel = (encoded: string): string => {
  const end = encoded.lastIndexOf('-');
  const letters = Array.from(encoded.slice(0, Math.max(end, 0)));
  let [code, bias, place] = [128, 72, 0];
  for (let at = end + 1; at < encoded.length;) {
    const before = place;
    for (let [weight, position] = [1, 36]; ; position += 36) {
      // The digits a–z are 0–25, 0–9 are 26–35.
      const digit = (Number.parseInt(encoded.charAt(at++), 36) + 26) % 36;
      const threshold = Math.min(Math.max(position - bias, 1), 26);
      place += digit * weight;
      // Also ends for NaN, at the end of the label.
      if (!(digit >= threshold)) break;
      weight *= 36 - threshold;
    }
    const length = letters.length + 1;
    let delta = Math.floor((place - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(place / length);
    place %= length;
    letters.splice(place++, 0, String.fromCodePoint(code));
  }
  return letters.join('');
};

/** Those of East Asia are left out, because their domains mix scripts. */
const alphabets = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const isMixed = (text: string): boolean =>
  alphabets.filter((alphabet) => alphabet.test(text)).length > 1;
