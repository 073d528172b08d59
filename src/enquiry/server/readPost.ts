/** Reads a post: its body, form and language, and the page that it came from. */
import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { allAddresses, languageOf, pathOf } from '../../site/pages.ts';
import { fieldsOf, formIds, hiddenFields, type FormId } from '../fields.ts';

const maxBodyBytes = 32 * 1024;

/** Enough for 32 KiB on a slow phone. */
const bodyMilliseconds = 4000;

type MediaType = 'json' | 'form';
type Body = Readonly<Record<string, unknown>>;
type ReadFailure = {
  readonly ok: false;
  readonly error: 'tooLarge' | 'timeout' | 'malformed';
};

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

/** Content-Length may be wrong. */
const readBytes = async (
  request: Request,
): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | ReadFailure> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    return { ok: false, error: 'tooLarge' };
  if (!request.body) return { ok: true, bytes: new Uint8Array() };
  const signal = AbortSignal.timeout(bodyMilliseconds);
  // The signal ends a pending read of the copy, and cancels the body.
  const chunks = request.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), {
    signal,
  });
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  try {
    for await (const chunk of chunks) {
      if (length + chunk.length > maxBodyBytes) return { ok: false, error: 'tooLarge' };
      bytes.set(chunk, length);
      length += chunk.length;
    }
    return { ok: true, bytes: bytes.subarray(0, length) };
  } catch {
    return { ok: false, error: signal.aborted ? 'timeout' : 'malformed' };
  }
};

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const listNames = new Set(
  formIds.flatMap((form) =>
    fieldsOf(form)
      .filter((field) => field.kind === 'checkboxes')
      .map((field) => field.name),
  ),
);

/** Repeated keys other than checkboxes fail validation. Throws for invalid escapes. */
const parseUrlEncoded = (text: string): Body => {
  // URLSearchParams silently replaces invalid escapes.
  decodeURIComponent(text);
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

const parsers: Readonly<Record<MediaType, (text: string) => unknown>> = {
  json: JSON.parse,
  form: parseUrlEncoded,
};

/** Reads at most 32 KiB. */
export const readBody = async (
  request: Request,
  type: MediaType,
): Promise<{ readonly ok: true; readonly body: Body } | ReadFailure> => {
  const read = await readBytes(request);
  if (!read.ok) return read;
  try {
    const body = parsers[type](new TextDecoder('utf-8', { fatal: true }).decode(read.bytes));
    if (isRecord(body)) return { ok: true, body };
  } catch {
    // Refused below.
  }
  return { ok: false, error: 'malformed' };
};

/** Returns whether a value contains an object. */
export const isNested = (input: unknown): boolean =>
  Array.isArray(input)
    ? input.some((item) => typeof item === 'object' && item !== null)
    : isRecord(input);

const isFormId = (input: unknown): input is FormId => formIds.some((id) => id === input);
const isLanguage = (input: unknown): input is Language =>
  languageCodes.some((code) => code === input);

/** Requests do not name their form (docs/specification.md, "Posts"). */
export const formOf: Readonly<
  Record<'send-email' | 'send-contact-email', (body: Body) => FormId | undefined>
> = {
  'send-email': (body) => {
    const form = body[hiddenFields.form];
    return form === undefined ? 'request' : isFormId(form) ? form : undefined;
  },
  'send-contact-email': (body) => ('firstName' in body || 'lastName' in body ? 'contact' : 'home'),
};

/** Returns the language of the header, a hidden field or a chosen word, or the default. */
export const languageOfPost = (headers: Headers, form: FormId, body: Body): Language => {
  const header = headers.get('content-language')?.trim().toLowerCase().split('-')[0];
  if (isLanguage(header)) return header;
  const field = body[hiddenFields.language];
  if (isLanguage(field)) return field;
  return (
    languageCodes.find((code) =>
      fieldsOf(form).some((choice) =>
        choice.wordOptions?.[code]?.some((word) => word === body[choice.name]),
      ),
    ) ?? defaultLanguage
  );
};

/** Returns the form page in Referer, or the request page. Always a path of this site. */
export const formPageOf = (headers: Headers): string => {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname ?? '';
  return (
    allAddresses.find((address) => address.path === path && isFormId(address.id))?.path ??
    pathOf('request', languageOf(path))
  );
};
