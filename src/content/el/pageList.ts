import type { PageId } from '../../site/pages.ts';

/** Name of each page in menus, footer and breadcrumbs, and its words, downloaded when they are wanted. */
export const pages = {
  home: { name: 'Αρχική', words: () => import('./home.ts') },
  about: { name: 'Εμείς', words: () => import('./about.ts') },
  reception: { name: 'Δεξίωση', words: () => import('./reception.ts') },
  wedding: { name: 'Γάμος', words: () => import('./wedding.ts') },
  baptism: { name: 'Βάπτιση', words: () => import('./baptism.ts') },
  corporate: { name: 'Εταιρικές εκδηλώσεις', words: () => import('./corporate.ts') },
  party: { name: 'Πάρτι', words: () => import('./party.ts') },
  venue: { name: 'Ο χώρος', words: () => import('./venue.ts') },
  churches: { name: 'Εκκλησίες', words: () => import('./churches.ts') },
  services: { name: 'Υπηρεσίες', words: () => import('./services.ts') },
  weddingPlanner: { name: 'Διοργανωτής γάμων', words: () => import('./weddingPlanner.ts') },
  photographer: { name: 'Φωτογράφος', words: () => import('./photographer.ts') },
  djMusic: { name: 'DJ και μουσική', words: () => import('./djMusic.ts') },
  reviews: { name: 'Κριτικές', words: () => import('./reviews.ts') },
  prices: { name: 'Τιμές', words: () => import('./prices.ts') },
  guests: { name: 'Για τους καλεσμένους', words: () => import('./guests.ts') },
  contact: { name: 'Επικοινωνία', words: () => import('./contact.ts') },
  gallery: { name: 'Συλλογή φωτογραφιών', words: () => import('./gallery.ts') },
  request: { name: 'Αίτημα προσφοράς', words: () => import('./request.ts') },
} satisfies Record<PageId, unknown>;
