import { readFileSync } from 'node:fs';
import { classPieces } from '../../src/build/styles/shortClasses.ts';

/** The classes that a component names. */
export const classesIn = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  return classPieces(file, source).flatMap(({ start, end }) => source.slice(start, end).split(/\s+/));
};
