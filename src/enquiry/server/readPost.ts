import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { allAddresses, getLanguage, getPath } from '../../site/pages.ts';
import { formIds, getFields, hiddenFields, type FormId } from '../fields.ts';
import { isTyped } from '../validate.ts';

const maxBodyBytes = 32 * 1024;

/** Milliseconds. */
const bodyTimeout = 4000;

type Body = Readonly<Record<string, unknown>>;

const fieldNames = [
  ...new Set(formIds.flatMap((form) => getFields(form).map(({ name }) => name))),
  ...Object.values(hiddenFields),
];

const listNames = formIds
  .flatMap((form) => getFields(form).filter((field) => !isTyped(field)))
  .map((field) => field.name);

/** Repeated keys become a list, which fails validation except for checkboxes. */
const parseUrlEncoded = (text: string): Body => {
  // Throws for invalid escapes, which URLSearchParams replaces.
  decodeURIComponent(text);
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    fieldNames
      .map((name) => [name, parameters.getAll(name)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [
        name,
        listNames.includes(name) || values.length > 1 ? values : values[0],
      ]),
  );
};

const parsers = {
  'application/json': (text: string): unknown => JSON.parse(text),
  'application/x-www-form-urlencoded': parseUrlEncoded,
};

type MediaType = keyof typeof parsers;

/** Returns undefined for unsupported types. */
export const parseMediaType = (headers: Headers): MediaType | undefined => {
  // Never decompress: a small body can expand enormously (RFC 9110, 15.5.16).
  if (headers.has('content-encoding')) return undefined;
  const type = (headers.get('content-type') ?? '').toLowerCase().replace(/ *;.*/, '');
  return isMediaType(type) ? type : undefined;
};

/** Resolves to a string for a body that must be refused. */
export const readBody = async (
  { headers, body }: Request,
  type: MediaType,
): Promise<Body | 'tooLarge' | 'timeout' | 'malformed'> => {
  // The header may be wrong, so the bytes are counted, too.
  if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) return 'tooLarge';
  const signal = AbortSignal.timeout(bodyTimeout);
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  try {
    // The signal ends a pending read of the copy and cancels the body.
    const copy = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal });
    for await (const chunk of copy ?? []) {
      if (length + chunk.length > maxBodyBytes) return 'tooLarge';
      bytes.set(chunk, length);
      length += chunk.length;
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
    const parsed = parsers[type](text);
    return isRecord(parsed) ? parsed : 'malformed';
  } catch {
    return signal.aborted ? 'timeout' : 'malformed';
  }
};

const isFormId = (input: unknown): input is FormId => formIds.some((id) => id === input);

/** Not every request names its form (docs/specification.md, "Posts"). */
export const formFinders: Readonly<
  Record<'send-email' | 'send-contact-email', (body: Body) => FormId | undefined>
> = {
  'send-email': (body) => {
    const form = body[hiddenFields.form];
    return form === undefined ? 'request' : isFormId(form) ? form : undefined;
  },
  'send-contact-email': (body) => ('firstName' in body || 'lastName' in body ? 'contact' : 'home'),
};

/** Returns the language of the header, a hidden field or a chosen option, or the default. */
export const getPostLanguage = (headers: Headers, form: FormId, body: Body): Language => {
  const header = headers.get('content-language')?.trim().toLowerCase().split('-')[0];
  if (isLanguage(header)) return header;
  const field = body[hiddenFields.language];
  if (isLanguage(field)) return field;
  return (
    languageCodes.find((code) =>
      getFields(form).some((choice) =>
        choice.wordOptions?.[code]?.some((word) => word === body[choice.name]),
      ),
    ) ?? defaultLanguage
  );
};

/** Always returns a path of this site. */
export const getFormPage = (headers: Headers): string => {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname ?? '';
  return (
    allAddresses.find((address) => address.path === path && isFormId(address.id))?.path ??
    getPath('request', getLanguage(path))
  );
};

const isRecord = (input: unknown): input is Body =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isMediaType = (type: string): type is MediaType => Object.hasOwn(parsers, type);

const isLanguage = (input: unknown): input is Language =>
  languageCodes.some((code) => code === input);
