import { inEachLanguage, type Localized } from '../../src/site/languages.ts';
import { pages, type PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';

const shownOn: Readonly<Record<string, PageId>> = {
  estimate: 'request',
  reviewList: 'reviews',
  hoursFacts: 'contact',
  pricesFacts: 'prices',
  availabilityFacts: 'reception',
  houseFacts: 'prices',
  guestsFacts: 'guests',
  driveFacts: 'guests',
  estateFacts: 'venue',
  churchesFacts: 'churches',
  partnersFacts: 'services',
  figuresFacts: 'about',
};

const pageOf = (name: string): PageId => {
  const [folder = '', page = folder] = name.split('/');
  if (folder === 'photos') return 'gallery';
  return page in pages ? (page as PageId) : (shownOn[name] ?? 'home');
};

export const previewPath = (name: string): Localized =>
  inEachLanguage((language) => pathOf(pageOf(name), language));
