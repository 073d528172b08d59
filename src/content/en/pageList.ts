import type { PageId } from '../../site/pages.ts';

/** Name of each page in menus, footer and breadcrumbs, and its words, downloaded when they are wanted. */
export const pages = {
  home: { name: 'Home', words: () => import('./home.ts') },
  about: { name: 'About', words: () => import('./about.ts') },
  reception: { name: 'Reception', words: () => import('./reception.ts') },
  wedding: { name: 'Weddings', words: () => import('./wedding.ts') },
  baptism: { name: 'Baptism', words: () => import('./baptism.ts') },
  corporate: { name: 'Corporate events', words: () => import('./corporate.ts') },
  party: { name: 'Party', words: () => import('./party.ts') },
  venue: { name: 'The venue', words: () => import('./venue.ts') },
  churches: { name: 'Churches', words: () => import('./churches.ts') },
  services: { name: 'Services', words: () => import('./services.ts') },
  weddingPlanner: { name: 'Wedding planner', words: () => import('./weddingPlanner.ts') },
  photographer: { name: 'Photographer', words: () => import('./photographer.ts') },
  djMusic: { name: 'DJ and music', words: () => import('./djMusic.ts') },
  reviews: { name: 'Reviews', words: () => import('./reviews.ts') },
  prices: { name: 'Prices', words: () => import('./prices.ts') },
  guests: { name: 'For guests', words: () => import('./guests.ts') },
  contact: { name: 'Contact', words: () => import('./contact.ts') },
  gallery: { name: 'Photo gallery', words: () => import('./gallery.ts') },
  request: { name: 'Request a quote', words: () => import('./request.ts') },
} satisfies Record<PageId, unknown>;
