/** The vocabulary of the tests of forms in the browser. Only fetch is replaced. */
import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { fieldsOf, type FormId } from '../../src/enquiry/fields.ts';
import { EnquiryForm } from '../../src/features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../src/features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../src/features/enquiryForm/useEnquiry.ts';
import { inEachLanguage, type Language } from '../../src/site/languages.ts';
import { renderInFrame } from './renderInFrame.tsx';
import type { Typed } from './typed.ts';

export { everyForm, requiredOf, shownFields, typedInto } from './typed.ts';

export const enquiryWords = inEachLanguage((language) => mails[language].enquiry);

function FormOnPage({ form, language }: { form: FormId; language: Language }) {
  const enquiry = useEnquiry(form, enquiryWords[language]);
  return (
    <>
      <h2 id="title">Form</h2>
      <ResultBox enquiry={enquiry} scrollToTop={form !== 'home'} />
      <EnquiryForm enquiry={enquiry} labelledBy="title" />
    </>
  );
}

/** A form with its result box, as a page holds them. */
export function renderForm(form: FormId, language: Language, at?: string) {
  const view = renderInFrame(<FormOnPage form={form} language={language} />, { language, at });
  return {
    ...view,
    form,
    language,
    words: enquiryWords[language],
    formWords: enquiryWords[language].forms[form],
  };
}

/** By tag and not by role, which takes jsdom a hundred times as long; that the form has a name is a test of its own. */
export const formElement = () => document.forms[0] as HTMLFormElement;

/** The controls of one field; several where it is a group of checkboxes. */
export const controlsOf = (name: string) =>
  [...formElement().elements].filter((element) => element.getAttribute('name') === name) as (
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  )[];

/** What stands in the fields now, in the shape of what is typed into them. */
export const valuesNow = (form: FormId): Typed => {
  const values = new FormData(formElement());
  return Object.fromEntries(
    fieldsOf(form).map(({ name, kind }) => [
      name,
      kind === 'checkboxes' ? values.getAll(name).map(String) : String(values.get(name)),
    ]),
  );
};

/** Fills fields in as a visitor does: each change is an input event. */
export const fill = (values: Typed) => {
  for (const [name, value] of Object.entries(values))
    for (const control of controlsOf(name))
      if (!(control instanceof HTMLInputElement && control.type === 'checkbox'))
        fireEvent.input(control, { target: { value } });
      else if (control.checked !== value.includes(control.value)) fireEvent.click(control);
};

export const submitButton = () =>
  formElement().querySelector<HTMLButtonElement>('button[type="submit"]') as HTMLButtonElement;

/** Presses the button; like the browser, jsdom first checks what was filled in. */
export const submit = () => fireEvent.click(submitButton());

/** A server that gives these answers in turn; the last one again and again. */
export const server = (...answers: (Response | Error | Promise<Response>)[]) => {
  let turn = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers[Math.min(turn++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return (await answer) ?? accepted();
  });
};

export const accepted = () => new Response(null, { status: 204 });
/** By default a refusal that no other way would spare the visitor. */
export const refused = (status = 400, headers: HeadersInit = {}) =>
  new Response(null, { status, headers });

/** An answer that comes when the test says so. */
export const laterAnswer = () => {
  let resolve: (answer: Response) => void = () => {};
  const promise = new Promise<Response>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

type Fetch = ReturnType<typeof server>;
export const postOf = (fetch: Fetch, turn = 0) => {
  const [url, init] = fetch.mock.calls[turn] ?? [];
  return {
    url: String(url),
    method: init?.method,
    headers: new Headers(init?.headers),
    body: JSON.parse(String(init?.body ?? 'null')) as Record<string, unknown>,
    signal: init?.signal,
  };
};
