import { pages as greekPages } from '../../content/el/pageList.ts';
import { pages as englishPages } from '../../content/en/pageList.ts';
import type { Localized } from '../../site/languages.ts';
import { componentName, pageIds } from '../../site/pages.ts';
import { joins } from '../words/joins.ts';

/** A kind of content: what its files say, where they are, and what they take. */
export type Kind = {
  /** Of its files, without the ending. */
  name: string;
  group: 'pages' | 'shared' | 'facts' | 'photos';
  /** As the owner calls it. */
  title: Localized;
  /** From the folder of the project, with {language} where each language has a file. */
  path: string;
  /** The type that its files must be of. */
  type: { file: string; name: string };
  /** By the keys that lead there: what its files do not say themselves, and where they name a review by its id. */
  joined?: Readonly<Record<string, 'whole' | 'review'>>;
};

const joinedIn = (name: string): Kind['joined'] => Object.fromEntries(Object.entries(joins[name] ?? {}).map(([path, { written }]) => [path, written]));

const inEachLanguage = (name: string): string => `src/content/{language}/${name}.json`;

/** All content that the owner may edit: the check and the editor know no other. */
export const kinds: readonly Kind[] = [
  ...pageIds.map((id): Kind => {
    const component = componentName(id);
    return {
      name: id,
      group: 'pages',
      title: { el: greekPages[id].name, en: englishPages[id].name },
      path: inEachLanguage(id),
      type: { file: `src/pages/${component}.tsx`, name: `${component}Words` },
      joined: joinedIn(id),
    };
  }),
  { name: 'estimate', group: 'shared', title: { el: 'Το ποσό του υπολογισμού', en: 'The sum of the calculator' }, path: inEachLanguage('estimate'), type: { file: 'src/sections/prices/estimateLines.ts', name: 'EstimateWords' } },
  { name: 'reviewList', group: 'shared', title: { el: 'Όλες οι κριτικές', en: 'All the reviews' }, path: inEachLanguage('reviewList'), type: { file: 'src/site/review.ts', name: 'ReviewList' } },
];
