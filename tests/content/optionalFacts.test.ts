import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { compose } from '../../src/vite/content/compose.ts';
import { readCopy } from '../../src/vite/content/contentOf.ts';
import { factFiles } from '../../src/vite/content/factFiles.ts';
import { sentenceFacts } from '../../src/vite/content/sentenceFacts.ts';
import { textsIn } from '../support/texts.ts';

const optionalIn = (schema: z.core.$ZodType, path: string): string[] => {
  if (schema instanceof z.ZodOptional) return [path];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    optionalIn(field, `${path}.${key}`),
  );
};

const optional = factFiles.flatMap(({ path, schema }) =>
  optionalIn(schema, basename(path, '.json')),
);

it.each(languageCodes)('needs no fact in %s that the owner may leave out', (language) => {
  const facts = sentenceFacts[language];
  const texts = [...pageIds, 'layout'].flatMap((id) => textsIn(readCopy(id, language), id));
  expect(optional).toContain('house.entry');
  const needed = optional.flatMap((path) => {
    const names = Object.keys(facts).filter((name) => `${name}.`.startsWith(`${path}.`));
    const rest = { ...facts, ...Object.fromEntries(names.map((name) => [name, undefined])) };
    return texts.flatMap(({ at, text }) =>
      compose(text, rest).problems.map((problem) => `${at} ${problem}`),
    );
  });
  expect(needed).toEqual([]);
});
