/** Reads content files: JSON with `jsonc-parser`, which knows the lines, then the schema of the file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { z } from 'zod';
import { languageCodes, type Language } from '../../site/languages.ts';

/** A kind of content, in one file or in one file per language. */
export type ContentFile = {
  /** The file name without its ending; pictures and albums have their folder before it. */
  name: string;
  group: 'pages' | 'shared' | 'facts' | 'photos';
  /** Label in the CMS. */
  title: string;
  /** From the project folder, with {language} if each language has a file. */
  path: string;
  schema: z.ZodType;
};

export type Problem = {
  /** From the project folder. */
  file: string;
  /** From 1. */
  line?: number;
  /** The keys that lead to the place, joined by dots; "" is the file itself. */
  at: string;
  message: string;
};

export type Path = readonly PropertyKey[];

/** A content file that is valid JSON. */
export type Written = {
  of: ContentFile;
  language?: Language;
  file: string;
  value: unknown;
  problemAt: (path: Path, message: string) => Problem;
};

/** Returns the paths of keys that an object has twice: the parser keeps the last one only. */
const repeatedKeys = (node: Node, path: Path = []): Path[] => {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return repeatedKeys(child, [...path, index]);
    const [name, value] = child.children ?? [];
    const here = [...path, String(name?.value)];
    const repeated = seen.has(String(name?.value)) ? [here] : [];
    seen.add(String(name?.value));
    return value ? [...repeated, ...repeatedKeys(value, here)] : repeated;
  });
};

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const quoted = (values: readonly unknown[]): string => values.map(shown).join(', ');

/** What a schema says of a value, as path and message. */
const issuesOf = (schema: z.ZodType, value: unknown): [Path, string][] =>
  (schema.safeParse(value, { reportInput: true }).error?.issues ?? []).flatMap((issue) => {
    const { code, path, message, input } = issue;
    if (code === 'unrecognized_keys')
      return issue.keys.map((key): [Path, string] => [
        [...path, key],
        'is not a known key. Remove it or correct its name.',
      ]);
    if (code === 'invalid_value')
      return [[path, `must be one of ${quoted(issue.values)}, not ${shown(input)}.`]];
    if (code === 'invalid_type')
      return [
        [
          path,
          input === undefined
            ? 'is missing. Add it.'
            : `must be of type ${issue.expected}, not ${shown(input)}.`,
        ],
      ];
    if (code === 'too_small' || code === 'too_big')
      return [
        [
          path,
          `has the wrong number of entries: at ${'minimum' in issue ? `least ${issue.minimum}` : `most ${issue.maximum}`}. ${'minimum' in issue ? 'Add' : 'Remove'} some.`,
        ],
      ];
    return [[path, message]];
  });

/** Returns the files that are valid JSON, and every problem of all of them. */
export function readFiles(
  root: string,
  files: readonly ContentFile[],
): { written: Written[]; problems: Problem[] } {
  const written: Written[] = [];
  const problems: Problem[] = [];
  for (const of of files)
    for (const language of of.path.includes('{language}') ? languageCodes : [undefined]) {
      const file = of.path.replace('{language}', language ?? '');
      if (!existsSync(join(root, file))) {
        problems.push({ file, at: '', message: 'the file is missing. Restore it.' });
        continue;
      }
      const text = readFileSync(join(root, file), 'utf8');
      const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
      const errors: ParseError[] = [];
      const tree = parseTree(text, errors, { disallowComments: true });
      const [error] = errors;
      if (error || !tree) {
        const reason = error ? printParseErrorCode(error.error) : 'ValueExpected';
        problems.push({
          file,
          line: lineAt(error?.offset ?? 0),
          at: '',
          message: `is not valid JSON: ${reason.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}. Correct it here or just before.`,
        });
        continue;
      }
      /** A missing value has the line of what it would stand in. */
      const lineOf = (path: Path): number => {
        const node = findNodeAtLocation(tree, path as (string | number)[]);
        return node || path.length === 0
          ? lineAt((node ?? tree).offset)
          : lineOf(path.slice(0, -1));
      };
      const problemAt = (path: Path, message: string): Problem => ({
        file,
        line: lineOf(path),
        at: path.join('.'),
        message,
      });
      const value: unknown = getNodeValue(tree);
      written.push({ of, language, file, value, problemAt });
      problems.push(
        ...repeatedKeys(tree).map((path) => problemAt(path, 'is there twice. Remove one of them.')),
        ...issuesOf(of.schema, value).map(([path, message]) => problemAt(path, message)),
      );
    }
  return { written, problems };
}
