/** From the bytes of a request to a flat record of untrusted values. */
import { fieldsOf, formIds } from '../fields.ts';

const maxBodyBytes = 32 * 1024;

/** A body that has not arrived by then never will: a phone needs well under a second for 32 KiB. */
const bodyMilliseconds = 4000;

export type MediaType = 'json' | 'form';
export type Body = Readonly<Record<string, unknown>>;
export type BodyResult =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly error: 'tooLarge' | 'timeout' | 'malformed' };

const mediaTypes: Readonly<Record<string, MediaType>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** The media type of a request, or undefined where it is not one of the two, not in UTF-8, or compressed. */
export const mediaTypeOf = (headers: Headers): MediaType | undefined => {
  // Nobody unpacks a body on the way, and a small one can unpack into a very large one (RFC 9110, 15.5.16: 415).
  if (headers.has('content-encoding')) return undefined;
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset=("?)utf-?8\1$/.test(charset)) return undefined;
  return Object.hasOwn(mediaTypes, type) ? mediaTypes[type] : undefined;
};

type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly error: 'tooLarge' | 'timeout' | 'malformed' };

/** Content-Length may be absent or wrong, so the bytes are counted as they come. */
const readBytes = async (request: Request): Promise<Bytes> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    return { ok: false, error: 'tooLarge' };
  if (!request.body) return { ok: true, bytes: new Uint8Array() };
  const reader = request.body.getReader();
  let late = false;
  // Cancelling ends the pending read, which is the only way to stop waiting for a stalled sender.
  const timer = setTimeout(() => {
    late = true;
    reader.cancel().catch(() => {});
  }, bodyMilliseconds);
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (late) return { ok: false, error: 'timeout' };
      if (done) return { ok: true, bytes: bytes.subarray(0, length) };
      if (length + value.length > maxBodyBytes) {
        reader.cancel().catch(() => {});
        return { ok: false, error: 'tooLarge' };
      }
      bytes.set(value, length);
      length += value.length;
    }
  } catch {
    return { ok: false, error: late ? 'timeout' : 'malformed' };
  } finally {
    clearTimeout(timer);
  }
};

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const parseJson = (text: string): Body | undefined => {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

const listNames = new Set(
  formIds.flatMap((form) =>
    fieldsOf(form)
      .filter((field) => field.kind === 'checkboxes')
      .map((field) => field.name),
  ),
);

/** URLSearchParams puts a replacement character where an encoding is broken; a garbled name would reach the venue. */
const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Checkboxes come as a repeated key; any other repeated key stays a list, which validation refuses. */
const parseForm = (text: string): Body | undefined => {
  if (!isDecodable(text)) return undefined;
  // In one pass: getAll() of each of thousands of names would look through all of them each time.
  const all = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const values = all.get(name);
    if (values) values.push(value);
    else all.set(name, [value]);
  }
  return Object.fromEntries(
    [...all].map(([name, values]) => [
      name,
      listNames.has(name) || values.length > 1 ? values : values[0],
    ]),
  );
};

const parsers: Readonly<Record<MediaType, (text: string) => Body | undefined>> = {
  json: parseJson,
  form: parseForm,
};

/** Reads and parses a body of at most 32 KiB; "malformed" covers broken UTF-8 or escapes, broken JSON and JSON that is no object. */
export const readBody = async (request: Request, type: MediaType): Promise<BodyResult> => {
  const read = await readBytes(request);
  if (!read.ok) return read;
  const text = decode(read.bytes);
  const body = text === undefined ? undefined : parsers[type](text);
  return body ? { ok: true, body } : { ok: false, error: 'malformed' };
};

/** Whether a value is deeper than an enquiry can be: an object, or a list of anything but plain values. */
export const isNested = (input: unknown): boolean =>
  Array.isArray(input)
    ? input.some((item) => typeof item === 'object' && item !== null)
    : isRecord(input);
