import { expect, it } from 'vitest';
import { pageLoaders } from '../../src/app/pageModules.ts';
import { Head, HiddenHead } from '../../src/seo/Head.tsx';
import type { DescribedPage } from '../../src/seo/schema.ts';
import { serializeStructuredData } from '../../src/seo/structuredData.ts';
import { layoutMessages, renderInLayout } from '../support/renderInLayout.tsx';

const home = await pageLoaders.home('el');
const wedding = await pageLoaders.wedding('el');

const all = (selector: string) => [...document.querySelectorAll(selector)];
const structuredData = () =>
  all('script[type="application/ld+json"]').map((script) => script.textContent);
const getText = (page: DescribedPage) => serializeStructuredData(page, layoutMessages.el);

it('keeps the structured data of the build, replaces them on the next page, and leaves none', () => {
  document.body.innerHTML = `<script type="application/ld+json">${getText(home)}</script>`;
  const [built] = all('script');
  const first = renderInLayout(<Head page={home} />);
  expect(all('script')).toEqual([built]);
  expect(structuredData()).toEqual([getText(home)]);
  first.unmount();
  expect(structuredData()).toEqual([]);
  renderInLayout(<Head page={wedding} />);
  expect(structuredData()).toEqual([getText(wedding)]);
});

it('has noindex and no structured data, canonical address or alternates on a hidden page', () => {
  renderInLayout(<HiddenHead {...home.content.head} />);
  expect(structuredData()).toEqual([]);
  expect(all('link')).toEqual([]);
  expect(all('meta[name="robots"][content="noindex"]')).toHaveLength(1);
});
