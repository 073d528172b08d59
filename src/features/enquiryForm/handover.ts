import type { FormId } from '../../enquiry/fields.ts';

/** What another page hands to a form: first lines of its largest field, and a number of guests. */
export type Handover = {
  /** The arrival that brought it; what an arrival has brought once it does not bring again. */
  from: string;
  lines: string;
  guestCount: string;
};

/** Where they go. */
const names = { lines: 'specialRequests', guestCount: 'guestCount' } as const;

/** What was put in last in this tab: only that may be replaced or taken away, never what a visitor typed. */
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
    // A browser that forbids storage hands over once for every arrival.
  }
};

const controlsOf = (element: HTMLFormElement) => ({
  lines: element.querySelector<HTMLTextAreaElement>(`textarea[name="${names.lines}"]`),
  guestCount: element.querySelector<HTMLInputElement>(`input[name="${names.guestCount}"]`),
});

/**
 * Puts the lines before whatever stands in their field, and the number into its own if that is empty; an earlier handover
 * gives way where it still stands as it was put in. Whether it did: not twice for one arrival, nor where the lines have no room.
 */
export function handOver(form: FormId, element: HTMLFormElement, handover: Handover): boolean {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!lines || last?.from === handover.from) return false;
  const replaced = last?.lines && lines.value.startsWith(last.lines) ? last.lines.length : 0;
  const put = replaced > 0 ? handover.lines : `${handover.lines}\n\n`;
  if (lines.maxLength >= 0 && lines.value.length - replaced + put.length > lines.maxLength)
    return false;
  // The caret of whoever is typing stays where it is.
  lines.setRangeText(put, 0, replaced, 'preserve');
  const isOurs =
    guestCount !== null &&
    (guestCount.value === '' || (last?.guestCount !== '' && guestCount.value === last?.guestCount));
  if (isOurs) guestCount.value = handover.guestCount;
  remember(form, { ...handover, guestCount: isOurs ? handover.guestCount : '' });
  return true;
}

/** Takes out of the form what was handed to it last, where it still stands as it was put in. */
export function takeBack(form: FormId, element: HTMLFormElement): void {
  const { lines, guestCount } = controlsOf(element);
  const last = recall(form);
  if (!last) return;
  if (lines?.value.startsWith(last.lines))
    lines.value = lines.value.slice(last.lines.length).trimStart();
  if (guestCount && guestCount.value === last.guestCount) guestCount.value = '';
  remember(form, { ...last, lines: '', guestCount: '' });
}
