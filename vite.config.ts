import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTarget } from './src/vite/browsers.ts';
import { definitionsOf, requireBuildSettings } from './src/vite/buildSettings.ts';
import { liveContent } from './src/vite/content/live.ts';
import { dates } from './src/vite/dates/plugin.ts';
import { readEnvironment } from './src/vite/environment.ts';
import { fonts } from './src/vite/styles/fonts.ts';
import { framedMapAddress } from './src/vite/pages/framedMap.ts';
import { photos } from './src/vite/photos/plugin.ts';
import { staticPages } from './src/vite/pages/staticPages.ts';
import { words } from './src/vite/words/plugin.ts';
import { editor } from './local/editor/plugin.ts';
import { colors } from './src/site/colors.ts';

/** Few files for a first visit: the libraries, which change seldom, the facts, what several pages share, then the page. */
const chunks = [
  // In two halves: where six files share a slow line, the one large file came last, 0.3 s after all others (docs/decisions/first-visit.md).
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  // All but the map, the notices, which come by themselves, and icons, of which each page has others.
  { name: 'vendor', test: /node_modules\/(?!leaflet|sonner|lucide-react)/, priority: 5 },
  // What the small entry asks, every page, and the framed map, which has no React; facts of single pages come with them, the wordmark with the words of the frame.
  {
    name: 'facts',
    test: /vite\/preload-helper|src\/site\/(?:brand|colors|languages|pages|paths|formats\/(?:escapeHtml|fill|formats)|facts\/(?:facilities|hasPrices|venue|venueFacts))\.ts$/,
    priority: 4,
  },
  {
    name: 'shared',
    test: /src\/(?:components|layout|enquiry|features(?!\/(?:layouts|viewer|estimate\/estimate|churches\/map)))\/(?!(?:share|strip)\b).*\.tsx?$|lucide-react/,
    minShareCount: 2,
    priority: 3,
  },
];

export default defineConfig(() => {
  const settings = requireBuildSettings(readEnvironment(process.cwd()));
  return {
    // Vite would read .env by rules of its own: $ in a value, more files.
    envDir: false as const,
    plugins: [
      liveContent(),
      words(),
      fonts(),
      tailwindcss(),
      react(),
      photos({ onRequest: 'PHOTOS_ON_REQUEST' in process.env }),
      dates(),
      framedMapAddress(),
      staticPages(settings),
      editor(),
    ],
    define: {
      ...definitionsOf(settings),
      // For the theme colour in index.html, and the ground of the framed map until it is there.
      'import.meta.env.LIMESTONE': JSON.stringify(colors.limestone),
      'import.meta.env.STONE': JSON.stringify(colors.stone),
    },
    // A page takes its words whole; names of their parts would only be downloaded.
    json: { namedExports: false, stringify: false },
    build: {
      target: buildTarget,
      // Most of a first build is the encoding of photos, which rolldown would report as slow callbacks.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunks } },
      },
    },
    // Downloaded on demand, so the dev server would find them late and reload the page.
    optimizeDeps: {
      include: ['leaflet', 'react-error-boundary', 'react-helmet-async', 'sonner'],
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      restoreMocks: true,
      // One fewer, as by itself, would be a single one on two cores, and take 228 s there instead of 134.
      maxWorkers: '100%',
      // A busy machine takes several times as long; what hangs is ended all the same.
      testTimeout: 30_000,
    },
  };
});
