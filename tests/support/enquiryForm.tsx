import { fireEvent, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { getFields, type FormId } from '../../src/enquiry/fields.ts';
import { statuses } from '../../src/enquiry/server/response.ts';
import { EnquiryForm } from '../../src/features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../src/features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../src/features/enquiryForm/useEnquiry.ts';
import { mapLanguages, type Language } from '../../src/site/languages.ts';
import { renderInLayout } from './renderInLayout.tsx';
import { createTyped, type Typed } from './typed.ts';

export { everyForm, pickRequired, getShownFields, createTyped } from './typed.ts';

export const enquiryMessages = mapLanguages((language) => mails[language].enquiry);

function FormOnPage({ form, language }: { form: FormId; language: Language }) {
  const enquiry = useEnquiry(form, enquiryMessages[language]);
  return (
    <>
      <h2 id="title">Form</h2>
      <ResultBox enquiry={enquiry} scrollToTop={form !== 'home'} />
      <EnquiryForm enquiry={enquiry} labelledBy="title" />
    </>
  );
}

export function renderForm(form: FormId, language: Language, at?: string) {
  const view = renderInLayout(<FormOnPage form={form} language={language} />, { language, at });
  return {
    ...view,
    form,
    language,
    messages: enquiryMessages[language],
    formMessages: enquiryMessages[language].forms[form],
  };
}

/** Found without a role, because such queries take jsdom 100 times as long. */
export const getForm = () => document.forms[0] as HTMLFormElement;

export const getControls = (name: string) =>
  [...getForm().elements].filter((element) => element.getAttribute('name') === name) as (
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  )[];

export const readValues = (form: FormId): Typed => {
  const values = new FormData(getForm());
  return Object.fromEntries(
    getFields(form).map(({ name, kind }) => [
      name,
      kind === 'checkboxes' ? values.getAll(name).map(String) : String(values.get(name)),
    ]),
  );
};

export const fillFields = (values: Typed) => {
  for (const [name, value] of Object.entries(values))
    for (const control of getControls(name))
      if (!(control instanceof HTMLInputElement && control.type === 'checkbox'))
        fireEvent.input(control, { target: { value } });
      else if (control.checked !== value.includes(control.value)) fireEvent.click(control);
};

export const renderTyped = (form: FormId, language: Language = 'el', changes: Typed = {}) => {
  const view = renderForm(form, language);
  fillFields({ ...createTyped(form, language), ...changes });
  return view;
};

/** Returns the only result box. A success has the role status, a failure the role alert. */
export const getResultBox = (role: 'status' | 'alert'): HTMLElement => {
  const boxes = [...document.querySelectorAll<HTMLElement>('[role][tabindex="-1"]:not([hidden])')];
  expect(boxes.map((box) => box.getAttribute('role'))).toEqual([role]);
  return boxes[0]!;
};

export const waitForResult = (role: 'status' | 'alert') => waitFor(() => getResultBox(role));

export const getSubmitButton = () =>
  getForm().querySelector<HTMLButtonElement>('button[type="submit"]') as HTMLButtonElement;

/** jsdom validates before it submits, as a browser does. */
export const submit = () => fireEvent.click(getSubmitButton());

export const mockServer = (...responses: (Response | Error | Promise<Response>)[]) => {
  let turn = 0;
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const response = responses[Math.min(turn++, responses.length - 1)];
    if (response instanceof Error) throw response;
    return ((await response) ?? createAccepted()).clone();
  });
};

export const createAccepted = () => Response.json({ ok: true, confirmed: false });
export const createRefusal = (
  outcome: keyof typeof statuses = 'invalid',
  headers: HeadersInit = {},
) => Response.json({ error: outcome, fields: {} }, { status: statuses[outcome], headers });

export const createLaterResponse = () => {
  let resolve: (response: Response) => void = () => {};
  const promise = new Promise<Response>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

type Fetch = ReturnType<typeof mockServer>;
export const readPost = (fetch: Fetch, turn = 0) => {
  const [url, init] = fetch.mock.calls[turn] ?? [];
  return {
    url: String(url),
    method: init?.method,
    headers: new Headers(init?.headers),
    body: JSON.parse(String(init?.body ?? 'null')) as Record<string, unknown>,
    signal: init?.signal,
  };
};
