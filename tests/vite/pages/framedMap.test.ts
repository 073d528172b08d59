// @vitest-environment node
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { framedMapAddress } from '../../../src/vite/pages/framedMap.ts';
import { maps } from '../../../src/site/facts/venue.ts';

it('the dev server answers the framed map at its address, and pages at theirs', async () => {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [framedMapAddress()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false },
  });
  try {
    await vite.listen();
    const script = async (address: string) => {
      const page = await fetch(new URL(address, vite.resolvedUrls?.local[0]), {
        headers: { accept: 'text/html' },
      });
      return /src="(\/src\/[^"?]+)/.exec(await page.text())?.[1];
    };
    expect(await script(`${maps.churches.embed}?lang=en`)).toBe(
      '/src/features/churches/map/churchesMap.ts',
    );
    expect(await script(maps.churches.embed)).toBe('/src/features/churches/map/churchesMap.ts');
    expect(await script('/ekklisies')).toBe('/src/app/main.tsx');
  } finally {
    await vite.close();
  }
});
