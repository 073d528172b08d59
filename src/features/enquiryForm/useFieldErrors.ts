import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlId, fieldsOf, type Field, type FormId } from '../../enquiry/fields.ts';
import type { FieldErrorMessages } from '../../enquiry/messages.ts';
import {
  cleanValue,
  errorIn,
  isTyped,
  type ErrorCode,
  type FieldErrors,
} from '../../enquiry/validate.ts';
import { useLocale } from '../../components/Locale.tsx';
import { fill, formatNumber } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';
import { mayFollowPost } from './post.ts';

export type FieldError = {
  text: string;
  /** Timestamp. Without a focus change, the error must announce itself. */
  announcedAt: number | undefined;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Only the browser knows the visitor's date. */
type Problem = ErrorCode | 'past';

/** Returns undefined if no visitor can cause the error. */
export function errorText(
  problem: Problem,
  field: Field,
  messages: FieldErrorMessages,
  language: Language,
): string | undefined {
  const missing: Readonly<Record<string, string>> = messages.missing;
  const wrong: Readonly<Record<string, string>> = messages.wrong;
  const tooLong = field.maxLength === undefined ? undefined : messages.tooLong;
  const own = { required: missing[field.name], past: messages.past, tooLong } as const;
  const sentence =
    (problem in own && own[problem as keyof typeof own]) ||
    wrong[field.kind] ||
    missing[field.name] ||
    tooLong;
  return (
    sentence &&
    fill(sentence, {
      min: formatNumber(field.min ?? 0, language),
      max: formatNumber(field.max ?? field.maxLength ?? 0, language),
    })
  );
}

function problemOf(
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
  field: Field,
): Problem | undefined {
  // An incomplete date has an empty value.
  if (validity.badInput) return 'format';
  if (validity.rangeUnderflow) return 'past';
  return (
    errorIn(value, field) ??
    (validity.typeMismatch || validity.patternMismatch ? 'format' : undefined)
  );
}

/** Gecko 153 exposes empty required fields as invalid despite `aria-invalid`. */
const isEnabledFromTheStart = (): boolean => !CSS.supports('-moz-appearance', 'none');

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) => element.matches('input, select, textarea')) as Control[];

/** Safari does not focus buttons; Firefox may set `:active` late. */
const isPressed = (form: Element, focused: EventTarget | null): boolean =>
  (focused instanceof Element && focused.matches('[type="submit"]')) ||
  form.querySelector('[type="submit"]:active') !== null;

/**
 * The browser validates on submit, with our rules as custom validity. Our messages replace its bubble, which disappears
 * and uses the browser's language.
 */
export function useFieldErrors(form: FormId, messages: FieldErrorMessages) {
  const { language } = useLocale();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | undefined>>>({});
  const [validationEnabled, setValidationEnabled] = useState(true);

  const fieldOf = ({ name }: Control) =>
    fieldsOf(form)
      .filter(isTyped)
      .find((field) => field.name === name);

  /** Returns the message, or "". */
  const check = (control: Control): string => {
    const field = fieldOf(control);
    if (!field) return '';
    control.setCustomValidity('');
    const problem = problemOf(control as HTMLInputElement, field);
    const text = (problem && errorText(problem, field, messages, language)) ?? '';
    control.setCustomValidity(text);
    return text;
  };

  const checkAgain = (control: Control) => {
    if (!errors[control.name]) return;
    const text = check(control);
    // The form may just have been reset.
    setErrors((before) =>
      before[control.name]
        ? { ...before, [control.name]: text ? { text, announcedAt: undefined } : undefined }
        : before,
    );
  };

  /** Returns false if no field matches. */
  const show = (refused: FieldErrors): boolean => {
    const found = fieldsOf(form).flatMap((field) => {
      const problem = refused[field.name];
      const text = problem && errorText(problem, field, messages, language);
      return text ? [[field.name, { text, announcedAt: undefined }] as const] : [];
    });
    const [first] = found;
    if (!first) return false;
    flushSync(() => setErrors(Object.fromEntries(found)));
    document.getElementById(controlId(form, first[0]))?.focus();
    return true;
  };

  useEffect(() => {
    setValidationEnabled(isEnabledFromTheStart());
    const refused = fieldsOf(form).find(
      ({ name }) => location.hash === `#${controlId(form, name)}`,
    );
    const text = refused && mayFollowPost() && errorText('format', refused, messages, language);
    if (text) setErrors({ [refused.name]: { text, announcedAt: undefined } });
    // Only on mount: after a refused post without JavaScript, the fragment names the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    errors,
    validationEnabled,
    /** Call it just before the browser validates. */
    validate: (element: HTMLFormElement) => {
      flushSync(() => {
        setValidationEnabled(true);
        setErrors({});
      });
      for (const control of controlsIn(element)) {
        const field = fieldOf(control);
        if (!field) continue;
        const clean = cleanValue(field, control.value);
        if (field.kind !== 'select' && clean !== control.value) control.value = clean;
        check(control);
      }
    },
    show,
    fieldErrorProps: {
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const control = event.target as Control;
        // Before focusing, or a screen reader may miss it.
        const text = check(control) || control.validationMessage;
        flushSync(() =>
          setErrors((before) => ({
            ...before,
            [control.name]: {
              text,
              announcedAt: control === document.activeElement ? event.timeStamp : undefined,
            },
          })),
        );
        if (control === controlsIn(event.currentTarget).find(({ validity }) => !validity.valid))
          control.focus();
      },
      /** While typing, errors can only disappear. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const control = target as Control;
        if (errors[control.name] && check(control) === '') checkAgain(control);
      },
      // A shift would move the button during the press; submit validates anyway.
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
        if (!isPressed(currentTarget, relatedTarget)) checkAgain(target as Control);
      },
      onReset: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        for (const control of controlsIn(currentTarget)) control.setCustomValidity('');
        setErrors({});
        setValidationEnabled(isEnabledFromTheStart());
      },
    },
  };
}
