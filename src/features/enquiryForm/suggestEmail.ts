/** Returns e.g. maria@gmail.com for maria@gmial.com, or undefined. */
export function suggestEmail(email: string): string | undefined {
  const [, name, domain = ''] = /^(?:www\.)?([^@\s]+)@(?:www\.)?([^@\s]+)$/i.exec(email) ?? [];
  const meant = `${name}@${correctDomain(domain.toLowerCase())}`;
  return name && meant.toLowerCase() !== email.toLowerCase() ? meant : undefined;
}

/** Returns whether typing more can lead to a large provider. */
export const isUnfinished = (email: string): boolean =>
  providers.some((provider) => provider.startsWith(email.slice(email.lastIndexOf('@') + 1)));

const providers =
  `gmail.com googlemail.com yahoo.com yahoo.gr hotmail.com hotmail.gr outlook.com outlook.com.gr
  windowslive.com icloud.com protonmail.com otenet.gr forthnet.gr freemail.gr`.split(/\s+/);

/** Real domains that are one letter away from a provider. */
const neighbours = ['mail.com', 'email.com', 'ymail.com', 'cloud.com'];

function correctDomain(domain: string): string {
  if ([...providers, ...neighbours].includes(domain)) return domain;
  const [, first = '', ending = ''] = /^(.+)\.([^.]+)$/.exec(domain) ?? [];
  if (first === 'gmail') return 'gmail.com';
  // Chromium encodes letters of another alphabet: gmаil.com is xn--gmil-63d.com.
  const typed = domain.replace(/^xn--([a-z]+)-\w+/, '$1');
  // A provider has the same name in other countries: yahoo.fr is no slip of yahoo.gr.
  const provider = providers.find(
    (known) => isSlip(typed, known) && (known.endsWith('.com') || known.endsWith(`.${ending}`)),
  );
  // The endings .co, .cm, .om and .cam exist.
  const isComSlip = ending.length > 2 && ending !== 'cam' && isSlip(ending, 'com');
  return provider ?? (isComSlip ? `${first}.com` : domain);
}

/** Returns whether one letter is missing, added or wrong, or two neighbours are swapped. */
function isSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  const rests = [b, b.slice(1)];
  return (
    a !== b &&
    (rests.includes(a.slice(1)) || a === b.slice(1) || a === `${b[1]}${b[0]}${b.slice(2)}`)
  );
}
