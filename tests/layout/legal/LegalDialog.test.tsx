import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LegalDialog } from '../../../src/layout/legal/LegalDialog.tsx';
import terms from '../../../src/content/el/terms.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      {isOpen && <LegalDialog messages={terms} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const open = async () => {
  const { visitor } = renderInLayout(<Page />);
  await visitor.click(screen.getByRole('button', { name: 'open' }));
  return { visitor, dialog: screen.getByRole('dialog', { name: terms.title }) };
};

it('shows every heading and paragraph', async () => {
  const { dialog } = await open();
  const sections = terms.parts.flatMap((part) => part.sections);
  expect([...dialog.querySelectorAll('h2, h3, h4')].map((heading) => heading.textContent)).toEqual([
    terms.title,
    ...terms.parts.flatMap((part) => [
      part.heading,
      ...part.sections.map(({ heading }) => heading),
    ]),
  ]);
  expect(dialog.querySelectorAll('section section p')).toHaveLength(
    sections.flatMap(({ paragraphs }) => paragraphs).length,
  );
});

it.each(['{Escape}', '{Enter}'])(
  'closes with %s (Enter presses its button) and returns the focus',
  async (keys) => {
    const { visitor } = await open();
    screen.getByRole('button', { name: terms.close }).focus();
    await visitor.keyboard(keys);
    await waitFor(() => expect(screen.getByRole('button', { name: 'open' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
