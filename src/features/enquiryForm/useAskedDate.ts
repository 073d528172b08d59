import { useLayoutEffect, type RefObject } from 'react';
import type { Parameter } from '../../site/parameters.ts';
import { today, useSearch } from '../../components/hooks/useHydrated.ts';

const name = 'eventDate' satisfies Parameter;

/** Only our last date may be replaced, never the visitor's. */
const key = 'asked:eventDate';

const lastFilled = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const remember = (date: string): void => {
  try {
    sessionStorage.setItem(key, date);
  } catch {
    // Drafts need storage, too.
  }
};

/** Parses "?eventDate=2027-06-19". Returns undefined if past or invalid. */
export const dateIn = (search: string): string | undefined => {
  const date = new URLSearchParams(search).get(name) ?? '';
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date);
  return isDay && date >= today() ? date : undefined;
};

/** Fills an empty field. Call it after the draft is restored. */
export function useAskedDate(form: RefObject<HTMLFormElement | null>): void {
  const date = dateIn(useSearch());
  useLayoutEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!date || !control || (control.value !== '' && control.value !== lastFilled())) return;
    control.value = date;
    remember(date);
  }, [form, date]);
}
