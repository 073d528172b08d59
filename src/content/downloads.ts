/** What the application downloads, by language. */
import type { Localized } from '../site/languages.ts';
import el from './el/downloads.ts';
import en from './en/downloads.ts';

/** The original says what there is to translate. */
export type Downloads = typeof el;

export const downloads: Localized<Downloads> = { el, en };
