import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Gallery from '../../src/pages/gallery/index.tsx';
import type { GalleryContent } from '../../src/pages/gallery/schema.ts';
import {
  galleryHours,
  type GalleryHour,
  type GalleryPhoto,
} from '../../src/site/photos/pagePicture.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { mockStageSize } from '../support/browser.ts';
import { projectPhotos } from '../support/photos.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const content = composeContent<GalleryContent>('gallery', 'el', projectPhotos);

/** Of this test, because the owner may give two hours one name. */
const names = Object.fromEntries(galleryHours.map((hour) => [hour, `hour of ${hour}`])) as Record<
  GalleryHour,
  string
>;

/** Two photos an hour, of which the ceremony has no wedding. */
const gallery = galleryHours.flatMap((hour) =>
  [1, 2].map((number): GalleryPhoto => ({
    ...content.gallery[0]!,
    id: `${hour}-${number}`,
    alt: `${hour} ${number}`,
    hour,
    album: hour === 'ceremony' ? 'baptism' : 'wedding',
  })),
);

const hours = Object.fromEntries(
  galleryHours.map((hour) => [hour, { name: names[hour] }]),
) as GalleryContent['hours'];

const open = (search = '') =>
  renderInLayout(<Gallery content={{ ...content, gallery, hours }} />, { at: `/gallery${search}` });

const getChapterNames = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => galleryHours.find((hour) => textContent.includes(names[hour])))
    .filter(Boolean);

it('has a heading for each hour, in the order of the day', () => {
  open();
  expect(getChapterNames()).toEqual(galleryHours);
});

it('leaves out hours without a photo of the category', () => {
  open('?category=baptism');
  expect(getChapterNames()).toEqual(['ceremony']);
});

it('counts the photos of the viewer as the page shows them', async () => {
  mockStageSize();
  const { visitor } = open();
  const links = screen.getAllByRole('link', { name: /^\w+ [12]$/ });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
    gallery.map(({ alt }) => alt),
  );
  await visitor.click(links[2]!);
  expect(await screen.findByText(`3 / ${gallery.length}`)).toBeInTheDocument();
});

it('shows all hours without script', () => {
  const { toStaticHtml } = open('?category=baptism');
  for (const { alt } of gallery) expect(toStaticHtml()).toContain(`aria-label="${alt}"`);
});
