/** Reads content files. `jsonc-parser` is used because it reports lines. */
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
import { languageCodes, languages, type Language } from '../../site/languages.ts';
import { formPath, type Path } from './formPath.ts';

export const groupTitles = {
  pages: 'Σελίδες · Pages',
  shared: 'Κοινά · Shared',
  facts: 'Στοιχεία · Facts',
  photos: 'Φωτογραφίες · Photos',
} as const;

export type ContentFile = {
  name: string;
  group: keyof typeof groupTitles;
  title: string;
  /** Path from the project root, with {language}. */
  path: string;
  schema: z.ZodType;
};

export type Problem = {
  /** Path from the project root. */
  file: string;
  /** Line number, starting at 1. */
  line?: number;
  /** Keys joined by dots, or "" for the whole file. */
  at: string;
  /** Labels in the editor, from the menu down to the field. */
  where?: readonly string[];
  message: string;
};

export type Written = {
  of: ContentFile;
  language?: Language;
  file: string;
  value: unknown;
  problemAt: (path: Path, message: string) => Problem;
};

/** Finds repeated keys, of which the parser silently keeps the last. */
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

const messageOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Λείπει. Γράψτε το. · It is missing. Add it.'
        : issue.expected === 'number'
          ? issue.message
          : `Δεν μπορεί να είναι ${shown(issue.input)}. · It must be of type ${issue.expected}, not ${shown(issue.input)}.`;
    case 'invalid_value':
      return `Διαλέξτε από τη λίστα. · It must be one of ${issue.values.map(shown).join(', ')}, not ${shown(issue.input)}.`;
    case 'too_small':
      return issue.origin === 'number'
        ? issue.message
        : `Θέλει τουλάχιστον ${issue.minimum}. · It has too few entries. Write at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'number'
        ? issue.message
        : `Θέλει το πολύ ${issue.maximum}. · It has too many entries. Write at most ${issue.maximum}.`;
    default:
      return issue.message;
  }
};

function readFile(root: string, of: ContentFile, language?: Language): [Written?, ...Problem[]] {
  const file = of.path.replace('{language}', language ?? '');
  const form = [groupTitles[of.group], of.title, ...(language ? [languages[language].name] : [])];
  if (!existsSync(join(root, file)))
    return [
      undefined,
      {
        file,
        at: '',
        where: form,
        message: 'Λείπει το αρχείο. · The file is missing. Restore it.',
      },
    ];
  const text = readFileSync(join(root, file), 'utf8');
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !tree) {
    const reason = error ? printParseErrorCode(error.error) : 'ValueExpected';
    const message = `Το αρχείο χάλασε. · It is not valid JSON (${reason}). Correct it here or just before.`;
    return [undefined, { file, line: lineAt(error?.offset ?? 0), at: '', where: form, message }];
  }
  /** A missing value has no line, so its parent's line is reported. */
  const lineOf = (path: Path): number => {
    const node = path.length > 0 ? findNodeAtLocation(tree, path as (string | number)[]) : tree;
    return node ? lineAt(node.offset) : lineOf(path.slice(0, -1));
  };
  const value: unknown = getNodeValue(tree);
  const problemAt = (path: Path, message: string): Problem => ({
    file,
    line: lineOf(path),
    at: path.join('.'),
    where: [...form, ...formPath(of.schema, path, value).labels],
    message,
  });
  const issues = of.schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return [
    { of, language, file, value, problemAt },
    ...repeatedKeys(tree).map((path) =>
      problemAt(path, 'Υπάρχει δύο φορές. · It is there twice. Remove one of them.'),
    ),
    ...issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            problemAt(
              [...issue.path, key],
              'Άγνωστο πεδίο. · It is not a known key. Remove it or correct its name.',
            ),
          )
        : problemAt(issue.path, messageOf(issue)),
    ),
  ];
}

export function readFiles(root: string, files: readonly ContentFile[]) {
  const read = files.flatMap((of) =>
    of.path.includes('{language}')
      ? languageCodes.map((language) => readFile(root, of, language))
      : [readFile(root, of)],
  );
  return {
    written: read.flatMap(([written]) => written ?? []),
    problems: read.flatMap(([, ...problems]) => problems),
  };
}
