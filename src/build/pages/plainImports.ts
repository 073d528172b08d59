import type { Plugin } from 'vite';

/** The module in which Vite keeps what it wraps around every `import()`. */
const helper = '\0vite/preload-helper.js';

/**
 * An `import()` of ours preloads nothing: there is one style sheet, and the document names the files of a first visit
 * (src/build/pages/staticPages.ts). Vite cannot be told to leave out what would do it, half a kilobyte for every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
