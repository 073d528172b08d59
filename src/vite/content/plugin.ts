import { basename } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { languageCodes, type Language } from '../../site/languages.ts';
import { readDrawing } from '../images/drawings.ts';
import { getLibrary } from '../photos/library.ts';
import * as loaded from './composeContent.ts';

const contentFilePattern = /\/src\/content\/.*\.json$/;
const composedPattern = new RegExp(
  `/src/content/(${languageCodes.join('|')})/(?:pages/)?(\\w+)\\.json\\?composed$`,
);
const drawingPattern = /\/src\/.*\.svg$/;

/** Answers imports of `….json?composed` with facts, pictures and shared content. Also puts colours into drawings. */
export function content(): Plugin {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;
  return {
    name: 'content',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
      const files = config.configFileDependencies;
      // Vite would restart for facts, which its config has imported.
      files.splice(0, files.length, ...files.filter((file) => !contentFilePattern.test(file)));
    },
    configureServer(started) {
      server = started;
    },
    hotUpdate({ file }) {
      if (!contentFilePattern.test(file) && !file.startsWith(`${config.root}/photos/`))
        return undefined;
      getLibrary(config.root).forget();
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    async load(id) {
      if (drawingPattern.test(id)) {
        const source = await readDrawing(id);
        if (server)
          return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: basename(id), source });
        return `export default import.meta.ROLLDOWN_FILE_URL_${file}`;
      }
      const [, language, name] = composedPattern.exec(id) ?? [];
      if (!language || !name) return undefined;
      // Facts may have changed.
      const { serializeContent } =
        server && !process.env.VITEST
          ? ((await server.ssrLoadModule('/src/vite/content/composeContent.ts')) as typeof loaded)
          : loaded;
      const photos = await getLibrary(config.root).loadPhotos();
      return `export default ${serializeContent(name, language as Language, photos)}`;
    },
  };
}
