import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { Scroller, scrollItemClass } from '../../components/Scroller.tsx';
import { tw } from '../../components/tw.ts';
import {
  computeEstimate,
  getGuestLimits,
  getLargestParty,
  getTableGuests,
  roundingStep,
} from '../../features/estimate/estimate.ts';
import { appendEventDays } from '../../features/estimate/formatEventDays.ts';
import {
  getPriceLists,
  priceDays,
  seasonIds,
  type PriceFacts,
  type PriceList,
  type SeasonId,
} from '../../site/facts/prices.ts';
import { fill, formatNumber } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import { formatListTitle, formatSeason, formatUpperExtras } from './estimateText.ts';
import type { PricesContent } from './schema.ts';

type Props = { content: PricesContent; prices: PriceFacts };

/** Totals for print and for visitors without JavaScript, which the calculator needs. */
export function ReadyTotals({ content, prices }: Props) {
  const { totals: copy } = content.rates;
  const { language } = useLocale();
  const { smallest, largest } = getGuestLimits(prices);
  const upper = formatUpperExtras(prices, language, content.shared);
  const indoors = seasonIds.find((id) => !prices.seasons[id].outdoors);
  return (
    <details
      className="group mt-8 hidden border-y border-border-strong print:block scriptless:block"
      id="totals"
    >
      <summary className="no-marker flex cursor-pointer items-center gap-x-3 py-4">
        <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
          <span className="font-semibold tabular-nums">
            {fill(copy.title, { smallest, largest })}
          </span>
          <span className="text-small text-muted">
            {fill(copy.text, { step: formatEuros(roundingStep, language) })}
          </span>
        </span>
        <ChevronDown className="icon text-accent group-open:rotate-180" />
      </summary>
      {getPriceLists(prices).map((list) => {
        const title = formatListTitle(list, content, language);
        return (
          <Fragment key={list.eventsFrom ?? ''}>
            {title && <p className="pb-2 font-semibold tabular-nums">{title}</p>}
            <Scroller
              gridFrom="none"
              className="pb-6"
              label={appendEventDays(copy.tables, list, content.estimate, language)}
            >
              {seasonIds.map((id) => (
                <Totals key={id} season={id} content={content} list={list} />
              ))}
            </Scroller>
          </Fragment>
        );
      })}
      <p className="max-w-wide pb-6 text-small text-muted tabular-nums">
        {[
          upper && fill(copy.upper, { extras: upper }),
          indoors &&
            fill(copy.indoors, {
              months: formatSeason(prices, indoors, content.estimate),
              guests: getLargestParty(prices, indoors),
            }),
          fill(copy.smallest, { guests: smallest }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </details>
  );
}

type TotalsProps = { season: SeasonId; content: PricesContent; list: PriceList };

function Totals({ season, content, list }: TotalsProps) {
  const { totals: copy } = content.rates;
  const { days } = content.estimate;
  const { language } = useLocale();
  const name = formatSeason(list, season, content.estimate);
  const cell = tw`border-t border-border-strong py-2 whitespace-nowrap`;
  return (
    <div className={scrollItemClass}>
      <h3 className="font-display text-title">{name}</h3>
      <table className="mt-2 w-full border-collapse text-small tabular-nums">
        <caption className="sr-only">
          {fill(copy.caption, { season: appendEventDays(name, list, content.estimate, language) })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="p-0 text-left font-normal">
              <span className="sr-only">{copy.guests}</span>
            </th>
            {priceDays.map((day) => (
              <th
                className="pb-2 text-right font-semibold whitespace-nowrap text-muted"
                scope="col"
                key={day}
              >
                <span aria-hidden="true">{days[day].short}</span>
                <span className="sr-only">{days[day].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getTableGuests(list, season).map((guests) => (
            <tr key={guests}>
              <th className={clsx(cell, 'text-left font-semibold')} scope="row">
                {guests}
              </th>
              {priceDays.map((day) => {
                const { from, to, limitedBy } = computeEstimate(list, { guests, season, day });
                return (
                  <td className={clsx(cell, 'text-right')} key={day}>
                    {limitedBy ? '–' : formatNumber(from, language)}
                    {!limitedBy && to > from && (
                      <span className="block text-muted">{` ${fill(copy.to, { sum: formatNumber(to, language) })}`}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
