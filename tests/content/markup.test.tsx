import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderPath } from '../../src/app/prerender.tsx';
import { layoutContent } from '../../src/layout/schema.ts';
import { getPath, pageIds } from '../../src/site/pages.ts';
import { getMeta, resolveFormPath } from '../../src/vite/content/formPath.ts';
import { pageDefinitions } from '../../src/vite/content/pageFiles.ts';

/** Ends every text of a page with emphasis that names its place: "Ετικέτα *‹about.label›*". */
const mark = vi.hoisted(() => {
  const shared = new Set([
    'pictures',
    'reviewList',
    'gallery',
    'almanac',
    'builtOn',
    'wordmark',
    'enquiry',
  ]);
  const references = new Set(
    'head id pages review featuredReviews size writer chapter chapters'.split(' '),
  );
  return function marked(value: unknown, at: string): unknown {
    if (typeof value === 'string') return `${value} *\u2039${at}\u203a*`;
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((entry, index) => marked(entry, `${at}.${index}`));
    const entries = Object.entries(value).map(([key, entry]) => {
      const isCopy = !shared.has(key) && !references.has(key);
      return [key, isCopy ? marked(entry, `${at}.${key}`) : (entry as unknown)] as const;
    });
    return Object.fromEntries(entries);
  };
});

vi.mock('../../src/app/pageModules.ts', async (original) => {
  const real = await original<typeof import('../../src/app/pageModules.ts')>();
  const pageLoaders = Object.entries(real.pageLoaders).map(([id, load]) => [
    id,
    async (language: 'el') => {
      const page = await load(language);
      return { ...page, content: mark(page.content, id) };
    },
  ]);
  const layout = async () => mark(await real.layoutLoaders.el(), 'layout');
  return { ...real, pageLoaders: Object.fromEntries(pageLoaders), layoutLoaders: { el: layout } };
});

const definitions: Readonly<Record<string, { copy: z.ZodType }>> = {
  ...pageDefinitions,
  layout: layoutContent,
};

const getField = (at: string) => {
  const [name = '', ...keys] = at.split('.');
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return resolveFormPath(definitions[name]!.copy, path, undefined).field;
};

it.each(pageIds)(
  'draws emphasis in the fields that promise it, and in no others: %s',
  async (id) => {
    const page = await renderPath(getPath(id, 'el'));
    const marks = [...page.matchAll(/(<em>|\*)(?:<[^>]*>)*\u2039([\w.]+)\u203a/g)];
    const isDrawn = new Map<string, boolean>();
    for (const [, before, at = ''] of marks)
      isDrawn.set(at, before === '<em>' && (isDrawn.get(at) ?? true));
    expect(isDrawn.size).toBeGreaterThan(20);
    const wrong = [...isDrawn].flatMap(([at, drawn]) => {
      const field = getField(at);
      return !field || (getMeta(field).rich ?? false) === drawn
        ? []
        : [`${at}${drawn ? ' is drawn' : ''}`];
    });
    expect(wrong).toEqual([]);
  },
);
