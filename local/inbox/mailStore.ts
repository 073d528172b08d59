import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Mail = {
  id: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** Lower-case names; arrays reveal repeated headers. */
  headers: Record<string, string[]>;
  receivedAt: string;
};

const addressesOf = (entries: readonly { address?: string }[] = []): string[] =>
  entries.flatMap(({ address }) => address ?? []);

const parse = async (id: string, source: Buffer): Promise<Mail> => {
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
    headers: Object.fromEntries(headers.map(({ key }) => [key, valuesOf(key)])),
    receivedAt: id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
  };
};

/** Stores one .eml file per message. */
export const createMailStore = (folder: string) => {
  const parsed = new Map<string, Promise<Mail>>();
  let count = 0;

  const load = (name: string): Promise<Mail> => {
    const mail =
      parsed.get(name) ??
      readFile(join(folder, name)).then((source) => parse(name.slice(0, -4), source));
    parsed.set(name, mail);
    return mail;
  };

  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));

  return {
    async keep(message: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      // Sortable; no colons because of Windows.
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const path = join(folder, `${stamp}-${String(count++).padStart(6, '0')}.eml`);
      await writeFile(`${path}.part`, message);
      // Readers never see a partial file.
      await rename(`${path}.part`, path);
    },
    /** Newest first. */
    list: async (): Promise<Mail[]> => Promise.all((await names()).toSorted().reverse().map(load)),
    async clear(): Promise<void> {
      await Promise.all((await names()).map((name) => rm(join(folder, name), { force: true })));
      parsed.clear();
    },
  };
};

export type MailStore = ReturnType<typeof createMailStore>;
