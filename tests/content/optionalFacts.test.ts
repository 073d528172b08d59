import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes, mapLanguages } from '../../src/site/languages.ts';
import { compose } from '../../src/vite/content/compose.ts';
import { contentFiles } from '../../src/vite/content/contentFiles.ts';
import { factFiles } from '../../src/vite/content/factFiles.ts';
import { readContent } from '../../src/vite/content/readContent.ts';
import { sentenceFacts } from '../../src/vite/content/sentenceFacts.ts';
import { collectTexts } from '../support/texts.ts';

const findOptional = (path: string, schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodOptional) return [path, ...findOptional(path, schema.unwrap())];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    findOptional(`${path}.${key}`, field),
  );
};

const optional = factFiles.flatMap(({ path, schema }) =>
  findOptional(basename(path, '.json'), schema),
);

const sentences = languageCodes.flatMap((language) =>
  contentFiles
    .filter(({ group, name }) => group === 'pages' || (group === 'shared' && name !== 'reviewList'))
    .flatMap(({ path }) => {
      const file = path.replace('src/content/', '').replace('{language}', language);
      return collectTexts(readContent(file), file).map((found) => ({ ...found, language }));
    }),
);

it('knows the optional facts', () => {
  for (const fact of ['estate.toilets', 'prices.once.coach', 'prices.payment', 'house.tours'])
    expect(optional).toContain(fact);
});

/** Left out by computedFacts.ts. */
const computed = [
  'beaches.nearest',
  'drive.airport',
  'drive.centre',
  'hours.daily',
  'lodgings.count',
  'lodgings.minutes',
];

const gap = / {2}| [.,·;](?!\.)|[.,·] *[,·]|^ | $/;

it.each([...optional, ...computed])('leaves whole sentences without %s', (left) => {
  const isLeft = (name: string) => name === left || name.startsWith(`${left}.`);
  const facts = mapLanguages((language) =>
    Object.fromEntries(
      Object.entries(sentenceFacts[language]).map(([name, fact]) => [
        name,
        isLeft(name) ? undefined : fact,
      ]),
    ),
  );
  for (const { at, text, language } of sentences) {
    const { text: composed, problems } = compose(text, facts[language]);
    // The check refuses such a sentence and names the fact. Gaps that the owner wrote are his.
    if (problems.length > 0) expect(problems[0], at).toContain(left);
    else if (!gap.test(compose(text, sentenceFacts[language]).text))
      expect(composed, at).not.toMatch(gap);
  }
});
