/** An IPv6 customer owns a /64, so four groups count. */
export const getNetwork = (address: string | undefined): string => {
  const text = (address ?? '').trim().toLowerCase().slice(0, 64);
  if (!text.includes(':') || text.includes('.')) return text;
  const splitGroups = (part: string) => part.split(':').filter(Boolean);
  const zeros = ':0'.repeat(Math.max(0, 8 - splitGroups(text).length));
  return splitGroups(text.replace('::', `${zeros}:`))
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

const hostsIgnoringDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/** Returns one key for all spellings of a mailbox. */
export const normalizeMailbox = (address: string): string => {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const [name = ''] = text.slice(0, at).split('+');
  const host = text.slice(at + 1);
  return hostsIgnoringDots.includes(host)
    ? `${name.replaceAll('.', '')}@${hostsIgnoringDots[0]}`
    : `${name}@${host}`;
};
