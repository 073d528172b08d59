import type { PageWords } from '../../pages/page.ts';
import type { PageId } from '../../site/pages.ts';

/** Name of each page in menus, footer and breadcrumbs, and its words, downloaded when they are wanted. */
export const pages: Record<PageId, { name: string; words: () => Promise<{ default: PageWords }> }> = {
  home: { name: 'Αρχική', words: () => import('./home.json') },
  about: { name: 'Εμείς', words: () => import('./about.json') },
  reception: { name: 'Δεξίωση', words: () => import('./reception.json') },
  wedding: { name: 'Γάμος', words: () => import('./wedding.json') },
  baptism: { name: 'Βάπτιση', words: () => import('./baptism.json') },
  corporate: { name: 'Εταιρικές εκδηλώσεις', words: () => import('./corporate.json') },
  party: { name: 'Πάρτι', words: () => import('./party.json') },
  venue: { name: 'Ο χώρος', words: () => import('./venue.json') },
  churches: { name: 'Εκκλησίες', words: () => import('./churches.json') },
  services: { name: 'Υπηρεσίες', words: () => import('./services.json') },
  weddingPlanner: { name: 'Διοργανωτής γάμων', words: () => import('./weddingPlanner.json') },
  photographer: { name: 'Φωτογράφος', words: () => import('./photographer.json') },
  djMusic: { name: 'DJ και μουσική', words: () => import('./djMusic.json') },
  reviews: { name: 'Κριτικές', words: () => import('./reviews.json') },
  prices: { name: 'Τιμές', words: () => import('./prices.json') },
  guests: { name: 'Για τους καλεσμένους', words: () => import('./guests.json') },
  contact: { name: 'Επικοινωνία', words: () => import('./contact.json') },
  gallery: { name: 'Συλλογή φωτογραφιών', words: () => import('./gallery.json') },
  request: { name: 'Αίτημα προσφοράς', words: () => import('./request.json') },
};
