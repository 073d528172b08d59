import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeEstimate } from '../../../src/facts/prices/estimate.ts';
import { prices, type PriceFacts } from '../../../src/facts/prices/prices.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import PricesPage from '../../../src/pages/prices/index.tsx';
import type { PricesContent } from '../../../src/pages/prices/schema.ts';
import type { RequestContent } from '../../../src/pages/request/schema.ts';
import { fill } from '../../../src/site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { renderSite } from '../../support/renderSite.tsx';

vi.mock('../../../src/content/facts/prices.json', async (original) => {
  const { withSeasons } = await import('../../support/priceSeasons.ts');
  return { default: withSeasons((await original<{ default: PriceFacts }>()).default) };
});

const list = prices as PriceFacts;
const owner = vi.hoisted(() => ({ change: {} as object }));
vi.mock('../../../src/facts/prices/prices.ts', async (original) => {
  const real = await original<typeof import('../../../src/facts/prices/prices.ts')>();
  return {
    ...real,
    get prices() {
      return { ...real.prices, ...owner.change };
    },
  };
});
afterEach(() => {
  owner.change = {};
});

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it('shows the request form with the sum of the address at once', async () => {
  const empty: unknown[] = [];
  const notes = () =>
    document.querySelector<HTMLTextAreaElement>('textarea[name="specialRequests"]');
  const observer = new MutationObserver(() => notes()?.value === '' && empty.push(notes()));
  observer.observe(document.body, { childList: true, subtree: true });
  await renderSite('/request?guests=70&season=7&day=friday');
  observer.disconnect();
  const estimate = computeEstimate(list, { guests: 70, season: '7', day: 'friday' });
  expect(notes()?.value).toContain(formatEuroRange(estimate, 'el'));
  expect(notes()?.value).toMatch(/\n\n$/);
  expect(empty, 'the notes were seen empty before').toEqual([]);
  const { prefilled } = composeContent<RequestContent>('request', 'el').estimate;
  await waitFor(() => expect(document.body).toHaveTextContent(prefilled));
});

it.each([
  ['el', '/request?guests=60&season=6&day=saturday', 120],
  ['el', '/request?guests=120&season=6&day=saturday', undefined],
  ['en', '/en/request?guests=400&season=11&day=saturday', venue.capacity.indoors],
] as const)(
  'says in the request (%s) for how many the sum of %s is: %s',
  async (language, at, guests) => {
    await renderSite(at);
    const { message, chargedGuests } = composeContent<RequestContent>('request', language).estimate;
    const { value } = document.querySelector<HTMLTextAreaElement>(
      'textarea[name="specialRequests"]',
    )!;
    const end = message.slice(message.indexOf('{range}') + '{range}'.length);
    const expected = guests ? `${end} ${fill(chargedGuests, { guests })}` : end;
    expect(value.trim().slice(-expected.length)).toBe(expected);
  },
);

describe('what the owner leaves out of the prices', () => {
  const content = composeContent<PricesContent>('prices', 'el', projectPhotos);
  const show = (change: Partial<PriceFacts>) => {
    owner.change = change;
    const { container } = renderInLayout(<PricesPage content={content} />, { at: '/times' });
    const text = plain(container.textContent);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(container.querySelectorAll(':is(ul, ol, dl):empty')).toHaveLength(0);
    return text;
  };
  const beginning = (text: string) => plain(text.split(/[{\n]/)[0]!.replaceAll('*', ''));
  it.each([
    ['children', content.rates.notes.children.title],
    ['baptismUntil', content.rates.notes.baptism.title],
    ['companies', content.rates.companies.title],
    ['validFrom', content.hero.valid.from],
    ['eventsUntil', content.hero.valid.until],
    ['payment', content.deadlines.text],
    ['moving', content.deadlines.steps.free.title],
    ['fewer', content.deadlines.steps.guests.title],
    ['music', content.rules.musicHours.indoors],
    ['menu', content.menu.courses.fire.name],
    ['neverCharged', content.noCharge.title],
    ['rules', content.rules.rules.stepFree.title],
  ] as const)('is not on the page: %s', (field, described) => {
    expect(show({})).toContain(beginning(described));
    cleanup();
    expect(show({ [field]: undefined })).not.toContain(beginning(described));
  });

  it('shows one sum instead of two without extras', () => {
    const text = show({ perGuest: {}, once: {} });
    for (const { name } of Object.values(content.parts.extra.lines))
      expect(text).not.toContain(beginning(name));
    expect(text).toContain(plain(content.calculator.textWithoutExtras));
    const june = { guests: list.seasons[1]!.smallest, season: '6', day: 'saturday' } as const;
    const { from } = computeEstimate({ ...list, perGuest: {}, once: {} }, june);
    expect(plain(document.querySelector('output')!.textContent)).toContain(
      plain(formatEuros(from, 'el')),
    );
  });

  it('is not on the page: one entry of a list', () => {
    const { lines } = content.parts.included;
    const text = show({ included: ['estate'], rules: ['exclusive'] });
    expect(text).toContain(plain(lines.estate));
    expect(text).not.toContain(plain(lines.staff));
    expect(text).not.toContain(content.rules.rules.stepFree.title);
  });
});
