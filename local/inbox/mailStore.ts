import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

const addressesOf = (entries: readonly Address[] = []): string[] =>
  entries.flatMap(({ address }) => address ?? []);

/** `id` begins with the time of arrival. */
const parse = async (id: string, source: Buffer) => {
  const { from, to, replyTo, subject, text, html, headers } = await PostalMime.parse(source);
  const valuesOf = (name: string): string[] =>
    headers.flatMap(({ key, value }) => (key === name ? value : []));
  return {
    id,
    from: from?.address ?? '',
    to: addressesOf(to),
    replyTo: addressesOf(replyTo),
    subject: subject || '(no subject)',
    text: text ?? '',
    html: html ?? '',
    /** Values by lower-case name. A list reveals a header that is repeated. */
    headers: Object.fromEntries(headers.map(({ key }) => [key, valuesOf(key)])),
    receivedAt: id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
  };
};

export type Mail = Awaited<ReturnType<typeof parse>>;

/** Keeps each message as an .eml file, which the next start reads. */
export const createMailStore = async (folder: string) => {
  const pathOf = (id: string): string => join(folder, `${id}.eml`);
  const names = await readdir(folder).catch((): string[] => []);
  const ids = names.flatMap((name) => (name.endsWith('.eml') ? name.slice(0, -4) : []));
  const mails = await Promise.all(
    ids.sort().map(async (id) => parse(id, await readFile(pathOf(id)))),
  );
  let count = 0;
  return {
    async keep(message: Buffer): Promise<void> {
      // Ids are sortable, and contain no colons because of Windows.
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const id = `${stamp}-${String(count++).padStart(6, '0')}`;
      await mkdir(folder, { recursive: true });
      await writeFile(pathOf(id), message);
      mails.push(await parse(id, message));
    },
    /** Returns the newest mail first. */
    list: (): Mail[] => [...mails].reverse(),
    async clear(): Promise<void> {
      await Promise.all(mails.splice(0).map(({ id }) => rm(pathOf(id), { force: true })));
    },
  };
};

export type MailStore = Awaited<ReturnType<typeof createMailStore>>;
