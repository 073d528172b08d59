/** The CMS has a bundle apart, so that visitors do not download it. */
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { readEnvironment } from '../buildSettings.ts';

const page = '/admin/edit';

/** Sveltia works without fonts of jsdelivr.net and the status at githubstatus.com. */
const policy = [
  "default-src 'none'",
  // Decodes HEIC photos.
  "script-src 'self' blob: 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // Sveltia injects style elements.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: blob: https://*.githubusercontent.com https://gitlab.com https://secure.gravatar.com",
  'media-src blob:',
  'frame-src blob:',
  "connect-src 'self' blob: data: https://api.github.com https://gitlab.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export function editor(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'editor',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    async buildApp() {
      await bundle(join(outDir, 'admin'));
      await writeFile(join(outDir, 'admin/config.json'), await serializeConfig(root));
      const assets = join(root, 'node_modules/@sveltia/cms/npm/assets');
      for (const file of await readdir(assets))
        if (file.endsWith('LICENSE.txt'))
          await appendFile(join(outDir, 'admin/licences.txt'), await readFile(join(assets, file)));
      const lines = Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
      await appendFile(join(outDir, '_headers'), `/admin/*${lines.join('')}\n`);
      await appendFile(join(outDir, '_redirects'), `/admin ${page} 302\n`);
    },
    configureServer({ middlewares }) {
      const folder = join(root, '.cache/editor');
      let bundled: ReturnType<typeof bundle> | undefined;
      const readAdminFile = async (path: string): Promise<string | Buffer> => {
        if (path === '/config.json') return serializeConfig(root);
        await (bundled ??= bundle(folder));
        return readFile(join(folder, path));
      };
      // Outside Vite, whose client would reload the page at each save.
      middlewares.use('/admin', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/') return void response.writeHead(302, { location: page }).end();
        const path = pathname === '/edit' ? '/edit.html' : pathname;
        readAdminFile(path).then((text) => {
          response.writeHead(200, { ...headers, 'Content-Type': types[extname(path)] });
          response.end(text);
        }, next);
      });
    },
  };
}

const bundle = (folder: string) =>
  build({
    configFile: false,
    root: import.meta.dirname,
    base: '/admin/',
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      // Sveltia is minified already.
      minify: false,
      reportCompressedSize: false,
      license: { fileName: 'licences.txt' },
      // Syntax highlighting would add 300 files.
      rolldownOptions: { input: join(import.meta.dirname, 'edit.html'), external: /^@shikijs\// },
    },
  });

/** With a computed specifier, vite.config.ts does not bundle all schemas. */
const serializeConfig = async (root: string): Promise<string> => {
  const module = new URL('./editorConfig.ts', import.meta.url).href;
  const { createEditorConfig } = (await import(module)) as typeof import('./editorConfig.ts');
  return JSON.stringify(createEditorConfig(root, readEnvironment(root)));
};
