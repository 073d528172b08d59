import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Who sent the message to whom on the wire, whatever its headers claim. */
export type Envelope = { from: string; to: string[] };

/** A message as the inbox shows it and as tests read it. */
export type Mail = {
  id: string;
  envelope: Envelope;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** Lower-case names; a list, because a second header of the same name is worth noticing. */
  headers: Record<string, string[]>;
  receivedAt: string;
};

export type MailStore = {
  keep(message: Buffer, envelope: Envelope): Promise<string>;
  /** Newest first. */
  list(): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
  source(id: string): Promise<Buffer | undefined>;
  clear(): Promise<void>;
};

const ending = '.eml';

/** 2025-06-01T10:20:30.456Z as a file name that sorts by time and is allowed on Windows. */
const stamp = (time: Date): string => time.toISOString().replaceAll(':', '-');

const timeOf = (id: string): string => id.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

const addressesOf = (entries: readonly { address?: string }[] | undefined): string[] =>
  (entries ?? []).flatMap(({ address }) => address ?? []);

const headersOf = (list: readonly { key: string; value: string }[]): Mail['headers'] => {
  const headers: Mail['headers'] = {};
  for (const { key, value } of list) (headers[key] ??= []).push(value);
  return headers;
};

const parse = async (id: string, source: Buffer): Promise<Mail> => {
  const parsed = await PostalMime.parse(source);
  const headers = headersOf(parsed.headers);
  return {
    id,
    envelope: { from: headers['return-path']?.[0] ?? '', to: headers['delivered-to'] ?? [] },
    from: addressesOf(parsed.from ? [parsed.from] : [])[0] ?? '',
    to: addressesOf(parsed.to),
    replyTo: addressesOf(parsed.replyTo),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers,
    receivedAt: timeOf(id),
  };
};

/** Keeps each message as one .eml file in a folder, so that it survives a restart and opens in any mail program. */
export const createMailStore = (folder: string): MailStore => {
  // A file never changes once written, so it is parsed once.
  const parsed = new Map<string, Promise<Mail>>();
  let count = 0;

  const ids = async (): Promise<string[]> => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));
  };

  const pathOf = (id: string): string => join(folder, id + ending);

  const load = (id: string): Promise<Mail> => {
    const known = parsed.get(id) ?? readFile(pathOf(id)).then((source) => parse(id, source));
    parsed.set(id, known);
    return known;
  };

  return {
    async keep(message, envelope) {
      await mkdir(folder, { recursive: true });
      const id = `${stamp(new Date())}-${String(count++).padStart(6, '0')}`;
      // The two lines that a delivering mail server puts on top (RFC 5321 4.4): they keep the envelope with the message.
      const delivered = [
        `Return-Path: ${envelope.from}`,
        ...envelope.to.map((address) => `Delivered-To: ${address}`),
        '',
      ];
      // Written beside and renamed, so that nobody ever reads half a message.
      await writeFile(
        `${pathOf(id)}.part`,
        Buffer.concat([Buffer.from(delivered.join('\r\n')), message]),
      );
      await rename(`${pathOf(id)}.part`, pathOf(id));
      return id;
    },
    list: async () => Promise.all((await ids()).toSorted().reverse().map(load)),
    // Looked up among the names that exist: an id from an address never becomes part of a path.
    find: async (id) => ((await ids()).includes(id) ? load(id) : undefined),
    source: async (id) => ((await ids()).includes(id) ? readFile(pathOf(id)) : undefined),
    async clear() {
      await Promise.all((await ids()).map((id) => rm(pathOf(id), { force: true })));
      parsed.clear();
    },
  };
};
