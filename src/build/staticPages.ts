import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { languageCodes, languages, type Language } from '../site/languages.ts';
import { allAddresses, termsPath } from '../site/paths.ts';
import type { PageId } from '../site/pages.ts';
import { composeDocument, headingOf } from './document.ts';
import { firstCss } from './firstCss.ts';
import { shareImage } from './shareImages.ts';
import { lettering } from './shareImagesLettering.ts';
import { robots, sitemap } from './sitemap.ts';

type Prerender = typeof import('../app/prerender.tsx');
type Description = Awaited<ReturnType<Prerender['describePage']>>;

const rendererFolder = '.cache/prerender';

/** Fonts of the first screen, per language: the display and the text face. */
const firstFonts: Record<Language, RegExp> = {
  el: /(noto-serif-display|commissioner)-greek-wght-normal-/,
  en: /(noto-serif-display|commissioner)-latin-wght-normal-/,
};

/** Where an address is written; Netlify serves /emeis from emeis.html without a redirect. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes one HTML file for every address of the route-pair table and one not-found page per language, each with
 * its full head and body; then the terms, the sitemap and robots.txt. The site stays a client-rendered application: this is
 * its first paint, which React takes over.
 */
export function staticPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'static-pages',
    apply: 'build',
    config: () => ({
      build: { manifest: true, cssCodeSplit: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
      environments: {
        client: { build: { rolldownOptions: { input: { site: 'index.html', churchesMap: 'map/churches.html' } } } },
        prerender: {
          consumer: 'server',
          resolve: { noExternal: ['react-helmet-async'] },
          build: { outDir: rendererFolder, emptyOutDir: true, ssr: true, copyPublicDir: false, rolldownOptions: { input: 'src/app/prerender.tsx' } },
        },
      },
      builder: {},
    }),
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async buildApp(builder) {
      const { client, prerender } = builder.environments;
      if (!client || !prerender) throw new Error('Vite has no client or prerender environment: staticPages() must stay in the plugins of vite.config.ts.');
      await builder.build(client);
      await builder.build(prerender);
      const renderer = (await import(pathToFileURL(resolve(root, rendererFolder, 'prerender.js')).href)) as Prerender;
      await writePages(root, outDir, renderer);
    },
  };
}

async function writePages(root: string, outDir: string, renderer: Prerender) {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  await rm(join(outDir, '.vite'), { recursive: true });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const built = Object.values(manifest);
  const cssFile = built.flatMap((chunk) => [...(chunk.css ?? []), chunk.file]).find((file) => file.endsWith('.css'));
  if (!cssFile) throw new Error('The build wrote no style sheet: is src/app/site.css still imported?');
  const css = (await readFile(join(outDir, cssFile), 'utf8')).trim();
  const assets = built.flatMap((chunk) => [...(chunk.assets ?? []), chunk.file]);

  const photoFiles = await readdir(join(root, 'photos'));
  const writeShareImage = async ({ heroId, shareImagePath }: Description, title: string, language: Language) => {
    const photo = photoFiles.find((name) => parse(name).name === heroId);
    if (!photo) throw new Error(`photos/ has no file for photo ${heroId}, the hero of a page.`);
    const image = await shareImage({ photoFile: join(root, 'photos', photo), language, title, lettering, cache: join(root, '.cache/share') });
    await mkdir(dirname(join(outDir, shareImagePath)), { recursive: true });
    await writeFile(join(outDir, shareImagePath), image);
  };

  const page = async (path: string, file: string, language: Language, id?: PageId) => {
    const description = id && (await renderer.describePage(id, language));
    const markup = await renderer.renderPath(path);
    if (description) await writeShareImage(description, headingOf(markup), language);
    const html = composeDocument(template, {
      language,
      markup,
      structuredData: description?.structuredData ?? '',
      structuredDataId: renderer.structuredDataId,
      css: firstCss(css, markup),
      cssFile: `/${cssFile}`,
      modules: modulesOf(manifest, language, id),
      fonts: [...new Set(assets)].filter((asset) => firstFonts[language].test(asset)).map((asset) => `/${asset}`),
    });
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  };

  for (const { path, id, language } of allAddresses) await page(path, fileOf(path), language, id);
  for (const language of languageCodes) {
    const base = languages[language].home.replace(/\/$/, '');
    await page(`${base}/404`, fileOf(`${base}/404`), language);
  }
  await mkdir(join(outDir, 'terms'), { recursive: true });
  for (const language of languageCodes) await writeFile(join(outDir, fileOf(termsPath(language))), await renderer.renderTerms(language));
  await keepOwnStyles(join(outDir, 'map/churches.html'));
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(renderer.absolute));
  await writeFile(join(outDir, 'robots.txt'), robots(renderer.absolute));
}

/** The map of the churches brings its styles with it; Vite links the site's one sheet into every document. */
async function keepOwnStyles(file: string) {
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace(/\s*<link rel="stylesheet"[^>]*>/, ''));
}

/** The chunks that a page needs beyond the entry: the frame's words, its component and its words, with their imports. */
export function modulesOf(manifest: Manifest, language: Language, id?: PageId): string[] {
  const component = id && `src/pages/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;
  const sources = [`src/content/${language}/shell.ts`, ...(id ? [component!, `src/content/${language}/${id}.ts`] : [])];
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}: page components and words files are named after the page's id.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  // The entry loads itself.
  const entry = manifest['index.html'];
  return [...files].filter((file) => file !== entry?.file).map((file) => `/${file}`);
}
