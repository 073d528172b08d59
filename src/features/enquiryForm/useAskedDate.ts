import { useLayoutEffect, type RefObject } from 'react';
import type { Parameter } from '../../site/parameters.ts';
import { today } from '../../components/hooks/useToday.ts';
import { useSearch } from '../../components/hooks/useSearch.ts';

/** The field, and the parameter of the address that fills it in. */
const name = 'eventDate' satisfies Parameter;

/** The date filled in last in this tab: only that may be replaced by another, never what a visitor typed. */
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
    // A browser that forbids storage has no draft either, whose date could be this one.
  }
};

/** A day of the calendar that has not passed by the visitor's clock, from "?eventDate=2027-06-19". */
export const dateIn = (search: string): string | undefined => {
  const date = new URLSearchParams(search).get(name) ?? '';
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date);
  return isDay && date >= today() ? date : undefined;
};

/** Fills the date that the address asks for into an empty field; call it after the draft is restored, which wins. */
export function useAskedDate(form: RefObject<HTMLFormElement | null>): void {
  const date = dateIn(useSearch());
  useLayoutEffect(() => {
    const control = form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!date || !control || (control.value !== '' && control.value !== lastFilled())) return;
    control.value = date;
    remember(date);
  }, [form, date]);
}
