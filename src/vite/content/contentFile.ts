/** `jsonc-parser` reports lines. */
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
import { resolveFormPath, type Path } from './formPath.ts';

export const groupTitles = {
  pages: 'Σελίδες · Pages',
  shared: 'Κοινά · Shared',
  facts: 'Στοιχεία · Facts',
  photos: 'Φωτογραφίες · Photos',
} as const;

export type ContentFile = {
  /** Such as "pages/home". */
  name: string;
  group: keyof typeof groupTitles;
  title: string;
  /** From the project root, with {language}. */
  path: string;
  schema: z.ZodType;
};

export const defineFile = (
  group: ContentFile['group'],
  name: string,
  title: string,
  schema: z.ZodType,
): ContentFile => {
  const folder = group === 'pages' || group === 'shared' ? '{language}/' : '';
  return { name, group, title, path: `src/content/${folder}${name}.json`, schema };
};

export type Problem = {
  file: string;
  /** Starts at 1. */
  line?: number;
  /** Keys joined by dots. */
  at?: string;
  /** Labels in the editor, from the menu down to the field. */
  where?: readonly string[];
  message: string;
};

export type ParsedFile = {
  definition: ContentFile;
  language?: Language;
  file: string;
  value: unknown;
  createProblem: (path: Path, message: string) => Problem;
};

export function readFiles(root: string, files: readonly ContentFile[]) {
  const read = files.flatMap((definition) =>
    definition.path.includes('{language}')
      ? languageCodes.map((language) => readFile(root, definition, language))
      : [readFile(root, definition)],
  );
  return {
    parsedFiles: read.flatMap(([written]) => written ?? []),
    problems: read.flatMap(([, ...problems]) => problems),
  };
}

function readFile(
  root: string,
  definition: ContentFile,
  language?: Language,
): [ParsedFile?, ...Problem[]] {
  const file = definition.path.replace('{language}', language ?? '');
  const form = [
    groupTitles[definition.group],
    definition.title,
    ...(language ? [languages[language].name] : []),
  ];
  if (!existsSync(join(root, file)))
    return [
      undefined,
      { file, where: form, message: 'Λείπει το αρχείο. · The file is missing. Restore it.' },
    ];
  const text = readFileSync(join(root, file), 'utf8');
  const getLine = (offset: number): number => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  // Without an error there is a tree.
  const tree = parseTree(text, errors, { disallowComments: true })!;
  const [error] = errors;
  if (error) {
    const reason = printParseErrorCode(error.error);
    const message = `Το αρχείο χάλασε. · It is not valid JSON (${reason}). Correct it here or just before.`;
    return [undefined, { file, line: getLine(error.offset), where: form, message }];
  }
  /** A missing value has the line of its parent. */
  const findLine = (path: Path): number => {
    const node = path.length > 0 ? findNodeAtLocation(tree, path as (string | number)[]) : tree;
    return node ? getLine(node.offset) : findLine(path.slice(0, -1));
  };
  const value: unknown = getNodeValue(tree);
  const createProblem = (path: Path, message: string): Problem => ({
    file,
    line: findLine(path),
    at: path.join('.'),
    where: [...form, ...resolveFormPath(definition.schema, path, value).labels],
    message,
  });
  const issues = definition.schema.safeParse(value, { error: formatIssue }).error?.issues ?? [];
  return [
    { definition, language, file, value, createProblem },
    ...findRepeatedKeys(tree).map((path) =>
      createProblem(path, 'Υπάρχει δύο φορές. · It is there twice. Remove one of them.'),
    ),
    ...issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            createProblem(
              [...issue.path, key],
              'Άγνωστο πεδίο. · It is not a known key. Remove it or correct its name.',
            ),
          )
        : createProblem(issue.path, issue.message),
    ),
  ];
}

/** The parser silently keeps the last. */
const findRepeatedKeys = (node: Node, path: Path = []): Path[] => {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== 'property') return findRepeatedKeys(child, [...path, index]);
    const [name, value] = child.children ?? [];
    const here = [...path, String(name?.value)];
    const repeated = seen.has(String(name?.value)) ? [here] : [];
    seen.add(String(name?.value));
    return value ? [...repeated, ...findRepeatedKeys(value, here)] : repeated;
  });
};

const formatIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Λείπει. Γράψτε το. · It is missing. Add it.'
        : `Δεν μπορεί να είναι ${shorten(issue.input)}. · It must be of type ${issue.expected}, not ${shorten(issue.input)}.`;
    case 'invalid_value':
      return `Διαλέξτε από τη λίστα. · It must be one of ${issue.values.map(shorten).join(', ')}, not ${shorten(issue.input)}.`;
    case 'too_small':
      return `Θέλει τουλάχιστον ${issue.minimum}. · It has too few entries. Write at least ${issue.minimum}.`;
    case 'too_big':
      return `Θέλει το πολύ ${issue.maximum}. · It has too many entries. Write at most ${issue.maximum}.`;
    default:
      return undefined;
  }
};

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};
