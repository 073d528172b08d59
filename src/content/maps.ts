/** What the framed map of the churches says, by language: a page of its own that learns its language from its address. */
import type { MapWords } from '../map/mapWords.ts';
import type { Localized } from '../site/languages.ts';
import el from './el/churchesMap.ts';
import en from './en/churchesMap.ts';

export const mapWords: Localized<MapWords> = { el, en };
