import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { allAddresses, languageOf, pathOf } from '../../site/pages.ts';
import type { Body } from './body.ts';
import { fieldsOf, formIds, hiddenFields, type FormId } from '../fields.ts';

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
