import type { FormId } from '../../enquiry/fields.ts';

/** Prefill from another page. */
export type Handover = {
  /** Id of the navigation; each prefills once. */
  from: string;
  lines: string;
  guestCount: string;
};

const names = { lines: 'specialRequests', guestCount: 'guestCount' } as const;

/** Only our last prefill may be replaced, never the visitor's text. */
const keyOf = (form: FormId): string => `handover:${form}`;

const recall = (form: FormId): Handover | undefined => {
  try {
    return (
      (JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Handover | null) ?? undefined
    );
  } catch {
    return undefined;
  }
};

const remember = (form: FormId, handover: Handover): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(handover));
  } catch {
    // Without storage, every navigation prefills.
  }
};

const controlsOf = (element: HTMLFormElement) => ({
  lines: element.querySelector<HTMLTextAreaElement>(`textarea[name="${names.lines}"]`),
  guestCount: element.querySelector<HTMLInputElement>(`input[name="${names.guestCount}"]`),
});

/** Prepends the lines, or replaces an unchanged prefill. Returns false if done before or too long. */
export function handOver(form: FormId, element: HTMLFormElement, handover: Handover): boolean {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!lines || last?.from === handover.from) return false;
  const replaced = last?.lines && lines.value.startsWith(last.lines) ? last.lines.length : 0;
  const put = replaced > 0 ? handover.lines : `${handover.lines}\n\n`;
  if (lines.maxLength >= 0 && lines.value.length - replaced + put.length > lines.maxLength)
    return false;
  lines.setRangeText(put, 0, replaced, 'preserve');
  const isOurs =
    guestCount !== null &&
    (guestCount.value === '' || (last?.guestCount !== '' && guestCount.value === last?.guestCount));
  if (isOurs) guestCount.value = handover.guestCount;
  remember(form, { ...handover, guestCount: isOurs ? handover.guestCount : '' });
  return true;
}

/** Removes an unchanged prefill. */
export function takeBack(form: FormId, element: HTMLFormElement): void {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!last) return;
  if (lines?.value.startsWith(last.lines))
    lines.value = lines.value.slice(last.lines.length).trimStart();
  if (guestCount && guestCount.value === last.guestCount) guestCount.value = '';
  remember(form, { ...last, lines: '', guestCount: '' });
}
