import sharp from 'sharp';
import { allAddresses, getCanonicalPath } from '../../src/site/pages.ts';
import { readHead } from '../support/head.ts';
import { getTitle } from '../support/messages.ts';
import { builtSiteUrl, expect, test } from '../support/testEnvironment.ts';

test(
  'has a title, a canonical address and a preview on every page without script',
  { tag: '@desktop' },
  async ({ request }) => {
    const images = new Set<string>();
    for (const { path, id, language } of allAddresses) {
      const html = await (await request.get(path)).text();
      const head = readHead(html);
      const getValue = (name: string) =>
        head
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2))
          .join('|');
      expect.soft(getValue('html lang'), path).toBe(language);
      expect.soft(getValue('title'), path).toBe(getTitle(id, language));
      expect.soft(getValue('robots'), path).toBe('index, follow');
      expect.soft(getValue('canonical'), path).toBe(builtSiteUrl + getCanonicalPath(id, language));
      expect.soft(JSON.parse(getValue('json-ld'))['@graph'].length, path).toBeGreaterThan(0);
      expect.soft(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect.soft(getValue('description'), path).not.toBe('');
      images.add(new URL(getValue('og:image')).pathname);
    }
    expect(images.size).toBeGreaterThan(30);
    for (const image of images) {
      const { width, height, format } = await sharp(
        await (await request.get(image)).body(),
      ).metadata();
      expect.soft([width, height, format], image).toEqual([1200, 630, 'jpeg']);
    }
  },
);
