import type { PageId } from './pages.ts';

/**
 * The sections of pages that a text may lead to, as in [words](guests#stay): the `id` of an element in both languages,
 * for which `e2e/delivery/dist.spec.ts` looks. Only the check of the content asks for them; no visitor downloads the list.
 */
export const places: Partial<Record<PageId, readonly string[]>> = {
  home: ['day', 'services', 'about', 'churches', 'contact'],
  reception: ['dates', 'layouts', 'rain'],
  wedding: ['abroad'],
  venue: ['plan', 'hall', 'terrace', 'pergola', 'lawn', 'grove', 'parking', 'chapel', 'gate'],
  prices: ['calculator', 'rates', 'rules'],
  guests: ['stay'],
};
