import { getFields, type FormId } from '../../enquiry/fields.ts';
import { countCharactersLeft } from '../../enquiry/validate.ts';
import { ifAllowed } from './draft.ts';

export type PrefillValues = {
  /** Id of the navigation, which prefills the form only once. */
  from: string;
  lines: string;
  guestCount: string;
};

/** A new prefill may replace our last one, but never the visitor's text. */
const keyOf = (form: FormId): string => `prefill:${form}`;

const recall = (form: FormId): PrefillValues | null | undefined =>
  ifAllowed(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'));

/** If storage is forbidden, every navigation prefills again. */
const remember = (form: FormId, values: PrefillValues): void =>
  ifAllowed(() => sessionStorage.setItem(keyOf(form), JSON.stringify(values)));

const controlsOf = (element: HTMLFormElement) => ({
  lines: element.querySelector('textarea'),
  guestCount: element.querySelector<HTMLInputElement>('input[name="guestCount"]'),
});

/** Inserts lines at the top, or replaces an unchanged prefill. Returns false if done before or too long. */
export function prefill(form: FormId, element: HTMLFormElement, values: PrefillValues): boolean {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!lines || last?.from === values.from) return false;
  const replaced = last?.lines && lines.value.startsWith(last.lines) ? last.lines.length : 0;
  const put = replaced > 0 ? values.lines : `${values.lines}\n\n`;
  const field = getFields(form).find(({ name }) => name === lines.name);
  if (field && countCharactersLeft(field, put + lines.value.slice(replaced)) < 0) return false;
  lines.setRangeText(put, 0, replaced, 'preserve');
  const isOurs =
    guestCount !== null &&
    (guestCount.value === '' || (last?.guestCount !== '' && guestCount.value === last?.guestCount));
  if (isOurs) guestCount.value = values.guestCount;
  remember(form, { ...values, guestCount: isOurs ? values.guestCount : '' });
  return true;
}

/** Removes an unchanged prefill. */
export function undoPrefill(form: FormId, element: HTMLFormElement): void {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!last) return;
  if (lines?.value.startsWith(last.lines))
    lines.value = lines.value.slice(last.lines.length).trimStart();
  if (guestCount && guestCount.value === last.guestCount) guestCount.value = '';
  remember(form, { ...last, lines: '', guestCount: '' });
}
