/** What is wrong with the content, in the owner's words: asked by `npm run check`, by the build and by the editor, so that a bad edit never goes live. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes, type Language } from '../../site/languages.ts';
import type { SentenceFacts } from '../words/compose.ts';
import { sentenceFacts } from '../words/sentenceFacts.ts';
import { faultAt, languageNames as names, type Fault, type Written } from './fault.ts';
import { fieldsOf, type Field } from './contentFields.ts';
import { kinds, type Kind } from './kinds.ts';
import { disagreements, usesOf, type Texts } from './placeholders.ts';
import { albumKinds, ofAreas, pictureKinds } from './photoKinds.ts';
import { captionsIn, pathsIn, sharedPlaces, wrongPictures } from './picturesInWords.ts';
import { readContent } from './readContent.ts';
import { unknownReviews, wrongReviews } from './references.ts';
import { says } from './says.ts';
import { wrongIn } from './sentences.ts';
import { misshapen, textsIn, type Finding } from './shape.ts';

/** The groups whose texts are sentences, with facts and marks. */
const hasSentences = ({ group }: Kind): boolean => group === 'pages' || group === 'shared';

const factsOf = new Map<Language, SentenceFacts>();

/** The facts of a language, looked up once. */
const factsIn = (language: Language): SentenceFacts => {
  const facts = factsOf.get(language) ?? sentenceFacts(language);
  factsOf.set(language, facts);
  return facts;
};

/** What is wrong with a file by itself. */
function alone(written: Written, field: Field, list: unknown): Finding[] {
  const { kind, language, value } = written;
  const references = Object.entries(kind.joined ?? {}).flatMap(([path, said]) =>
    said === 'review' && list !== undefined ? unknownReviews(value, path, list) : [],
  );
  const sentences =
    language && hasSentences(kind)
      ? textsIn(value).flatMap(({ at, text }) =>
          wrongIn(text, factsIn(language)).map((said) => ({ at, said })),
        )
      : [];
  return [
    ...misshapen(value, field),
    ...sentences,
    ...references,
    ...(kind.name === 'reviewList' ? wrongReviews(value) : []),
  ];
}

/** What the other languages leave to the page and the original does not, and the other way round. */
function between(all: readonly Written[]): Fault[] {
  const texts = new Map<Written, Texts>(
    all
      .filter(({ kind, language }) => language && hasSentences(kind))
      .map((written) => [written, textsIn(written.value)]),
  );
  const uses = usesOf([...texts.values()]);
  return [...texts].flatMap(([original, own]) => {
    if (original.language !== defaultLanguage) return [];
    return [...texts].flatMap(([other, others]) => {
      if (other.kind !== original.kind || other === original) return [];
      const [here, there] = disagreements(
        [own, others],
        [names[original.language!], names[other.language!]],
        uses,
      );
      return [
        ...here.map((finding) => faultAt(original, finding)),
        ...there.map((finding) => faultAt(other, finding)),
      ];
    });
  });
}

/** What is wrong with content that could be read. */
export function faultsIn(all: readonly Written[], fields: ReadonlyMap<string, Field>): Fault[] {
  const listOf = (language: Language | undefined): unknown =>
    all.find((other) => other.kind.name === 'reviewList' && other.language === language)?.value;
  return [
    ...all.flatMap((written) =>
      alone(written, fields.get(written.kind.name)!, listOf(written.language)).map((finding) =>
        faultAt(written, finding),
      ),
    ),
    ...between(all),
  ];
}

/** What is wrong with the albums and with the pictures that pages take from them. */
function faultsOfPhotos(
  albums: readonly Written[],
  pictures: readonly Written[],
  fields: ReadonlyMap<string, Field>,
): Fault[] {
  const paths = albums.flatMap(({ value }) => pathsIn(value));
  return [
    ...[...albums, ...pictures].flatMap((written) =>
      misshapen(written.value, fields.get(written.kind.name)!).map((finding) =>
        faultAt(written, finding),
      ),
    ),
    ...pictures.flatMap((written) => {
      const captions = languageCodes.flatMap((language) =>
        captionsIn(written.value, language).flatMap(({ at, text }) =>
          wrongIn(text, factsIn(language)).map((said) => ({ at, said })),
        ),
      );
      const places = ofAreas.includes(written.kind.name) ? sharedPlaces(written.value) : [];
      return [...wrongPictures(written.value, paths), ...captions, ...places].map((finding) =>
        faultAt(written, finding),
      );
    }),
  ];
}

/** What the original says in TypeScript, and another language in no file; the compiler holds what such a file says. */
const missingFiles = (root: string): Fault[] =>
  globSync('*.ts', { cwd: join(root, 'src/content', defaultLanguage) })
    .flatMap((name) => languageCodes.map((language) => `src/content/${language}/${name}`))
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => ({ file, at: '', ...says.noFile() }));

const project = join(import.meta.dirname, '../../..');

/** What is wrong with the content of a project; the types are this one's. */
export function checkContent(root: string = project): Fault[] {
  const { all, faults } = readContent(root, kinds);
  const [albums, pictures] = [readContent(root, albumKinds), readContent(root, pictureKinds)];
  const fields = fieldsOf([...kinds, ...albumKinds, ...pictureKinds]);
  return [
    ...faults,
    ...missingFiles(root),
    ...albums.faults,
    ...pictures.faults,
    ...faultsIn(all, fields),
    ...faultsOfPhotos(albums.all, pictures.all, fields),
  ];
}
