import type { Language } from '../../site/languages.ts';
import { componentName, pageIds, type PageId } from '../../site/pages.ts';
import { joins } from '../words/joins.ts';
import { readWords, wordsFile } from '../words/wordsOf.ts';
import { factKinds } from './factKinds.ts';
import type { Kind } from './kind.ts';

export type { Kind };

const joinedIn = (name: string): Kind['joined'] =>
  Object.fromEntries(
    Object.entries(joins[name] ?? {}).map(([path, { written }]) => [path, written]),
  );

const inEachLanguage = (name: string): string => `src/content/{language}/${wordsFile(name)}`;

/** What a page is called; where its words cannot be read, which the check then says, its id. */
const nameOf = (id: PageId, language: Language): string => {
  try {
    return String(readWords(id, language)['pageName']);
  } catch {
    return id;
  }
};

/** All content that the owner may edit: the check and the editor know no other. */
export const kinds: readonly Kind[] = [
  ...pageIds.map((id): Kind => {
    const component = componentName(id);
    return {
      name: id,
      group: 'pages',
      title: { el: nameOf(id, 'el'), en: nameOf(id, 'en') },
      path: inEachLanguage(id),
      type: { file: `src/pages/${component}.tsx`, name: `${component}Words` },
      joined: joinedIn(id),
    };
  }),
  {
    name: 'frame',
    group: 'shared',
    title: { el: 'Μενού, υποσέλιδο και μηνύματα', en: 'Menu, footer and notices' },
    path: inEachLanguage('frame'),
    type: { file: 'src/frame/frameWords.ts', name: 'FrameWords' },
    joined: joinedIn('frame'),
  },
  {
    name: 'estimate',
    group: 'shared',
    title: { el: 'Το ποσό του υπολογισμού', en: 'The sum of the calculator' },
    path: inEachLanguage('estimate'),
    type: { file: 'src/sections/prices/estimateLines.ts', name: 'EstimateWords' },
  },
  {
    name: 'reviewList',
    group: 'shared',
    title: { el: 'Όλες οι κριτικές', en: 'All the reviews' },
    path: inEachLanguage('reviewList'),
    type: { file: 'src/site/facts/review.ts', name: 'ReviewList' },
  },
  ...factKinds,
];
