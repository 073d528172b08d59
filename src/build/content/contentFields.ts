/** The fields of content, read from the TypeScript types that the pages ask for: the types stay the one truth. */
import { join } from 'node:path';
import ts from 'typescript';

/** What a place in a file of content takes, read from its type. */
export type Field =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  /** One of these values. */
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'list'; of: Field; least: number; most?: number }
  | { kind: 'object'; fields: readonly Entry[] }
  /** Keys that the owner chooses. */
  | { kind: 'record'; of: Field }
  | { kind: 'either'; of: readonly Field[] };

export type Entry = {
  key: string;
  optional: boolean;
  /** The property's comment, as one line. */
  hint?: string;
  field: Field;
};

type Read = {
  name: string;
  type: { file: string; name: string };
  /** By the keys that lead there: what the file does not say itself, and where it names a review by its id (src/build/words/joins.ts). */
  joined?: Readonly<Record<string, 'whole' | 'review'>>;
};

const project = join(import.meta.dirname, '../../..');

/** The program of these files. Packages are not looked into: no content has their types, and they are most of the time that it takes. */
function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['vite.config.ts'] },
    ts.sys,
    project,
  );
  options.types = [];
  options.lib = ['lib.es2023.d.ts'];
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, importer, options, host)
        : { resolvedModule: undefined },
    );
  const modules = ts.sys.readDirectory(join(project, 'src'), ['.d.ts']);
  return ts.createProgram({ rootNames: [...modules, ...files], options, host });
}

/** The keys that lead to a place, with one more. */
const under = (at: string, key: string): string => (at ? `${at}.${key}` : key);

const sameField = (one: Field, other: Field): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One field for several, each kind once. */
function united(fields: readonly Field[]): Field {
  const distinct = fields.filter(
    (field, index) => fields.findIndex((other) => sameField(field, other)) === index,
  );
  return distinct.length === 1 ? distinct[0]! : { kind: 'either', of: distinct };
}

function reader(checker: ts.TypeChecker, joined: Read['joined'] = {}) {
  /** The types around the one that is read. */
  const around: ts.Type[] = [];

  const hintOf = (property: ts.Symbol): string | undefined =>
    ts
      .displayPartsToString(property.getDocumentationComment(checker))
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined;

  /** The same with names in place of what is called by them. */
  const named = (called: Field): Field =>
    called.kind === 'list' ? { ...called, of: named(called.of) } : { kind: 'text' };

  function entry(property: ts.Symbol, at: string): Entry | undefined {
    const path = under(at, property.name);
    if (joined[path] === 'whole') return undefined;
    const type = checker.getTypeOfSymbol(property);
    const maybe = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined);
    const hint = hintOf(property);
    const read = field(type, path);
    return {
      key: property.name,
      optional: maybe || Boolean(property.flags & ts.SymbolFlags.Optional),
      ...(hint && { hint }),
      field: joined[path] ? named(read) : read,
    };
  }

  function tuple(type: ts.TupleTypeReference, at: string): Field {
    const { minLength, fixedLength, elementFlags } = type.target;
    const of = united(
      checker.getTypeArguments(type).map((one, index) => field(one, under(at, String(index)))),
    );
    return {
      kind: 'list',
      of,
      least: minLength,
      ...(elementFlags.some((flag) => flag & ts.ElementFlags.Variable)
        ? {}
        : { most: fixedLength }),
    };
  }

  function object(type: ts.Type, at: string): Field {
    if (type.getCallSignatures().length + type.getConstructSignatures().length > 0)
      throw new Error(`"${at}" is a function, which cannot be data.`);
    const properties = checker.getPropertiesOfType(type);
    const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values && properties.length > 0)
      throw new Error(
        `"${at}" has both keys of its own and any others: give it the one or the other.`,
      );
    if (values) return { kind: 'record', of: field(values, under(at, '*')) };
    if (properties.length === 0)
      throw new Error(`"${at}" is an object without keys, which takes anything: say what it has.`);
    return { kind: 'object', fields: properties.flatMap((property) => entry(property, at) ?? []) };
  }

  function union(types: readonly ts.Type[], at: string): Field {
    const present = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const values = present.flatMap((one) =>
      one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : [],
    );
    const others = present.filter((one) => !one.isStringLiteral() && !one.isNumberLiteral());
    const isBoolean =
      others.length === 2 && others.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const rest: Field[] = isBoolean ? [{ kind: 'boolean' }] : others.map((one) => field(one, at));
    return united([
      ...(values.length > 0 ? [{ kind: 'choice' as const, of: values }] : []),
      ...rest,
    ]);
  }

  function field(type: ts.Type, at: string): Field {
    if (type.isStringLiteral() || type.isNumberLiteral())
      return { kind: 'choice', of: [type.value] };
    if (type.flags & ts.TypeFlags.StringLike) return { kind: 'text' };
    if (type.flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { kind: 'boolean' };
    if (type.isUnion()) return union(type.types, at);
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      throw new Error(`"${at}" is of type ${checker.typeToString(type)}, which cannot be data.`);
    if (around.includes(type))
      throw new Error(
        `"${at}" is of type ${checker.typeToString(type)}, which has itself within, without end.`,
      );
    around.push(type);
    try {
      if (checker.isTupleType(type)) return tuple(type as ts.TupleTypeReference, at);
      if (checker.isArrayType(type))
        return {
          kind: 'list',
          of: field(checker.getTypeArguments(type as ts.TypeReference)[0]!, under(at, '*')),
          least: 0,
        };
      return object(type, at);
    } finally {
      around.pop();
    }
  }

  return field;
}

/** The fields of kinds of content by their names, read from their types; throws where a type is not found or cannot be data. */
export function fieldsOf(kinds: readonly Read[]): Map<string, Field> {
  const program = programOf([...new Set(kinds.map(({ type }) => join(project, type.file)))]);
  const checker = program.getTypeChecker();
  return new Map(
    kinds.map(({ name, type, joined }) => {
      const source = program.getSourceFile(join(project, type.file));
      const module = source && checker.getSymbolAtLocation(source);
      const found =
        module && checker.getExportsOfModule(module).find((one) => one.name === type.name);
      if (!found)
        throw new Error(
          `${type.file} exports no type ${type.name}, of which the content "${name}" should be.`,
        );
      const aliased = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      try {
        return [name, reader(checker, joined)(checker.getDeclaredTypeOfSymbol(aliased), '')];
      } catch (error) {
        throw new Error(`${type.name} of ${type.file}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }),
  );
}
