import type { AlbumId } from '../../photos/albums.ts';
import { kinds, type Kind } from './kinds.ts';

const albums: Readonly<Record<AlbumId, Kind['title']>> = {
  venue: { el: 'Ο χώρος', en: 'The venue' },
  wedding: { el: 'Γάμοι', en: 'Weddings' },
  baptism: { el: 'Βαπτίσεις', en: 'Baptisms' },
  corporate: { el: 'Εταιρικά', en: 'Corporate' },
  party: { el: 'Πάρτι', en: 'Parties' },
  upright: { el: 'Όρθιες, για κινητά', en: 'Upright, for phones' },
  apart: { el: 'Εκτός συλλογής', en: 'Not in the gallery' },
};

/** The library: each album with its photos and what is to be seen on them. */
export const albumKinds: readonly Kind[] = Object.entries(albums).map(([id, name]) => ({
  name: `photos/${id}`,
  group: 'photos',
  title: { el: `Άλμπουμ: ${name.el}`, en: `Album: ${name.en}` },
  path: `src/content/photos/${id}.json`,
  type: { file: 'src/photos/albums.ts', name: 'AlbumFile' },
}));

const shownOn: readonly Pick<Kind, 'name' | 'title'>[] = [
  ...kinds.filter(({ group }) => group === 'pages'),
  { name: 'notFound', title: { el: 'Σελίδα που δεν βρέθηκε', en: 'Page not found' } },
];

/** The files with arrangements: their types know the places. */
const withPlaces: Readonly<Partial<Record<string, Kind['type']>>> = {
  home: { file: 'src/sections/photos/Mosaic.tsx', name: 'MosaicPictures' },
  wedding: { file: 'src/sections/photos/PhotoSix.tsx', name: 'SixPictures' },
  baptism: { file: 'src/pages/Baptism.tsx', name: 'BaptismPictures' },
  corporate: { file: 'src/pages/Corporate.tsx', name: 'CorporatePictures' },
  party: { file: 'src/pages/Party.tsx', name: 'PartyPictures' },
};

/** Which photo stands where on each page. */
export const pictureKinds: readonly Kind[] = shownOn.map(({ name, title }) => ({
  name: `pictures/${name}`,
  group: 'photos',
  title: { el: `Σελίδα: ${title.el}`, en: `Page: ${title.en}` },
  path: `src/content/pictures/${name}.json`,
  type: withPlaces[name] ?? { file: 'src/photos/pictures.ts', name: 'SinglePictures' },
}));
