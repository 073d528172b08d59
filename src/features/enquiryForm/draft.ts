import {
  getFields,
  getOptions,
  hiddenFields,
  type Field,
  type FormId,
} from '../../enquiry/fields.ts';
import { languageCodes, type Language } from '../../site/languages.ts';
import { serializeForm, type Payload } from './post.ts';

/** Returns undefined if the browser forbids storage. */
const tryStorage = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The visitor can change it, so its content is unknown. */
export const readDraft = (form: FormId): Payload | null | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(getStorageKey(form)) ?? 'null'));

export const clearDraft = (form: FormId): void =>
  tryStorage(() => sessionStorage.removeItem(getStorageKey(form)));

/** The key prevents a second enquiry after a reload. */
export function saveDraft(form: FormId, element: HTMLFormElement, key?: string): void {
  const payload = serializeForm(form, new FormData(element));
  const draft = { ...payload, ...(key && { [hiddenFields.idempotencyKey]: key }) };
  if (isFilled(payload))
    tryStorage(() => sessionStorage.setItem(getStorageKey(form), JSON.stringify(draft)));
  else clearDraft(form);
}

/**
 * Fills empty fields only. Returns the key, "" if never sent or changed, or undefined if it filled none. index.html
 * writes drafts before hydration.
 */
export function restoreDraft(
  form: FormId,
  element: HTMLFormElement,
  language: Language,
): { key: string } | undefined {
  const draft = readDraft(form);
  if (!draft || typeof draft !== 'object' || !isFilled(draft)) return undefined;
  const typed = serializeForm(form, new FormData(element));
  for (const field of getFields(form)) {
    const values = [draft[field.name] ?? []].flat().map(String);
    for (const control of element.querySelectorAll<
      HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    >(`[name="${field.name}"]`)) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked ||= values.includes(control.value);
      else if (values[0] !== undefined && control.value === '')
        control.value = translateValue(field, values[0], language);
    }
  }
  const restored = serializeForm(form, new FormData(element));
  if (JSON.stringify(restored) === JSON.stringify(typed)) return undefined;
  const key = draft[hiddenFields.idempotencyKey];
  return { key: !isFilled(typed) && typeof key === 'string' ? key : '' };
}

/** Drafts stay in sessionStorage and never leave the browser. */
const getStorageKey = (form: FormId): string => `draft:${form}`;

const isFilled = (payload: Payload): boolean =>
  Object.values(payload).some((value) => [value].flat().some(Boolean));

/** Returns the option in another language, e.g. WEDDING for ΓΑΜΟΣ, or "" if it does not exist there. */
function translateValue(field: Field, value: string, language: Language): string {
  const here = getOptions(field, language);
  if (field.kind !== 'select' || here.includes(value)) return value;
  const index = languageCodes
    .map((code) => getOptions(field, code).indexOf(value))
    .find((position) => position >= 0);
  return (index !== undefined && here[index]) || '';
}
