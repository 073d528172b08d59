import { pages as greekPages } from '../../content/el/pageList.ts';
import { pages as englishPages } from '../../content/en/pageList.ts';
import { componentName, pageIds } from '../../site/pages.ts';
import { joins } from '../words/joins.ts';
import { factKinds } from './factKinds.ts';
import type { Kind } from './kind.ts';

export type { Kind };

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
  ...factKinds,
];
