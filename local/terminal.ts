import { styleText } from 'node:util';

export const heading = (text: string): void => console.log(styleText('bold', text));
export const note = (text: string): void => console.log(styleText('dim', text));

export const exitWithError = (reason: string): never => {
  console.error(`\n${styleText('red', reason)}\n`);
  process.exit(1);
};

export const errorNote = (title: string, problems: readonly string[]): string =>
  [title, ...problems.map((problem) => `  - ${problem}`)].join('\n');

export const table = (rows: readonly (readonly [name: string, value: string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`).join('\n');
};
