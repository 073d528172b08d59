import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LegalDialog } from '../../../src/layout/legal/LegalDialog.tsx';
import elAccessibility from '../../../src/content/el/accessibility.ts';
import el from '../../../src/content/el/terms.ts';
import enAccessibility from '../../../src/content/en/accessibility.ts';
import en from '../../../src/content/en/terms.ts';
import type { LegalCopy } from '../../../src/components/Legal.tsx';
import type { Language } from '../../../src/site/languages.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

function Page({ messages }: { messages: LegalCopy }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && <LegalDialog messages={messages} onClose={() => setOpen(false)} />}
    </>
  );
}

it.each<[Language, LegalCopy]>([
  ['el', el],
  ['en', en],
  ['el', elAccessibility],
  ['en', enAccessibility],
])('shows every heading and paragraph of its text in %s', async (language, messages) => {
  const { visitor } = renderInLayout(<Page messages={messages} />, { language });
  await visitor.click(screen.getByRole('button', { name: 'open' }));
  const dialog = screen.getByRole('dialog', { name: messages.title });
  const headings = within(dialog)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    messages.title,
    ...messages.parts.flatMap((part) => [
      part.heading,
      ...part.sections.map(({ heading }) => heading),
    ]),
  ]);
  const paragraphs = messages.parts.flatMap((part) =>
    part.sections.flatMap((section) => section.paragraphs),
  );
  expect(dialog.querySelectorAll('section section p')).toHaveLength(paragraphs.length);
});

it.each([
  [
    'its button',
    async (visitor: ReturnType<typeof renderInLayout>['visitor']) =>
      visitor.click(screen.getByRole('button', { name: el.close })),
  ],
  [
    'Escape',
    async (visitor: ReturnType<typeof renderInLayout>['visitor']) => visitor.keyboard('{Escape}'),
  ],
] as const)('closes with %s and gives the focus back to what opened it', async (_way, close) => {
  const { visitor } = renderInLayout(<Page messages={el} />);
  await visitor.click(screen.getByRole('button', { name: 'open' }));
  await close(visitor);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
});
