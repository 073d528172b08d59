import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BackToTop } from '../../src/layout/BackToTop.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { scrolled } from '../specification.ts';
import { preferReducedMotion, scrollTo } from '../support/browser.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const page = (
  <>
    <main>
      <h1>Το κτήμα</h1>
    </main>
    <BackToTop />
  </>
);

it.each(languageCodes)(
  'appears beyond the pixels of scroll that the specification names and not at them, in %s',
  (language) => {
    const { messages } = renderInLayout(page, { language });
    scrollTo(scrolled.backToTop + 1);
    expect(screen.getByRole('button', { name: messages.backToTop })).toBeVisible();
    scrollTo(scrolled.backToTop);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('goes to the top smoothly and hands the focus to the heading', async () => {
  const toTop = vi.spyOn(window, 'scrollTo');
  const { visitor, messages } = renderInLayout(page);
  scrollTo(scrolled.backToTop + 1);
  await visitor.click(screen.getByRole('button', { name: messages.backToTop }));
  expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('goes there at once where motion is unwanted', async () => {
  preferReducedMotion();
  const toTop = vi.spyOn(window, 'scrollTo');
  const { visitor, messages } = renderInLayout(page);
  scrollTo(scrolled.backToTop + 1);
  await visitor.click(screen.getByRole('button', { name: messages.backToTop }));
  expect(toTop).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
});
