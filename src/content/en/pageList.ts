import type { PageWords } from '../../pages/page.ts';
import type { PageId } from '../../site/pages.ts';

/** Name of each page in menus, footer and breadcrumbs, and its words, downloaded when they are wanted. */
export const pages: Record<PageId, { name: string; words: () => Promise<{ default: PageWords }> }> = {
  home: { name: 'Home', words: () => import('./home.json') },
  about: { name: 'About', words: () => import('./about.json') },
  reception: { name: 'Reception', words: () => import('./reception.json') },
  wedding: { name: 'Weddings', words: () => import('./wedding.json') },
  baptism: { name: 'Baptism', words: () => import('./baptism.json') },
  corporate: { name: 'Corporate events', words: () => import('./corporate.json') },
  party: { name: 'Party', words: () => import('./party.json') },
  venue: { name: 'The venue', words: () => import('./venue.json') },
  churches: { name: 'Churches', words: () => import('./churches.json') },
  services: { name: 'Services', words: () => import('./services.json') },
  weddingPlanner: { name: 'Wedding planner', words: () => import('./weddingPlanner.json') },
  photographer: { name: 'Photographer', words: () => import('./photographer.json') },
  djMusic: { name: 'DJ and music', words: () => import('./djMusic.json') },
  reviews: { name: 'Reviews', words: () => import('./reviews.json') },
  prices: { name: 'Prices', words: () => import('./prices.json') },
  guests: { name: 'For guests', words: () => import('./guests.json') },
  contact: { name: 'Contact', words: () => import('./contact.json') },
  gallery: { name: 'Photo gallery', words: () => import('./gallery.json') },
  request: { name: 'Request a quote', words: () => import('./request.json') },
};
