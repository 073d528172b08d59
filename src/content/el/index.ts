/** What a visitor of Greek pages downloads: the words of the frame, the name, and every other text when it is wanted. */
import { greekWordmark as wordmark } from '../../site/greekWordmark.ts';
import frame from './frame.ts';

export default {
  frame,
  wordmark,
  pages: {
    home: () => import('./home.ts'),
    about: () => import('./about.ts'),
    reception: () => import('./reception.ts'),
    wedding: () => import('./wedding.ts'),
    baptism: () => import('./baptism.ts'),
    corporate: () => import('./corporate.ts'),
    party: () => import('./party.ts'),
    venue: () => import('./venue.ts'),
    churches: () => import('./churches.ts'),
    services: () => import('./services.ts'),
    weddingPlanner: () => import('./weddingPlanner.ts'),
    photographer: () => import('./photographer.ts'),
    djMusic: () => import('./djMusic.ts'),
    reviews: () => import('./reviews.ts'),
    contact: () => import('./contact.ts'),
    gallery: () => import('./gallery.ts'),
    request: () => import('./request.ts'),
  },
  legal: { terms: () => import('./terms.ts'), accessibility: () => import('./accessibility.ts') },
};
