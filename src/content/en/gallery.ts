import type { GalleryWords } from '../../pages/Gallery.tsx';
import { venue } from '../../site/venue.ts';

const gallery: GalleryWords = {
  head: {
    title: `Photos of ${venue.name.en}, Keratea`,
    description:
      'The stone hall, the chapel, the olive trees and the tables under the pergola, from morning until the lights go on: every photo of the estate.',
    keywords: ['event venue photos', 'wedding photos Keratea', 'olive grove wedding tables', 'baptism venue pictures', venue.name.en],
  },
  title: 'From first\u00a0light\n*to\u00a0fairy lights*',
  lead: 'Wherever you see water, you are looking east, towards Daskalio. Choose a photo to see it large.',
  categories: 'Photo categories',
  all: 'All',
  albums: {
    venue: 'The venue',
    wedding: 'Weddings',
    baptism: 'Baptisms',
    corporate: 'Corporate',
    party: 'Parties',
  },
  photos: 'photos',
  visit: {
    title: 'No photograph *smells of lavender*',
    text: 'Come one afternoon and walk from the gate to the chapel. We will make you coffee on the terrace and show you where the wind comes from.',
    action: 'Arrange a visit',
    venue: 'The venue, corner by corner',
  },
};

export default gallery;
