import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlId, fieldsOf, type Field, type FormId } from '../../enquiry/fields.ts';
import type { MistakeWords } from '../../enquiry/enquiryWords.ts';
import { cleanValue, errorIn, isTyped, type ErrorCode, type FieldErrors } from '../../enquiry/validate.ts';
import { useFrame } from '../../frame/Frame.tsx';
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

/** What is wrong with a field; "past" is known only to the browser, by the visitor's clock. */
type Problem = ErrorCode | 'past';

/** What stands at a field with a problem; undefined where there are no words, since no visitor can bring it about. */
export function errorText(problem: Problem, field: Field, words: MistakeWords, language: Language): string | undefined {
  const missing: Readonly<Record<string, string>> = words.missing;
  const wrong: Readonly<Record<string, string>> = words.wrong;
  const tooLong = field.maxLength === undefined ? undefined : words.tooLong;
  const own = { required: missing[field.name], past: words.past, tooLong } as const;
  const sentence = (problem in own && own[problem as keyof typeof own]) || wrong[field.kind] || missing[field.name] || tooLong;
  return sentence && fill(sentence, { min: formatNumber(field.min ?? 0, language), max: formatNumber(field.max ?? field.maxLength ?? 0, language) });
}

/** The problem of a control as it stands: by our rules, which are those of the function, and by what only the browser knows. */
export function problemOf({ value, validity }: Pick<HTMLInputElement, 'value' | 'validity'>, field: Field): Problem | undefined {
  // Half a date has no value.
  if (validity.badInput) return 'format';
  if (validity.rangeUnderflow) return 'past';
  return errorIn(value, field) ?? (validity.typeMismatch || validity.patternMismatch ? 'format' : undefined);
}

/**
 * Gecko tells screen readers that an empty required field is invalid, whatever `aria-invalid` says (153, by its own
 * accessibility service), so there `required` comes with the first check. The others heed the attribute.
 */
const isAskedFromTheStart = (): boolean => !CSS.supports('-moz-appearance', 'none');

const controlsIn = (form: HTMLFormElement): Control[] => [...form.elements].filter((element) => element.matches('input, select, textarea')) as Control[];

/** Whether a press on the button takes the focus out of a field: Safari gives it to no button, and Firefox may call the button active only afterwards. */
const isPressed = (form: HTMLFormElement, focused: EventTarget | null): boolean =>
  (focused instanceof Element && focused.matches('[type="submit"]')) || form.querySelector('[type="submit"]:active') !== null;

/**
 * What is wrong with which field, by its name. The browser checks, when the form is to be sent, with our rules as custom
 * validity; its bubble, which speaks the browser's language and goes after seconds, makes way for words that stay at the
 * field until it is right.
 */
export function useFieldErrors(form: FormId, words: MistakeWords) {
  const { language } = useFrame();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError | undefined>>>({});
  const [isAsked, setIsAsked] = useState(true);

  const fieldOf = ({ name }: Control): Field | undefined => fieldsOf(form).find((field) => field.name === name);

  /** Tells the browser, too, what is wrong with a control; gives the words for it. */
  const check = (control: Control): string => {
    const field = fieldOf(control);
    if (!field || !isTyped(field)) return '';
    control.setCustomValidity('');
    const problem = problemOf(control as HTMLInputElement, field);
    const text = (problem && errorText(problem, field, words, language)) ?? '';
    control.setCustomValidity(text);
    return text;
  };

  /** A field that is wrong already may be wrong in another way by now, or right. */
  const checkAgain = (control: Control) => {
    if (!errors[control.name]) return;
    const text = check(control);
    // It may have gone with the form that was emptied just now.
    setErrors((before) => (before[control.name] ? { ...before, [control.name]: text ? { text, saidAt: undefined } : undefined } : before));
  };

  /** Shows what a function has refused, and leads to the first of it; false where the form has no such field. */
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
    const refused = fieldsOf(form).find(({ name }) => location.hash === `#${controlId(form, name)}`);
    const text = refused && mayAnswerPost() && errorText('format', refused, words, language);
    if (text) setErrors({ [refused.name]: { text, saidAt: undefined } });
    // Once, for a post without script that was refused: the redirect's fragment names the field.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    errors,
    /** Whether the browser knows which fields must be filled in. */
    isAsked,
    /** To be called just before the browser checks: cleans what was typed, as the function would, and names what is wrong with it. */
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
    /** What the form element needs. */
    fieldErrorProps: {
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const control = event.target as Control;
        // At the field before the focus is, or a screen reader may read the field without it.
        const text = check(control) || control.validationMessage;
        flushSync(() => setErrors((before) => ({ ...before, [control.name]: { text, saidAt: control === document.activeElement ? event.timeStamp : undefined } })));
        if (control === controlsIn(event.currentTarget).find(({ validity }) => !validity.valid)) control.focus();
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
