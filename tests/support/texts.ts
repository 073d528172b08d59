import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../local/project.ts';
import type { Language } from '../../src/site/languages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { projectPhotos } from './photos.ts';

/** `at` is the path of the text, such as "wedding.head.title" or "photo 061". */
type Text = { at: string; text: string };

const ofIds = new Set(['id', 'featuredReviews']);

export const collectTexts = (value: unknown, at: string): Text[] => {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !ofIds.has(key))
    .flatMap(([key, entry]) =>
      collectTexts(entry, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`),
    );
};

const readPhotoTexts = (language: Language): Text[] =>
  projectPhotos.map(({ id, alt }) => ({ at: `photo ${id}`, text: alt[language] }));

/** Returns every text once. Messages of forms have a separate file, so pages with a form leave them out. */
export const readAllTexts = async (language: Language): Promise<Text[]> => {
  const folder = join(projectFolder, 'src/content', language);
  const collectWords = async (file: string): Promise<unknown> => {
    const { name, ext } = parse(file);
    return ext === '.json'
      ? composeContent(name, language)
      : ((await import(pathToFileURL(join(folder, file)).href)) as { default: unknown }).default;
  };
  const files = globSync('**/*.{ts,json}', { cwd: folder }).sort();
  const copy = await Promise.all(
    files.map(async (file) => collectTexts(await collectWords(file), parse(file).name)),
  );
  return [
    ...copy.flat().filter(({ at }) => !at.includes('.enquiry.')),
    ...readPhotoTexts(language),
  ];
};
