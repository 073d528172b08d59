import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TermsDialog } from '../../src/sections/TermsDialog.tsx';
import el from '../../src/content/el/terms.ts';
import en from '../../src/content/en/terms.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { renderInFrame } from '../support/renderInFrame.tsx';

const words = { el, en };

function Page({ language }: { language: 'el' | 'en' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <TermsDialog words={words[language]} open={open} onOpenChange={setOpen} />
    </>
  );
}

it.each(languageCodes)('shows every heading and paragraph of its text in %s', async (language) => {
  const { visitor } = renderInFrame(<Page language={language} />, { language });
  await visitor.click(screen.getByRole('button', { name: 'open' }));
  const dialog = screen.getByRole('dialog', { name: words[language].title });
  const headings = within(dialog).getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual([words[language].title, ...words[language].parts.flatMap((part) => [part.heading, ...part.sections.map(({ heading }) => heading)])]);
  const paragraphs = words[language].parts.flatMap((part) => part.sections.flatMap((section) => section.paragraphs));
  expect(dialog.querySelectorAll('section section p')).toHaveLength(paragraphs.length);
});

it.each([
  ['its button', async (visitor: ReturnType<typeof renderInFrame>['visitor']) => visitor.click(screen.getByRole('button', { name: el.close }))],
  ['Escape', async (visitor: ReturnType<typeof renderInFrame>['visitor']) => visitor.keyboard('{Escape}')],
] as const)('closes with %s and gives the focus back to what opened it', async (_way, close) => {
  const { visitor } = renderInFrame(<Page language="el" />);
  await visitor.click(screen.getByRole('button', { name: 'open' }));
  await close(visitor);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});
