import type { HomeContent } from '../../../src/pages/home/schema.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import { ServiceList } from '../../../src/pages/home/ServiceList.tsx';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const home = contentOf<HomeContent>('home', 'en', projectPhotos);

it('the photo of each row but the first waits for this row, and for no other', () => {
  const { container } = renderInLayout(
    <ServiceList copy={home.services} pictures={home.pictures} />,
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
