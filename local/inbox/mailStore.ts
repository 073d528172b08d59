import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** From SMTP, not from the headers. */
export type Envelope = { from: string; to: string[] };

export type Mail = {
  id: string;
  envelope: Envelope;
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

export type MailStore = {
  keep(message: Buffer, envelope: Envelope): Promise<void>;
  /** Newest first. */
  list(): Promise<Mail[]>;
  clear(): Promise<void>;
};

const addressesOf = (entries: readonly { address?: string }[] = []): string[] =>
  entries.flatMap(({ address }) => address ?? []);

const parse = async (id: string, source: Buffer): Promise<Mail> => {
  const {
    from,
    to,
    replyTo,
    subject = '',
    text = '',
    html = '',
    headers: list,
  } = await PostalMime.parse(source);
  const headers: Mail['headers'] = {};
  for (const { key, value } of list) (headers[key] ??= []).push(value);
  return {
    id,
    envelope: { from: headers['return-path']?.[0] ?? '', to: headers['delivered-to'] ?? [] },
    from: from?.address ?? '',
    to: addressesOf(to),
    replyTo: addressesOf(replyTo),
    subject,
    text,
    html,
    headers,
    receivedAt: id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
  };
};

/** Stores one .eml file per message. */
export const createMailStore = (folder: string): MailStore => {
  const parsed = new Map<string, Promise<Mail>>();
  let count = 0;

  const names = async (): Promise<string[]> =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));

  const load = (name: string): Promise<Mail> => {
    const mail =
      parsed.get(name) ??
      readFile(join(folder, name)).then((source) => parse(name.slice(0, -4), source));
    parsed.set(name, mail);
    return mail;
  };

  return {
    async keep(message, { from, to }) {
      await mkdir(folder, { recursive: true });
      // Sortable; no colons because of Windows.
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const path = join(folder, `${stamp}-${String(count++).padStart(6, '0')}.eml`);
      // Delivery headers (RFC 5321, section 4.4).
      const lines = [
        `Return-Path: ${from}`,
        ...to.map((address) => `Delivered-To: ${address}`),
        '',
      ];
      await writeFile(`${path}.part`, Buffer.concat([Buffer.from(lines.join('\r\n')), message]));
      // Readers never see a partial file.
      await rename(`${path}.part`, path);
    },
    list: async () => Promise.all((await names()).toSorted().reverse().map(load)),
    async clear() {
      await Promise.all((await names()).map((name) => rm(join(folder, name), { force: true })));
      parsed.clear();
    },
  };
};
