import { styleText } from 'node:util';
import { allAddresses } from '../src/site/pages.ts';

/** Only the message is printed. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

export const printHeading = (text: string): void => console.log(styleText('bold', text));
export const printNote = (text: string): void => console.log(styleText('dim', text));

export const exitWithError = (reason: string): never => {
  console.error(`\n${styleText('red', reason)}\n`);
  process.exit(1);
};

/** Exits with the message of a CannotStart. */
export const runOrExit = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CannotStart) return exitWithError(error.message);
    throw error;
  }
};

/** Returns the given paths, or all. Exits if one is unknown. */
export const selectAddresses = (given: readonly string[]): readonly string[] => {
  const all = allAddresses.map(({ path }) => path);
  const unknown = given.filter((path) => !all.includes(path));
  if (unknown.length > 0) exitWithError(`No address of the site: ${unknown.join(' ')}`);
  return given.length > 0 ? given : all;
};
