/** What the framed map of the churches says, by language: a page of its own that learns its language from its address. */
import type { MapWords } from '../features/churches/map/mapWords.ts';
import { inEachLanguage } from '../site/languages.ts';

const files = import.meta.glob<MapWords>('./*/churchesMap.ts', { eager: true, import: 'default' });

/** `npm run check` says which language has none. */
export const mapWords = inEachLanguage((language) => files[`./${language}/churchesMap.ts`]!);
