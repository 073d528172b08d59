import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageLoaders } from '../../../src/app/pageModules.ts';
import type { FormId } from '../../../src/enquiry/fields.ts';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import {
  accepted,
  enquiryMessages,
  fill,
  formElement,
  postOf,
  server,
  submit,
  typedInto,
} from '../../support/enquiryForm.tsx';
import { renderInLayout } from '../../support/renderInLayout.tsx';

beforeEach(() => sessionStorage.clear());

const pagesWithForm = (['home', 'contact', 'request'] as const).flatMap((form) =>
  languageCodes.map((language) => ({ form, language })),
);

const sendFrom = async (form: FormId, language: Language) => {
  const { Page, content } = await pageLoaders[form](language);
  const Component = Page as ComponentType<{ content: typeof content }>;
  renderInLayout(<Component content={content} />, { language, at: pathOf(form, language) });
  fill(typedInto(form, language));
  submit();
  await waitFor(() =>
    expect(document.querySelector('[tabindex="-1"][role="status"]:not([hidden])')).toHaveFocus(),
  );
};

it.each(pagesWithForm)(
  'the $form page in $language has its own form, which is sent from there',
  async ({ form, language }) => {
    const fetch = server(accepted());
    await sendFrom(form, language);
    expect(postOf(fetch).body).toMatchObject(typedInto(form, language));
    expect(document.querySelector('[tabindex="-1"][role="status"]')).toHaveTextContent(
      enquiryMessages[language].forms[form].success.title,
    );
    expect(document.forms).toHaveLength(1);
    expect(formElement()).toHaveAccessibleName(/\S/);
  },
);

it.each(pagesWithForm)(
  'success on the $form page in $language leaves the visitor where the specification says',
  async ({ form, language }) => {
    const toTop = vi.spyOn(window, 'scrollTo');
    server(accepted());
    await sendFrom(form, language);
    if (form === 'home') expect(toTop).not.toHaveBeenCalled();
    else expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  },
);
