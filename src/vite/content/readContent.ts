import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Values = Record<string, unknown>;

/** Throws if the JSON is invalid. */
export const readContent = (path: string): Values =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8')) as Values;
