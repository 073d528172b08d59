import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { languageCodes, type Language } from '../../site/languages.ts';
import { current } from '../content/live.ts';
import * as loaded from './wordsOf.ts';

/** Inlined as data. Facts keep separate exports for tree shaking. */
const typed =
  /\/src\/(?:content\/\w+\/(?!index)\w+|site\/(?:formats\/dateNames|facts\/(?:dateHints|driveFacts|guestFacts|venueFacts)))\.ts$/;
const written = new RegExp(`/src/content/(${languageCodes.join('|')})/(?:pages/)?(\\w+)\\.json$`);

const asData =
  (id: string) =>
  (key: string, value: unknown): unknown => {
    if (typeof value === 'function')
      throw new Error(`${id}: "${key}" is a function, which no words can be; write what it gives.`);
    return value;
  };

/**
 * Composes copy at build time: pages carry no facts or formatting rules. The first use of Intl takes 100 ms on phones
 * (Chromium 156).
 */
export function words(): Plugin[] {
  let server: ViteDevServer | undefined;
  return [
    {
      name: 'words',
      enforce: 'pre',
      configureServer(started) {
        server = started;
      },
      async load(id) {
        const [, language, name] = written.exec(id) ?? [];
        if (!language || !name) return undefined;
        const { wordsOf } = await current(loaded, '/src/vite/words/wordsOf.ts', server);
        return JSON.stringify(wordsOf(name, language as Language));
      },
    },
    {
      name: 'typed-words',
      apply: 'build',
      enforce: 'pre',
      async load(id) {
        if (!typed.test(id)) return undefined;
        const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
        return Object.entries(exported)
          .map(
            ([name, value]) =>
              `${name === 'default' ? 'export default' : `export const ${name} =`} ${JSON.stringify(value, asData(id))};\n`,
          )
          .join('');
      },
    },
  ];
}
