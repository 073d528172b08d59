import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../site/languages.ts';
import { faultAt, type Fault, type Written } from './fault.ts';
import type { Kind } from './kind.ts';
import { readJson } from './readJson.ts';
import { says } from './says.ts';

/** The files of content: those that can be read, and what is wrong with the others. */
export function readContent(
  root: string,
  kinds: readonly Kind[],
): { all: Written[]; faults: Fault[] } {
  const all: Written[] = [];
  const faults: Fault[] = [];
  for (const kind of kinds)
    for (const language of kind.path.includes('{language}') ? languageCodes : [undefined]) {
      const file = kind.path.replace('{language}', language ?? '');
      const path = join(root, file);
      const place = { kind, language, file };
      if (!existsSync(path)) {
        faults.push(faultAt(place, { at: '', said: says.noFile() }));
        continue;
      }
      const reading = readJson(readFileSync(path, 'utf8'));
      if ('mistake' in reading) {
        faults.push({
          ...faultAt(place, { at: '', said: says.unreadable(reading.mistake) }),
          line: reading.mistake.line,
        });
        continue;
      }
      const { value, lines, twice } = reading;
      all.push({ ...place, value, lines });
      faults.push(...twice.map((at) => faultAt({ ...place, lines }, { at, said: says.twice() })));
    }
  return { all, faults };
}
