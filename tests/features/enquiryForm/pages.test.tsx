import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageLoaders } from '../../../src/app/pageModules.ts';
import { pathOf } from '../../../src/site/pages.ts';
import { calls } from '../../specification.ts';
import {
  accepted,
  everyForm,
  fill,
  postOf,
  server,
  submit,
  typedInto,
} from '../../support/enquiryForm.tsx';
import { renderInLayout } from '../../support/renderInLayout.tsx';

beforeEach(() => sessionStorage.clear());

it.each(everyForm)(
  'sends the form of the $form page in $language and scrolls as specified',
  async ({ form, language }) => {
    const toTop = vi.spyOn(window, 'scrollTo');
    const fetch = server(accepted());
    const { Page, content } = await pageLoaders[form](language);
    const Component = Page as ComponentType<{ content: typeof content }>;
    renderInLayout(<Component content={content} />, { language, at: pathOf(form, language) });
    expect(document.forms).toHaveLength(1);
    expect(document.forms[0]).toHaveAccessibleName(/\S/);
    fill(typedInto(form, language));
    submit();
    await waitFor(() =>
      expect(document.querySelector('[tabindex="-1"][role="status"]:not([hidden])')).toHaveFocus(),
    );
    expect(postOf(fetch).body).toEqual(typedInto(form, language));
    expect(postOf(fetch).body).toMatchObject(
      Object.fromEntries(calls[form].keys.map((key) => [key, expect.anything()])),
    );
    expect(toTop).toHaveBeenCalledTimes(form === 'home' ? 0 : 1);
  },
);
