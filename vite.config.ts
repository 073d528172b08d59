import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { colors } from './src/site/colors.ts';
import {
  createDefinitions,
  readEnvironment,
  requireBuildSettings,
} from './src/vite/buildSettings.ts';
import { content } from './src/vite/content/plugin.ts';
import { editor } from './src/vite/editor/plugin.ts';
import { staticPages } from './src/vite/pages/staticPages.ts';
import { photos } from './src/vite/photos/plugin.ts';

/** Groups keep the number of requests on a first visit low. */
const chunks = [
  // React has a file apart, because a single large file arrived 0.3 s later (docs/decisions/first-visit.md).
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  // The excluded packages load on demand or only on some pages.
  { name: 'vendor', test: /node_modules\/(?!leaflet|sonner|lucide-react)/, priority: 5 },
  // The entry, every page and the map of churches, which has no React, need these modules.
  {
    name: 'facts',
    test: /vite\/preload-helper|src\/(?:components\/wait|site\/(?:brand|colors|languages|pages|formats\/formats)|facts\/(?:shown\/shown|venue\/venue))\.ts$/,
    priority: 4,
  },
  {
    name: 'shared',
    test: /src\/(?:components|layout|enquiry|features)\/|lucide-react/,
    minShareCount: 3,
    priority: 3,
  },
];

export default defineConfig(() => {
  const settings = requireBuildSettings(readEnvironment(process.cwd()));
  return {
    // Vite would expand $ in values and read more files than .env.
    envDir: false as const,
    plugins: [
      content(),
      tailwindcss(),
      react(),
      photos({ onRequest: 'PHOTOS_ON_REQUEST' in process.env }),
      staticPages(settings),
      editor(),
    ],
    define: {
      ...createDefinitions(settings),
      // index.html and the map of churches use these colours.
      'import.meta.env.BACKGROUND': JSON.stringify(colors.background),
      'import.meta.env.SUBTLE': JSON.stringify(colors.subtle),
    },
    // Pages use whole files, so named exports would only add bytes.
    json: { namedExports: false, stringify: false },
    build: {
      // Browsers of spring 2023 (docs/browsers.md).
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
      // Otherwise Rolldown reports the encoding of photos as slow.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunks } },
      },
    },
    // Otherwise the dev server finds these imports late and reloads the page.
    optimizeDeps: {
      include: ['leaflet', 'react-error-boundary', 'react-helmet-async', 'sonner'],
    },
    test: {
      projects: [
        {
          extends: true as const,
          test: {
            name: 'node',
            include: ['tests/**/*.test.ts'],
            setupFiles: ['tests/support/setup.ts'],
          },
        },
        {
          extends: true as const,
          test: {
            name: 'components',
            include: ['tests/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          },
        },
      ],
      // Threads are faster, but V8 may crash when a thread ends that ran WebAssembly
      // (https://github.com/nodejs/node/issues/64500).
      pool: 'forks',
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // The cache does not know that composed content depends on facts and photos, too.
      fsModuleCache: false,
      // Vitest defaults to cores − 1, which is one worker on two cores: 228 s instead of 134 s.
      maxWorkers: '100%',
      // A busy machine takes several times as long.
      testTimeout: 30_000,
    },
  };
});
