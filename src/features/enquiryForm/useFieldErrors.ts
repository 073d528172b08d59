import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlId, fieldsOf, type Field, type FormId } from '../../enquiry/fields.ts';
import type { MistakeWords } from '../../enquiry/enquiryWords.ts';
import {
  cleanValue,
  errorIn,
  isTyped,
  type ErrorCode,
  type FieldErrors,
} from '../../enquiry/validate.ts';
import { useFrame } from '../../components/Frame.tsx';
import { fill } from '../../site/formats/fill.ts';
import { formatNumber } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';
import { mayAnswerPost } from './mayAnswerPost.ts';

export type FieldError = {
  text: string;
  /** When it was found in the field in which the visitor already is: no move of the focus reads it out, so it says itself. */
  saidAt: number | undefined;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An error in a field. Only the browser reports "past": it depends on the visitor's clock. */
type Problem = ErrorCode | 'past';

/** Returns the message for an error, or undefined if no visitor can cause it and there is no message. */
export function errorText(
  problem: Problem,
  field: Field,
  words: MistakeWords,
  language: Language,
): string | undefined {
  const missing: Readonly<Record<string, string>> = words.missing;
  const wrong: Readonly<Record<string, string>> = words.wrong;
  const tooLong = field.maxLength === undefined ? undefined : words.tooLong;
  const own = { required: missing[field.name], past: words.past, tooLong } as const;
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

/** Returns the error of a control: by the rules of the function, and by what only the browser knows. */
export function problemOf(
  { value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>,
  field: Field,
): Problem | undefined {
  // Half a date has no value.
  if (validity.badInput) return 'format';
  if (validity.rangeUnderflow) return 'past';
  return (
    errorIn(value, field) ??
    (validity.typeMismatch || validity.patternMismatch ? 'format' : undefined)
  );
}

/**
 * Gecko tells screen readers that an empty required field is invalid, whatever `aria-invalid` says (153, by its own
 * accessibility service), so there `required` comes with the first check. The others heed the attribute.
 */
const isAskedFromTheStart = (): boolean => !CSS.supports('-moz-appearance', 'none');

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element) => element.matches('input, select, textarea')) as Control[];

/** Whether a press on the button takes the focus out of a field: Safari gives it to no button, and Firefox may call the button active only afterwards. */
const isPressed = (form: HTMLFormElement, focused: EventTarget | null): boolean =>
  (focused instanceof Element && focused.matches('[type="submit"]')) ||
  form.querySelector('[type="submit"]:active') !== null;

/**
 * Manages the errors of a form, by field name. The browser validates on submit, with our rules as custom validity. Our messages
 * replace its bubble, which uses the browser's language and disappears after seconds. They stay until the field is valid.
 */
export function useFieldErrors(form: FormId, words: MistakeWords) {
  const { language } = useFrame();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | undefined>>>({});
  const [isAsked, setIsAsked] = useState(true);

  const fieldOf = ({ name }: Control): Field | undefined =>
    fieldsOf(form).find((field) => field.name === name);

  /** Sets the custom validity of a control. Returns its message, or "". */
  const check = (control: Control): string => {
    const field = fieldOf(control);
    if (!field || !isTyped(field)) return '';
    control.setCustomValidity('');
    const problem = problemOf(control as HTMLInputElement, field);
    const text = (problem && errorText(problem, field, words, language)) ?? '';
    control.setCustomValidity(text);
    return text;
  };

  /** Updates the error of a field that has one. */
  const checkAgain = (control: Control) => {
    if (!errors[control.name]) return;
    const text = check(control);
    // The form may have been reset just now, which removes all errors.
    setErrors((before) =>
      before[control.name]
        ? { ...before, [control.name]: text ? { text, saidAt: undefined } : undefined }
        : before,
    );
  };

  /** Shows the errors of a response and focuses the first field. Returns false if the form has no such field. */
  const show = (refused: FieldErrors): boolean => {
    const found = fieldsOf(form).flatMap((field) => {
      const problem = refused[field.name];
      const text = problem && errorText(problem, field, words, language);
      return text ? [[field.name, { text, saidAt: undefined }] as const] : [];
    });
    const [first] = found;
    if (!first) return false;
    flushSync(() => setErrors(Object.fromEntries(found)));
    document.getElementById(controlId(form, first[0]))?.focus();
    return true;
  };

  useEffect(() => {
    setIsAsked(isAskedFromTheStart());
    const refused = fieldsOf(form).find(
      ({ name }) => location.hash === `#${controlId(form, name)}`,
    );
    const text = refused && mayAnswerPost() && errorText('format', refused, words, language);
    if (text) setErrors({ [refused.name]: { text, saidAt: undefined } });
    // Only on mount: after a refused post without script, the fragment of the redirect names the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    errors,
    /** Whether the browser knows which fields must be filled in. */
    isAsked,
    /** Cleans the values as the function does and sets their validity. Call it just before the browser validates. */
    validate: (element: HTMLFormElement) => {
      flushSync(() => {
        setIsAsked(true);
        setErrors({});
      });
      for (const control of controlsIn(element)) {
        const field = fieldOf(control);
        if (!field || !isTyped(field)) continue;
        const clean = cleanValue(field, control.value);
        if (field.kind !== 'select' && clean !== control.value) control.value = clean;
        check(control);
      }
    },
    show,
    /** Props of the form element. */
    fieldErrorProps: {
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const control = event.target as Control;
        // At the field before the focus is, or a screen reader may read the field without it.
        const text = check(control) || control.validationMessage;
        flushSync(() =>
          setErrors((before) => ({
            ...before,
            [control.name]: {
              text,
              saidAt: control === document.activeElement ? event.timeStamp : undefined,
            },
          })),
        );
        if (control === controlsIn(event.currentTarget).find(({ validity }) => !validity.valid))
          control.focus();
      },
      /** While somebody is typing an error can only go. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const control = target as Control;
        if (errors[control.name] && check(control) === '') checkAgain(control);
      },
      // What comes or goes here would move the button from under the press that took the focus; then the browser checks anyway.
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
        if (!isPressed(currentTarget, relatedTarget)) checkAgain(target as unknown as Control);
      },
      onReset: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        for (const control of controlsIn(currentTarget)) control.setCustomValidity('');
        setErrors({});
        setIsAsked(isAskedFromTheStart());
      },
    },
  };
}
