import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

export type Mail = Awaited<ReturnType<typeof parseMail>>;

/** Keeps .eml files, which the next start reads. */
export const createMailStore = async (folder: string) => {
  const getMailPath = (id: string): string => join(folder, `${id}.eml`);
  const names = await readdir(folder).catch((): string[] => []);
  const ids = names.flatMap((name) => (name.endsWith('.eml') ? name.slice(0, -4) : []));
  const mails = await Promise.all(
    ids.sort().map(async (id) => parseMail(id, await readFile(getMailPath(id)))),
  );
  let count = 0;
  return {
    async save(message: Buffer): Promise<void> {
      // Sortable; Windows allows no colons.
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const id = `${stamp}-${String(count++).padStart(6, '0')}`;
      await mkdir(folder, { recursive: true });
      await writeFile(getMailPath(id), message);
      mails.push(await parseMail(id, message));
    },
    /** Returns the newest mail first. */
    listMails: (): Mail[] => [...mails].reverse(),
    async clear(): Promise<void> {
      await Promise.all(mails.splice(0).map(({ id }) => rm(getMailPath(id), { force: true })));
    },
  };
};

export type MailStore = Awaited<ReturnType<typeof createMailStore>>;

/** `id` begins with the time of arrival. */
const parseMail = async (id: string, source: Buffer) => {
  const { from, to, replyTo, subject, text, html, headers } = await PostalMime.parse(source);
  const getValues = (name: string): string[] =>
    headers.flatMap(({ key, value }) => (key === name ? value : []));
  return {
    id,
    from: from?.address ?? '',
    to: getAddresses(to),
    replyTo: getAddresses(replyTo),
    subject: subject || '(no subject)',
    text: text ?? '',
    html: html ?? '',
    /** By lower-case name. A list reveals a repeated header. */
    headers: Object.fromEntries(headers.map(({ key }) => [key, getValues(key)])),
    receivedAt: id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
  };
};

const getAddresses = (entries: readonly Address[] = []): string[] =>
  entries.flatMap(({ address }) => address ?? []);
