import { getFields, type FormId } from '../../enquiry/fields.ts';
import { countCharactersLeft } from '../../enquiry/validate.ts';
import { tryStorage } from './draft.ts';

export type PrefillValues = {
  /** Id of the navigation, which prefills the form only once. */
  from: string;
  lines: string;
  /** The subject, or the guest count of a form without a subject. */
  input: string;
};

/** Inserts lines at the top, or replaces an unchanged prefill. Returns false if done before or too long. */
export function prefill(form: FormId, element: HTMLFormElement, values: PrefillValues): boolean {
  const { lines, input } = findControls(element);
  const last = readPrefill(form);
  if (!lines || last?.from === values.from) return false;
  const replaced = last?.lines && lines.value.startsWith(last.lines) ? last.lines.length : 0;
  const inserted = replaced > 0 ? values.lines : `${values.lines}\n\n`;
  const field = getFields(form).find(({ name }) => name === lines.name);
  if (field && countCharactersLeft(field, inserted + lines.value.slice(replaced)) < 0) return false;
  lines.setRangeText(inserted, 0, replaced, 'preserve');
  const canReplaceInput =
    input !== null && (input.value === '' || (last?.input !== '' && input.value === last?.input));
  if (canReplaceInput) input.value = values.input;
  savePrefill(form, { ...values, input: canReplaceInput ? values.input : '' });
  return true;
}

/** Removes an unchanged prefill. */
export function undoPrefill(form: FormId, element: HTMLFormElement): void {
  const { lines, input } = findControls(element);
  const last = readPrefill(form);
  if (!last) return;
  if (lines?.value.startsWith(last.lines))
    lines.value = lines.value.slice(last.lines.length).trimStart();
  if (input && input.value === last.input) input.value = '';
  savePrefill(form, { ...last, lines: '', input: '' });
}

const findControls = (element: HTMLFormElement) => ({
  lines: element.querySelector('textarea'),
  input:
    element.querySelector<HTMLInputElement>('input[name="subject"]') ??
    element.querySelector<HTMLInputElement>('input[name="guestCount"]'),
});

const readPrefill = (form: FormId): PrefillValues | null | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(getStorageKey(form)) ?? 'null'));

/** A new prefill may replace our last one, but never the visitor's text. */
const getStorageKey = (form: FormId): string => `prefill:${form}`;

/** If storage is forbidden, every navigation prefills again. */
const savePrefill = (form: FormId, values: PrefillValues): void =>
  tryStorage(() => sessionStorage.setItem(getStorageKey(form), JSON.stringify(values)));
