/** Sentences, or rows, of which those whose facts the owner leaves out are not there. */
type Maybe<Part> = Part | false | 0 | '' | undefined;

/** One after the other as one text. */
export const sentences = (...parts: readonly Maybe<string>[]): string => parts.filter(Boolean).join(' ');

/** As a list. */
export const present = <Part>(...parts: readonly Maybe<Part>[]): Part[] => parts.filter((part): part is Part => Boolean(part));
