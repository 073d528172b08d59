import type { PageId } from './pages.ts';

/** Targets of links such as [words](guests#stay). Only the content check imports them. */
export const places: Partial<Record<PageId, readonly string[]>> = {
  home: ['day', 'services', 'about', 'churches', 'contact'],
  reception: ['dates', 'layouts', 'rain'],
  wedding: ['abroad'],
  venue: ['plan', 'hall', 'terrace', 'pergola', 'lawn', 'grove', 'parking', 'chapel', 'gate'],
  prices: ['calculator', 'rates', 'rules'],
  guests: ['stay'],
};
