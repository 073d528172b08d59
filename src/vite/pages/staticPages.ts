import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { ownMap } from '../../facts/venue/venue.ts';
import { languageCodes, languages, type Language } from '../../site/languages.ts';
import {
  allAddresses,
  getCanonicalPath,
  getLegalPath,
  legalTextIds,
  type PageId,
} from '../../site/pages.ts';
import type { BuildSettings } from '../buildSettings.ts';
import { builtOn } from '../dates/months.ts';
import { createShareImage } from '../images/shareImages.ts';
import { getLibrary } from '../photos/library.ts';
import { composeDocument, extractStyleSheet } from './document.ts';
import { createManifest } from './manifest.ts';
import {
  addPolicy,
  createHeadersFile,
  createRedirectsFile,
  getHtmlFile,
  hashInlineScripts,
} from './netlifyFiles.ts';
import { createRobots, createSitemap, extractPhotos } from './sitemap.ts';

type Prerender = typeof import('../../app/prerender.tsx');

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
        rolldownOptions: { input: { site: 'index.html', venueMap: 'map/venue.html' } },
      },
    },
    prerender: {
      consumer: 'server',
      resolve: { noExternal: ['react-helmet-async'] },
      build: {
        outDir: '.cache/prerender',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/prerender.tsx' },
      },
    },
  },
  builder: {},
};

export function staticPages(settings: BuildSettings): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'static-pages',
    config: (_config, { command }) => (command === 'build' ? buildConfig : {}),
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async buildApp(builder) {
      const prerender = builder.environments['prerender']!;
      await builder.build(builder.environments['client']!);
      await builder.build(prerender);
      const file = resolve(root, prerender.config.build.outDir, 'prerender.js');
      const renderer = (await import(pathToFileURL(file).href)) as Prerender;
      await writePages(root, outDir, renderer, settings);
    },
  };
}

async function writePages(
  root: string,
  outDir: string,
  renderer: Prerender,
  { production, pageSettings, netlifySubdomainRedirect }: BuildSettings,
): Promise<void> {
  // Only `npm run size` needs the manifest.
  await copyFile(join(outDir, '.vite/manifest.json'), join(root, '.cache/manifest.json'));
  await rm(join(outDir, '.vite'), { recursive: true });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const sheet = join(outDir, extractStyleSheet(template));
  const css = (await readFile(sheet, 'utf8')).trim();
  // jsdom would delay `npm run dev` by 0.6 s.
  const { dropPageFonts, extractPageCss } = await import('../styles/pageCss.ts');
  // main.tsx waits for the property at its end.
  await writeFile(sheet, `${dropPageFonts(css)}:root{--complete:1}`);

  const photos = await getLibrary(root).loadPhotos();
  const write = async (name: string, content: string | Buffer) => {
    const file = join(outDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const policy = { supabaseUrl: pageSettings.VITE_SUPABASE_URL, production };

  const documents: string[] = [];
  const markups = new Map<string, string>();
  const writePage = async (path: string, language: Language, id?: PageId) => {
    const description = id && (await renderer.getPageMetadata(id, language));
    const markup = await renderer.renderPath(path);
    markups.set(path, markup);
    if (description) {
      const image = await createShareImage({
        photoFile: photos.find((photo) => photo.id === description.heroId)!.file,
        language,
        cache: join(root, '.cache/share'),
      });
      await write(description.shareImagePath, image);
    }
    const html = composeDocument(template, {
      path,
      language,
      markup,
      structuredData: description?.structuredData ?? '',
      css: extractPageCss(css, markup, language),
    });
    await write(getHtmlFile(path), id ? html : addPolicy(html, policy));
    documents.push(html);
  };

  for (const { path, id, language } of allAddresses) await writePage(path, language, id);
  for (const language of languageCodes)
    await writePage(`${languages[language].home}/404`.replace('//', '/'), language);
  for (const text of legalTextIds)
    for (const language of languageCodes)
      await write(
        getHtmlFile(getLegalPath(text, language)),
        await renderer.renderLegalText(text, language),
      );
  // The map has inline styles.
  const mapFile = getHtmlFile(ownMap);
  const linked = await readFile(join(outDir, mapFile), 'utf8');
  const map = linked.replace(/\s*<link rel="stylesheet"[^>]*>/, '');
  await write(mapFile, map);
  documents.push(map);

  const getPhotos = (id: PageId, language: Language) =>
    extractPhotos(markups.get(getCanonicalPath(id, language)) ?? '');
  await write('sitemap.xml', createSitemap(pageSettings.SITE_URL, getPhotos));
  // The health check reads it (src/enquiry/server/nightlyBuild.ts).
  await write('built.txt', builtOn);
  await write('robots.txt', createRobots(pageSettings.SITE_URL));
  const scripts = documents.flatMap(hashInlineScripts);
  await write('_headers', createHeadersFile({ scripts, ...policy }));
  await write('_redirects', createRedirectsFile(netlifySubdomainRedirect));
  await write('site.webmanifest', createManifest());
}
