import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** They lead to the other words, one page's at a time. */
const leading = ['index.ts', 'pageList.ts'];

/**
 * Words as visitors read them: figures stand in their sentences, written as the language writes them, before anything is
 * downloaded. No page brings the facts and rules behind its sentences, and none waits for the first use of Intl, which
 * takes a phone a tenth of a second (20 to 45 ms on a desktop, whichever part of it is asked; Chromium 156).
 */
export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/src\/content\/\w+\/\w+\.ts$/.test(id) || leading.includes(basename(id))) return undefined;
      const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      const asData = (key: string, value: unknown): unknown => {
        if (typeof value === 'function') throw new Error(`${id}: "${key}" is a function, which no words can be; write what it gives.`);
        return value;
      };
      return Object.entries(exported)
        .map(([name, value]) => `${name === 'default' ? 'export default' : `export const ${name} =`} ${JSON.stringify(value, asData)};\n`)
        .join('');
    },
  };
}
