import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { languageCodes, languages, type Language } from '../../site/languages.ts';
import {
  allAddresses,
  canonicalPathOf,
  legalPath,
  legalTextIds,
  type PageId,
} from '../../site/pages.ts';
import { maps } from '../../site/facts/venue.ts';
import { composeDocument, headingOf, sheetOf } from './document.ts';
import type { BuildSettings } from '../buildSettings.ts';
import { temporaryPath } from '../atomicWrites.ts';
import { fileOf, headersFile, inlineScripts, redirectsFile, withPolicy } from './netlifyFiles.ts';
import { progressBar } from '../photos/progress.ts';
import { shareImage } from '../images/shareImages.ts';
import { photosIn, robots, sitemap } from './sitemap.ts';

type Prerender = typeof import('../../app/prerender.tsx');
type Description = Awaited<ReturnType<Prerender['describePage']>>;

const framedMap = 'src/features/churches/map/churches.html';

const buildConfig: UserConfig = {
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        license: { fileName: 'licences.txt' },
        rolldownOptions: { input: { site: 'index.html', churchesMap: framedMap } },
      },
    },
    prerender: {
      consumer: 'server',
      resolve: { noExternal: ['react-helmet-async'] },
      // Parallel builds need different folders.
      build: {
        outDir: temporaryPath('.cache/prerender'),
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/prerender.tsx' },
      },
    },
  },
  builder: {},
};

/** Writes all static documents, the sitemap and robots.txt. Development serves the framed map. */
export function staticPages({ production, inPages, second }: BuildSettings): Plugin {
  const policy = { supabaseUrl: inPages.VITE_SUPABASE_URL, production };
  let root = '';
  let outDir = '';
  return {
    name: 'static-pages',
    config: (_config, { command }) => (command === 'build' ? buildConfig : {}),
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path, ...query] = request.url?.split('?') ?? [];
        if (path === maps.churches.embed) request.url = [`/${framedMap}`, ...query].join('?');
        next();
      });
    },
    async buildApp(builder) {
      const prerender = builder.environments['prerender']!;
      await builder.build(builder.environments['client']!);
      const rendererFolder = resolve(root, prerender.config.build.outDir);
      try {
        await builder.build(prerender);
        const renderer = (await import(
          pathToFileURL(join(rendererFolder, 'prerender.js')).href
        )) as Prerender;
        const documents = await writePages(root, outDir, renderer, policy);
        await writeFile(
          join(outDir, '_headers'),
          headersFile({ scripts: documents.flatMap(inlineScripts), ...policy }),
        );
        await writeFile(join(outDir, '_redirects'), redirectsFile(second));
      } finally {
        await rm(rendererFolder, { recursive: true, force: true });
      }
    },
  };
}

async function writePages(
  root: string,
  outDir: string,
  renderer: Prerender,
  policy: Parameters<typeof withPolicy>[1],
): Promise<string[]> {
  // Only `npm run size` needs the manifest.
  await copyFile(join(outDir, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
  await rm(join(outDir, '.vite'), { recursive: true });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const sheet = join(outDir, sheetOf(template));
  const css = (await readFile(sheet, 'utf8')).trim();
  // Each page declares its fonts. If the sheet declared them again, browsers would lay out the page again.
  await writeFile(sheet, css.replaceAll(/@font-face\s*\{[^}]*\}/g, ''));
  // Its jsdom would delay `npm run dev` by 0.6 s.
  const { pageCss } = await import('../styles/pageCss.ts');

  const photoFiles = await readdir(join(root, 'photos'));
  const writeShareImage = async (
    { heroId, shareImagePath }: Description,
    title: string,
    language: Language,
  ) => {
    const photo = photoFiles.find((name) => parse(name).name === heroId);
    if (!photo) throw new Error(`photos/ has no file for photo ${heroId}, the hero of a page.`);
    const image = await shareImage({
      photoFile: join(root, 'photos', photo),
      language,
      title,
      cache: join(root, '.cache/share'),
    });
    await mkdir(dirname(join(outDir, shareImagePath)), { recursive: true });
    await writeFile(join(outDir, shareImagePath), image);
  };

  const step = progressBar('Pages', allAddresses.length + languageCodes.length);
  const documents: string[] = [];
  const markups = new Map<string, string>();
  const page = async (path: string, file: string, language: Language, id?: PageId) => {
    const description = id && (await renderer.describePage(id, language));
    const markup = await renderer.renderPath(path);
    markups.set(path, markup);
    if (description) await writeShareImage(description, headingOf(markup), language);
    const html = composeDocument(template, {
      language,
      markup,
      structuredData: description?.structuredData ?? '',
      css: pageCss(css, markup, language),
    });
    const target = join(outDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, id ? html : withPolicy(html, policy));
    documents.push(html);
    step();
  };

  for (const { path, id, language } of allAddresses) await page(path, fileOf(path), language, id);
  for (const language of languageCodes) {
    const base = languages[language].home.replace(/\/$/, '');
    await page(`${base}/404`, fileOf(`${base}/404`), language);
  }
  for (const text of legalTextIds) {
    await mkdir(join(outDir, text), { recursive: true });
    for (const language of languageCodes)
      await writeFile(
        join(outDir, fileOf(legalPath(text, language))),
        await renderer.renderLegalText(text, language),
      );
  }
  documents.push(await moveFramedMap(outDir));

  const photosOf = (id: PageId, language: Language) =>
    photosIn(markups.get(canonicalPathOf(id, language)) ?? '');
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(renderer.absolute, photosOf));
  await writeFile(join(outDir, 'robots.txt'), robots(renderer.absolute));
  return documents;
}

/** Vite writes it to the path of its source. Returns the document. */
async function moveFramedMap(outDir: string): Promise<string> {
  const html = await readFile(join(outDir, framedMap), 'utf8');
  // The map inlines its styles, but Vite links the site's sheet.
  const document = html.replace(/\s*<link rel="stylesheet"[^>]*>/, '');
  const target = join(outDir, fileOf(maps.churches.embed));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, document);
  await rm(join(outDir, 'src'), { recursive: true });
  return document;
}
