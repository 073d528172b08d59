import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { requireBuildSettings } from './src/build/buildSettings.ts';
import { photos } from './src/build/photos.ts';
import { staticPages } from './src/build/staticPages.ts';

export default defineConfig(({ command, mode }) => {
  const settings = { ...loadEnv(mode, process.cwd(), ''), ...process.env };
  if (command === 'build') requireBuildSettings(settings);
  return {
    plugins: [tailwindcss(), react(), photos(), staticPages({ production: settings.CONTEXT === 'production' })],
    define: { 'import.meta.env.SITE_URL': JSON.stringify(settings.SITE_URL ?? '') },
    build: { target: 'baseline-widely-available' },
    // Downloaded on demand, so the dev server would find them late and reload the page.
    optimizeDeps: {
      include: ['@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu', '@radix-ui/react-tooltip', '@tanstack/react-query', 'leaflet', 'react-helmet-async', 'sonner'],
    },
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      restoreMocks: true,
    },
  };
});
