import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';

const assets = join(projectFolder, 'dist/assets');

export const readBuildDay = (): string => {
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const [, day] =
      /\bbuiltOn:[`'"](\d{4}-\d\d-\d\d)/.exec(readFileSync(join(assets, name), 'utf8')) ?? [];
    if (day) return day;
  }
  throw new Error(
    'No script in dist/assets names the day of the build (src/vite/dates/months.ts).',
  );
};

/** This moment has the same date in Greece and in almost every other time zone. */
export const getNoon = (day: string): number => Date.parse(`${day}T10:00:00Z`);
