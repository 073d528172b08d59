import type { HomeWords } from '../../../src/pages/home/schema.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../src/vite/words/wordsOf.ts';
import { ServiceList } from '../../../src/pages/home/ServiceList.tsx';
import { renderInFrame } from '../../support/renderInFrame.tsx';

it('the photo of each row but the first waits for this row, and for no other', () => {
  const { container } = renderInFrame(
    <ServiceList words={wordsOf<HomeWords>('home', 'en').services} />,
    { language: 'en' },
  );
  const rows = within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.dataset.service);
  const photos = [...container.querySelectorAll('section > [aria-hidden] img')].map(
    ({ className }) => [...className.matchAll(/data-service=(\w+)/g)].map(([, name]) => name),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(photos).toEqual(rows.map((name, index) => (index === 0 ? [] : [name])));
});
