import { useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../components/Locale.tsx';
import { getControlId, getFields, type Field, type FormId } from '../../enquiry/fields.ts';
import type { FieldErrorMessages } from '../../enquiry/messages.ts';
import {
  cleanValue,
  countCharactersLeft,
  findError,
  isTyped,
  type ErrorCode,
  type FieldErrors,
} from '../../enquiry/validate.ts';
import { fill, formatNumber } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';

export type FieldError = {
  text: string;
  /** Milliseconds. Set if the focus does not move, so that the error must announce itself. */
  announcedAt?: number | undefined;
};

/** Kept without a text, since the language can change. */
type FoundError = Omit<FieldError, 'text'> & {
  problem: ErrorCode;
  value: string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns undefined if no visitor can cause the error. `left` characters still fit. */
export function formatError(
  problem: ErrorCode,
  field: Field,
  messages: FieldErrorMessages,
  language: Language,
  left = 0,
): string | undefined {
  const missing: Readonly<Record<string, string>> = messages.missing;
  const wrong: Readonly<Record<string, string>> = messages.wrong;
  const parts = [messages.tooLong, ...(left < 0 ? [messages.shorten] : [])];
  const tooLong = field.maxLength === undefined ? undefined : parts.join(' ');
  const { past, alphabet } = messages;
  const specificMessages = { required: missing[field.name], past, alphabet, tooLong } as const;
  const sentence =
    (problem in specificMessages && specificMessages[problem as keyof typeof specificMessages]) ||
    wrong[field.kind] ||
    missing[field.name] ||
    tooLong;
  return (
    sentence &&
    fill(sentence, {
      min: formatNumber(field.min ?? 0, language),
      max: formatNumber(field.max ?? field.maxLength ?? 0, language),
      over: formatNumber(-left, language),
    })
  );
}

/** Replaces the browser's bubble, which disappears and uses the browser's language. */
export function useFieldErrors(form: FormId, messages: FieldErrorMessages) {
  const { language } = useLocale();
  const [foundErrors, setFoundErrors] = useState<Readonly<Record<string, FoundError>>>({});
  const fields = getFields(form).filter(isTyped);

  const findControl = ({ name }: Field) =>
    document.getElementById(getControlId(form, name)) as Control | null;

  const getText = (field: Field, { problem, value }: FoundError) =>
    formatError(problem, field, messages, language, countCharactersLeft(field, value));

  /** Returns [] without an error or a text for it. */
  const createEntry = (field: Field, problem: ErrorCode | undefined, announcedAt?: number) => {
    const found = problem && { problem, value: findControl(field)?.value ?? '', announcedAt };
    return found && getText(field, found) ? [[field.name, found] as const] : [];
  };

  const showErrors = (found: ReturnType<typeof createEntry>) => {
    // A screen reader reads the error when the field gets the focus.
    flushSync(() => setFoundErrors(Object.fromEntries(found)));
    const [first] = found;
    if (first) document.getElementById(getControlId(form, first[0]))?.focus();
  };

  const validate = (element: HTMLFormElement): boolean => {
    const found = fields.flatMap((field) => {
      const control = element.elements.namedItem(field.name) as Control;
      const clean = cleanValue(field, control.value);
      if (clean !== control.value) control.value = clean;
      const announcedAt = control === document.activeElement ? performance.now() : undefined;
      return createEntry(field, findProblem(control, field), announcedAt);
    });
    showErrors(found);
    return found.length === 0;
  };

  /** Returns false if the server's errors are in no field of the form. */
  const showRefused = (refused: FieldErrors): boolean => {
    const found = fields.flatMap((field) => createEntry(field, refused[field.name]));
    showErrors(found);
    return found.length > 0;
  };

  /**
   * While typing, errors can only disappear and counts change. Otherwise also checks fields that a password manager
   * filled.
   */
  const recheck = (changed: Element | undefined, isTyping: boolean) => {
    setFoundErrors((before) => {
      if (Object.keys(before).length === 0) return before;
      const left = fields.flatMap((field) => {
        const control = findControl(field);
        const error = before[field.name];
        if (!control || !error) return [];
        const kept = [field.name, error] as const;
        if (control !== changed && (isTyping || control.value === error.value)) return [kept];
        const [found] = createEntry(field, findProblem(control, field));
        if (!found) return [];
        const canChange = !isTyping || countCharactersLeft(field, control.value) < 0;
        return [control === changed && canChange ? found : kept];
      });
      return Object.fromEntries(left);
    });
  };

  const errors: Readonly<Record<string, FieldError | undefined>> = Object.fromEntries(
    fields.flatMap((field) => {
      const found = foundErrors[field.name];
      const text = found && getText(field, found);
      return text ? [[field.name, { text, announcedAt: found.announcedAt }]] : [];
    }),
  );

  return {
    errors,
    validate,
    showRefused,
    fieldErrorProps: {
      onInput: ({ target }: FormEvent<HTMLFormElement>) => recheck(target as Control, true),
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        if (!isPressed(currentTarget, target)) recheck(undefined, false);
      },
      // A layout shift would move the button during the press; submitting validates anyway.
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
        if (!isPressed(currentTarget, relatedTarget)) recheck(target as Control, false);
      },
      onReset: () => setFoundErrors({}),
    },
  };
}

function findProblem({ value, validity }: Control, field: Field): ErrorCode | undefined {
  // An incomplete date has an empty value.
  if (validity.badInput) return 'format';
  return findError(value, field) ?? (validity.valid ? undefined : 'format');
}

/** Safari does not focus pressed buttons; Firefox may set `:active` late. */
const isPressed = (form: Element, focused: EventTarget | null): boolean =>
  (focused instanceof Element && focused.matches('[type="submit"]')) ||
  form.querySelector('[type="submit"]:active') !== null;
