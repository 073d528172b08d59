import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { computeOfferedPrice } from '../../../src/facts/prices/estimate.ts';
import { prices as own, type PriceFacts } from '../../../src/facts/prices/prices.ts';
import type { Offer } from '../../../src/facts/prices/schema.ts';
import { OfferNote } from '../../../src/features/estimate/OfferNote.tsx';
import type { PricesContent } from '../../../src/pages/prices/schema.ts';
import { formatEuros } from '../../../src/site/formats/priceFormats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { priceSeasons } from '../../support/priceSeasons.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { renderSite } from '../../support/renderSite.tsx';
import { formatShownDay } from '../../support/shownDay.ts';

vi.mock('../../../src/content/facts/prices.json', async (original) => {
  const { localize } = await import('../../support/localized.ts');
  const { withSeasons } = await import('../../support/priceSeasons.ts');
  return {
    default: {
      ...withSeasons((await original<{ default: PriceFacts }>()).default),
      offer: {
        words: localize('Φθινόπωρο στον κήπο.', 'Autumn in the garden.'),
        from: '2098-10-01',
        until: '2098-11-15',
        days: ['friday', 'sunday'],
        percent: 10,
        bookBy: '2098-03-31',
      },
    },
  };
});

const prices = own as PriceFacts;
const offer = prices.offer as Offer;
const [spring, june, , winter] = priceSeasons.map(({ perGuest }) => perGuest);

describe('the offered price', () => {
  it.each([
    ['4', 'friday', {}, spring!.friday * 0.9],
    ['11', 'sunday', {}, winter!.sunday * 0.9],
    ['4', 'friday', { percent: undefined, perGuest: 60 }, 60],
    ['4', 'saturday', { days: undefined }, spring!.saturday * 0.9],
    ['4', 'saturday', { days: [] }, spring!.saturday * 0.9],
    ['4', 'saturday', {}, undefined],
    ['6', 'friday', {}, undefined],
    ['6', 'friday', { from: '2097-11-01' }, june!.friday * 0.9],
    ['4', 'friday', { percent: undefined, perGuest: spring!.friday }, undefined],
  ] as const)('of %s on %s, with %j, is %s', (season, day, changes, price) => {
    const list = { ...prices, offer: { ...offer, ...changes } as Offer };
    expect(computeOfferedPrice(list, { season, day })?.toFixed(2)).toBe(price?.toFixed(2));
  });

  it('is undefined without an offer', () => {
    const list = { ...prices, offer: undefined };
    expect(computeOfferedPrice(list, { season: '4', day: 'friday' })).toBeUndefined();
  });
});

describe.each(languageCodes)('an offer in %s', (language) => {
  const words = offer.words[language];
  const { estimate } = composeContent<PricesContent>('prices', language);

  it('is on the pages of dates and prices, with its days and its end', async () => {
    for (const page of ['reception', 'prices'] as const) {
      const { unmount } = await renderSite(getPath(page, language));
      expect(document.body).toHaveTextContent(words);
      expect(document.body).toHaveTextContent('10%');
      expect(document.body).toHaveTextContent(estimate.days.friday.name);
      expect(document.body).toHaveTextContent(formatShownDay(offer.bookBy, language));
      unmount();
    }
  });

  it('is beside the sum if season and day fit, with its price', async () => {
    await renderSite(getPath('prices', language));
    const calculator = document.getElementById('calculator')!;
    const choose = (value: string) =>
      fireEvent.click(document.querySelector(`input[type="radio"][value="${value}"]`)!);
    choose('6');
    expect(calculator).not.toHaveTextContent(words);
    choose('4');
    choose('friday');
    expect(calculator).toHaveTextContent(words);
    expect(calculator).toHaveTextContent(
      formatEuros(spring!.friday * 0.9, language).replace('\u00a0', ' '),
    );
  });
});

describe('after the last day to book', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  it.each([
    ['2098-03-31', true],
    ['2098-04-01', false],
  ])('is gone by the clock of the visitor: %s', (today, isShown) => {
    vi.setSystemTime(new Date(`${today}T12:00:00`));
    const { estimate } = composeContent<PricesContent>('prices', 'el');
    const { container } = renderInLayout(<OfferNote copy={estimate} />);
    expect(container.textContent?.includes(offer.words.el)).toBe(isShown);
  });
});
