/** Checks facts in texts, references between files, and differences between languages. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes } from '../../site/languages.ts';
import { compose, placeholdersIn, type SentenceFacts } from './compose.ts';
import { sentenceFacts } from './sentenceFacts.ts';
import type { Path, Problem, Written } from './contentFile.ts';
import { linkTarget, linkTargets, parseMarkup } from '../../components/text/markup.ts';
import { linkPlaces } from '../../site/pages.ts';

function linkProblems(written: string): string[] {
  const target = linkTarget(written);
  if (!target)
    return [`links to (${written}), which does not exist. Use one of: ${linkTargets.join(', ')}.`];
  if (target.to !== 'page' || target.hash === undefined) return [];
  const known = linkPlaces[target.page] ?? [];
  if (known.includes(target.hash)) return [];
  const instead = [target.page, ...known.map((place) => `${target.page}#${place}`)];
  return [
    `links to (${written}), which is not a section of that page. Use one of: ${instead.join(', ')}.`,
  ];
}

/** Returns problems with facts, optional parts, emphasis and links. */
function textProblems(text: string, facts: SentenceFacts): string[] {
  const brace = /[{}]/.exec(text.replaceAll(/\{\{|\}\}|\{\w+(?:\.\w+)*\}/g, ''))?.[0];
  const runs = parseMarkup(text);
  const plain = runs.map((run) => (run.kind === 'break' ? '' : run.text)).join('\n');
  return [
    ...compose(text, facts).problems,
    ...(brace
      ? [`has a single "${brace}". Write names in Latin letters without spaces: {venue.name}.`]
      : []),
    ...runs.flatMap((run) => (run.kind === 'link' ? linkProblems(run.target) : [])),
    ...(plain.includes('*') ? ['has a "*" that is not closed. Write *emphasis*.'] : []),
    ...(/[[\]]/.test(plain)
      ? ['has an incomplete link. Write [words](page), without a space between.']
      : []),
  ];
}

type Text = { path: Path; text: string };

export const textsIn = (value: unknown, path: Path = []): Text[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const isSentence = ({ of }: Written, { path }: Text): boolean =>
  of.group === 'pages' || of.group === 'shared' || path.includes('caption');

const reviewPaths: Readonly<Record<string, readonly string[]>> = {
  home: ['testimonial.review'],
  reviews: ['large.0', 'large.1'],
};

/** Returns problems with the names of reviews and photos. */
const unknownIn = ({ of, language, problemAt }: Written, texts: Text[], all: Written[]) => {
  const among = (name: string, key: string) =>
    all
      .filter((other) => other.of.name.startsWith(name) && other.language === language)
      .flatMap(({ value }) => textsIn(value))
      .flatMap(({ path, text }) => (path.at(-1) === key ? text : []));
  const problems = (names: Text[], known: string[], message: string) =>
    names
      // An empty list means that it could not be read.
      .filter(({ text }) => known.length > 0 && !known.includes(text))
      .map(({ path, text }) => problemAt(path, `"${text}" ${message}`));
  if (of.name.startsWith('pictures/'))
    return problems(
      texts.filter(({ path }) => path.at(-1) === 'photo'),
      among('photos/', 'photo'),
      'is in no album. Choose another photo or add it to an album.',
    );
  const reviews = among('reviewList', 'id');
  return problems(
    texts.filter(({ path }) => reviewPaths[of.name]?.includes(path.join('.'))),
    reviews,
    `is not a review. Use one of: ${reviews.join(', ')}.`,
  );
};

/** Returns placeholders such as {guests}, by path. */
const filledIn = (texts: readonly Text[]) => {
  const places = new Map<string, { path: Path; names: Set<string> }>();
  for (const { path, text } of texts) {
    const key = path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');
    const place = places.get(key) ?? { path, names: new Set() };
    placeholdersIn(text).forEach((name) => place.names.add(name));
    places.set(key, place);
  }
  return places;
};

const differencesIn = (one: Written, other: Written): Problem[] => {
  const theirs = filledIn(textsIn(other.value));
  return [...filledIn(textsIn(one.value))].flatMap(([key, { path, names }]) =>
    [...(theirs.get(key)?.names ?? [])]
      .filter((name) => !names.has(name))
      .map((name) =>
        one.problemAt(
          path,
          `has no ${name}, but ${other.file} has it. Add it here or remove it there.`,
        ),
      ),
  );
};

/** The compiler checks their content. */
const missingModules = (root: string): Problem[] =>
  globSync('*.ts', { cwd: join(root, 'src/content', defaultLanguage) })
    .flatMap((name) => languageCodes.map((language) => `src/content/${language}/${name}`))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({
      file,
      at: '',
      message: 'the file is missing. Copy it from another language.',
    }));

export function crossCheck(root: string, all: Written[]): Problem[] {
  return [
    ...missingModules(root),
    ...all.flatMap((written) => {
      const texts = textsIn(written.value);
      const sentences = texts.filter((text) => isSentence(written, text));
      return [
        ...sentences.flatMap(({ path, text }) => {
          const language = written.language ?? languageCodes.find((code) => code === path.at(-1));
          const facts = language && sentenceFacts[language];
          return facts
            ? textProblems(text, facts).map((message) => written.problemAt(path, message))
            : [];
        }),
        ...unknownIn(written, texts, all),
        ...all
          .filter((other) => written.language && other.of === written.of && other !== written)
          .flatMap((other) => differencesIn(written, other)),
      ];
    }),
  ];
}
