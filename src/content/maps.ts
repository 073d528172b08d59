import type { MapWords } from '../features/churches/map/mapWords.ts';
import { inEachLanguage } from '../site/languages.ts';

const files = import.meta.glob<MapWords>('./*/churchesMap.ts', { eager: true, import: 'default' });

/** Messages of the framed map. `npm run check` reports a missing language. */
export const mapWords = inEachLanguage((language) => files[`./${language}/churchesMap.ts`]!);
