/** Names are paths in src/content/facts, such as `{venue.capacity.indoors}`, and names in computedFacts.ts. */
import { basename } from 'node:path';
import { z } from 'zod';
import { prices } from '../../facts/prices/prices.ts';
import { mapLanguages, type Language, type Localized } from '../../site/languages.ts';
import type { SentenceFacts } from './compose.ts';
import { computeFacts } from './computedFacts.ts';
import { factFiles } from './factFiles.ts';
import { readContent, type Values } from './readContent.ts';

type Facts = [path: string, text: string | undefined][];

/** Walks the schema, to find facts that the owner left out. */
function collectFacts(
  path: string,
  schema: z.core.$ZodType,
  value: unknown,
  language: Language,
): Facts {
  const getEntry = (key: string) => (value as Values | undefined)?.[key];
  if (schema instanceof z.ZodOptional) return collectFacts(path, schema.unwrap(), value, language);
  if (schema instanceof z.ZodRecord)
    return collectFacts(path, schema.valueType, getEntry(language), language);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      collectFacts(`${path}.${key}`, field, getEntry(key), language),
    );
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodNumber)) return [];
  const { format = String } = z.globalRegistry.get(schema) ?? {};
  return [[path, value === undefined ? undefined : format(String(value), language)]];
}

export const sentenceFacts: Localized<SentenceFacts> = mapLanguages((language) => ({
  ...Object.fromEntries(
    factFiles.flatMap(({ path, schema }) => {
      const name = basename(path, '.json');
      const value = name === 'prices' ? prices : readContent(`facts/${name}.json`);
      return collectFacts(name, schema, value, language);
    }),
  ),
  ...computeFacts(language),
}));
