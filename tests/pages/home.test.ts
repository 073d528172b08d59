import { expect, it, vi } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import type { ChurchFacts } from '../../src/facts/churches/schema.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';

vi.mock('../../src/content/facts/churches.json', async (original) => {
  const { default: own } = await original<{ default: ChurchFacts }>();
  const churches = own.churches.map((church) => ({ ...church, closedUntil: undefined }));
  return { default: { ...own, churches: churches.slice(0, 5) } };
});

it.each(languageCodes)(
  'counts on the home page the churches of the list (%s)',
  async (language) => {
    const { churches } = composeContent<HomeContent>('home', language).testimonial.figures;
    const page = await renderPath(getPath('home', language));
    expect(page).toMatch(new RegExp(`${churches}</dt><dd[^>]*><span>5</span>`));
  },
);
