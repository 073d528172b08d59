import { useEffect, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, type FormId } from '../../enquiry/fields.ts';
import type { EnquiryWords } from '../../enquiry/enquiryWords.ts';
import { useFrame } from '../../frame/Frame.tsx';
import { mistakeIn } from './mistakes.ts';

export type Mistake = {
  text: string;
  /** When it was found in the field in which the visitor already is: no move of the focus reads it out, so it says itself. */
  saidAt: number | undefined;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Gecko tells screen readers that an empty required field is invalid, whatever `aria-invalid` says (153, by its own
 * accessibility service), so there `required` comes with the first check. The others heed the attribute.
 */
const isAskedFromTheStart = (): boolean => !CSS.supports('-moz-appearance', 'none');

const firstRefused = (form: HTMLFormElement): Control | undefined => ([...form.elements] as Control[]).find((control) => control.matches(':invalid:not(fieldset)'));

/** Whether a press on the button takes the focus out of a field: Safari gives it to no button, and Firefox may call the button active only afterwards. */
const isPressed = (form: HTMLFormElement, focused: EventTarget | null): boolean =>
  (focused instanceof Element && focused.matches('[type="submit"]')) || form.querySelector('[type="submit"]:active') !== null;

/**
 * What is wrong with which field, by its name. The browser checks, when the form is to be sent; its bubble, which speaks
 * the browser's language and goes after seconds, makes way for words that stay at the field until it is mended.
 */
export function useMistakes(form: FormId, words: EnquiryWords) {
  const { language } = useFrame();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, Mistake | undefined>>>({});
  const [isAsked, setIsAsked] = useState(true);
  useEffect(() => setIsAsked(isAskedFromTheStart()), []);

  const mistakeAt = (control: Control, saidAt?: number): Mistake | undefined => {
    const field = fieldsOf(form).find(({ name }) => name === control.name);
    const text = field && mistakeIn(control, field, words.mistakes, language);
    return text ? { text, saidAt } : undefined;
  };

  /** A field that is wrong already may be wrong in another way by now, or right. */
  const checkAgain = (control: Control) =>
    setMistakes((before) => (before[control.name] ? { ...before, [control.name]: mistakeAt(control) } : before));

  return {
    mistakes,
    /** Whether the browser knows which fields must be filled in. */
    isAsked,
    /** Just before the browser checks, and names what is wrong by now: pressing Enter in a field presses the button, too. */
    ask: () =>
      flushSync(() => {
        setIsAsked(true);
        setMistakes({});
      }),
    /** What the form element needs. */
    mistakeProps: {
      onInvalidCapture: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const control = event.target as Control;
        // At the field before the focus is, or a screen reader may read the field without it.
        const mistake = mistakeAt(control, control === document.activeElement ? event.timeStamp : undefined);
        flushSync(() => setMistakes((before) => ({ ...before, [control.name]: mistake })));
        if (control === firstRefused(event.currentTarget)) control.focus();
      },
      /** While somebody is typing a mistake can only go. */
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const control = target as Control;
        if (control.validity.valid) checkAgain(control);
      },
      // What comes or goes here would move the button from under the press that took the focus; then the browser checks anyway.
      onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
        if (!isPressed(currentTarget, relatedTarget)) checkAgain(target as unknown as Control);
      },
      onReset: () => {
        setMistakes({});
        setIsAsked(isAskedFromTheStart());
      },
    },
  };
}
