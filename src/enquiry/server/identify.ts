/** Which form a post comes from, and in which language it was filled in. */
import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import { allAddresses, languageOf, pathOf } from '../../site/paths.ts';
import type { Body } from './body.ts';
import { fieldsOf, formIds, hiddenFields, type FormId } from '../fields.ts';

const isFormId = (input: unknown): input is FormId => formIds.some((id) => id === input);
const isLanguage = (input: unknown): input is Language =>
  languageCodes.some((code) => code === input);

/** Each function by its name: how it tells forms apart, since no post says (docs/specification.md, "Posts"). Undefined: no such form. */
export const formOf: Readonly<
  Record<'send-email' | 'send-contact-email', (body: Body) => FormId | undefined>
> = {
  'send-email': (body) => {
    const form = body[hiddenFields.form];
    return form === undefined ? 'request' : isFormId(form) ? form : undefined;
  },
  'send-contact-email': (body) => ('firstName' in body || 'lastName' in body ? 'contact' : 'home'),
};

/** Header, then hidden field, then the language of a chosen word, then the site's first language. */
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

/** The page that a browser came from, where it is one with a form; otherwise that of the request form. Only ever a path of this site. */
export const formPageOf = (headers: Headers): string => {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname ?? '';
  return (
    allAddresses.find((address) => address.path === path && isFormId(address.id))?.path ??
    pathOf('request', languageOf(path))
  );
};
