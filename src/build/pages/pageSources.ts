/** Which files of this project a page is made of, by their names: a page's component and words are named after its id. */
import type { Language } from '../../site/languages.ts';
import { componentName, type PageId } from '../../site/pages.ts';

/** Path of a page's component from the project's folder. */
export const componentFile = (id: PageId): string => `src/pages/${componentName(id)}.tsx`;

/** Path of a page's words in one language. */
export const wordsFile = (id: PageId, language: Language): string => `src/content/${language}/pages/${id}.json`;

/** What opens over a page and is downloaded with its application: in the gallery, photos are pressed at once. */
export const openedSoon: Partial<Record<PageId, string>> = { gallery: 'src/viewer/Viewer.tsx' };

/** Path of a page's choice of pictures. */
const picturesFile = (id: PageId): string => `src/content/pictures/${id}.json`;

const factsFile = (name: string): string => `src/content/facts/${name}.json`;

/** Facts of which all pages may speak. */
const facts = ['venue', 'hours', 'figures', 'churches', 'partners'].map(factsFile);

const priceList = factsFile('prices');
const driving = factsFile('drive');
const house = factsFile('house');
const lodging = factsFile('guests');
const hints = factsFile('dateHints');
const evening = 'src/site/facts/lightFacts.ts';
const layoutFacts = 'src/site/facts/layoutFacts.ts';

/** Facts of which few pages speak. */
const ownFacts: Partial<Record<PageId, readonly string[]>> = {
  home: [priceList, driving, house],
  wedding: [priceList, driving, house, lodging],
  baptism: [priceList, house, layoutFacts],
  corporate: [priceList, driving, layoutFacts],
  party: [priceList, house],
  services: [priceList, house],
  weddingPlanner: [priceList, house, evening, 'src/site/facts/dayFacts.ts'],
  guests: [lodging, driving, house],
  prices: [priceList, house],
  venue: ['src/site/facts/estateFacts.ts', driving, layoutFacts],
  photographer: [evening],
  reception: [hints, layoutFacts],
};

/** Path of what guests wrote in one language. */
const reviewsFile = (language: Language): string => `src/content/${language}/reviewList.json`;

/** Whether a change of a file changes what a visitor reads or sees on a page with these photos; frame and styles do not count. */
export const isSourceOf = (file: string, id: PageId, language: Language, photoIds: readonly string[]): boolean =>
  [componentFile(id), wordsFile(id, language), picturesFile(id), ...facts, ...(ownFacts[id] ?? [])].includes(file) ||
  (id === 'reviews' && file === reviewsFile(language)) ||
  photoIds.some((photo) => file.startsWith(`photos/${photo}.`));
