import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContactContent } from '../../src/pages/contact/schema.ts';
import type { WeddingContent } from '../../src/pages/wedding/schema.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../support/photos.ts';
import { renderSite } from '../support/renderSite.tsx';

const subject = () => document.querySelector<HTMLInputElement>('input[name="subject"]')!;
const message = () =>
  waitFor(() => {
    const [field] = document.getElementsByTagName('textarea');
    if (!field) throw new Error('The form is not shown yet.');
    return field;
  });

async function askForVisit(language: Language) {
  const { closingCta } = composeContent<WeddingContent>('wedding', language, projectPhotos);
  const site = await renderSite(getPath('wedding', language));
  await site.visitor.click(screen.getByRole('link', { name: closingCta.action }));
  return { ...site, field: await message() };
}

it.each(languageCodes)(
  'begins the message of those who ask for a visit, in %s',
  async (language) => {
    const { visit } = composeContent<ContactContent>('contact', language, projectPhotos);
    const { field, router } = await askForVisit(language);
    await waitFor(() => expect(field.value.trim()).toBe(visit.message));
    expect(subject()).toHaveValue(visit.subject);
    expect(router.state.location).toMatchObject({
      pathname: getPath('contact', language),
      hash: '#form-title',
    });
  },
);

it('keeps a draft, and begins only what is empty', async () => {
  const { visit } = composeContent<ContactContent>('contact', 'el', projectPhotos);
  const draft = 'Είμαστε δύο οικογένειες.';
  const { visitor, unmount } = await renderSite(getPath('contact', 'el'));
  await visitor.type(await message(), draft);
  unmount();
  const { field } = await askForVisit('el');
  await waitFor(() => expect(subject()).toHaveValue(visit.subject));
  expect(field).toHaveValue(draft);
});
