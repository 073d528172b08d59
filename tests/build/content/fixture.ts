/** Types as the pages have them, for contentFields.test.ts. */
type Part = { title: string; text?: string };
type Names = 'arch' | 'aisle';
type Album = { [Size in 6 | 18]: { size: Size; caption: string } }[6 | 18];

type Named = {
  /** The name. */
  name: string;
};

export type Fixture = Part & {
  /** Over the
   * title. */
  label: string;
  seats: number;
  open: boolean;
  maybe?: boolean;
  day: 'weekday' | 'saturday';
  only: 'this';
  lines: readonly string[];
  chapters: readonly [string, string, string];
  some: readonly [Part, ...Part[]];
  mixed: readonly [string, number];
  upTo: [string, string?];
  captions: Readonly<Record<Names, string>>;
  partly: Partial<Record<Names, Named>>;
  any: Record<string, number>;
  less: Omit<Part, 'text'>;
  album: { name: string } & Album;
  either: string | readonly string[];
  review: { id: string; text: string };
  reviews: readonly [Part, Part];
};

export type WithFunction = { words: { say: () => string } };
export type WithAny = { words: any };
export type WithNull = { words: string | null };
export type WithEmpty = { words: {} };
export type WithDate = { day: Date };
export type WithPackage = { node: import('react').ReactNode };
export type Endless = { within: readonly Endless[] };
