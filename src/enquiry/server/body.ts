import { fieldsOf, formIds } from '../fields.ts';

const maxBodyBytes = 32 * 1024;

/** Enough for 32 KiB on a slow phone. */
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

/** Returns undefined for unsupported types and charsets. */
export const mediaTypeOf = (headers: Headers): MediaType | undefined => {
  // Never decompressed: a small body can expand enormously (RFC 9110, 15.5.16).
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

/** Content-Length may be wrong. */
const readBytes = async (request: Request): Promise<Bytes> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    return { ok: false, error: 'tooLarge' };
  if (!request.body) return { ok: true, bytes: new Uint8Array() };
  const reader = request.body.getReader();
  let late = false;
  // Only cancel() ends a pending read.
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

/** URLSearchParams silently replaces invalid escapes. */
const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** Repeated keys other than checkboxes fail validation. */
const parseForm = (text: string): Body | undefined => {
  if (!isDecodable(text)) return undefined;
  // getAll() per name is quadratic.
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

/** Reads at most 32 KiB. */
export const readBody = async (request: Request, type: MediaType): Promise<BodyResult> => {
  const read = await readBytes(request);
  if (!read.ok) return read;
  const text = decode(read.bytes);
  const body = text === undefined ? undefined : parsers[type](text);
  return body ? { ok: true, body } : { ok: false, error: 'malformed' };
};

/** Returns whether a value contains an object. */
export const isNested = (input: unknown): boolean =>
  Array.isArray(input)
    ? input.some((item) => typeof item === 'object' && item !== null)
    : isRecord(input);
