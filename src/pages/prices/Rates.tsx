import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import { computeEstimate, getDefaultEstimateInput } from '../../facts/prices/estimate.ts';
import {
  getPriceLists,
  getPriceRange,
  getSeasonId,
  pickList,
  priceDays,
  type PriceFacts,
  type PriceList,
} from '../../facts/prices/prices.ts';
import { appendEventDays } from '../../features/estimate/formatEventDays.ts';
import { OfferNote } from '../../features/estimate/OfferNote.tsx';
import { fill, formatDuration, formatTime } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import { formatListTitle, formatSeason } from './estimateText.ts';
import { PriceText } from './PriceText.tsx';
import type { PricesContent } from './schema.ts';

type Props = { content: PricesContent; prices: PriceFacts };

export function Rates({ content, prices }: Props) {
  const { rates: copy } = content;
  const { language } = useLocale();
  const { companies } = prices;
  return (
    <Section id="rates" aria-labelledby="rates-title">
      <SectionIntro
        id="rates-title"
        copy={{
          title: fill(copy.title, { price: formatEuroRange(getPriceRange(prices), language) }),
          text: copy.text,
        }}
      />
      {getPriceLists(prices).map((list) => {
        const title = formatListTitle(list, content, language);
        return (
          <Fragment key={list.eventsFrom ?? ''}>
            {title && <h3 className="mt-section-sm font-display text-title tabular">{title}</h3>}
            <PriceTable
              content={content}
              list={list}
              className={title ? 'mt-4' : 'mt-section-sm'}
            />
          </Fragment>
        );
      })}
      <OfferNote copy={content.estimate} />
      <Notes content={content} prices={prices} />
      {companies && (
        <div className="mt-8 flex flex-wrap items-baseline gap-x-6 border-l-3 border-honey bg-surface px-6 py-4 tabular">
          <h3 className="font-display text-title">{copy.companies.title}</h3>
          <p className="flex-1 basis-60">
            {fill(copy.companies.text, {
              price: formatEuros(companies.perPerson, language),
              smallest: companies.smallest,
              days: formatDuration(companies.freeDaysBefore, 'day', language),
            })}
          </p>
        </div>
      )}
    </Section>
  );
}

type PriceTableProps = { content: PricesContent; list: PriceList; className: string };

function PriceTable({ content, list, className }: PriceTableProps) {
  const { rates: copy } = content;
  const { days } = content.estimate;
  const { language } = useLocale();
  const wide = tw`hidden text-left md:table-cell`;
  const end = tw`text-left md:text-right`;
  return (
    <table className={clsx('w-full table-fixed border-collapse tabular', className)}>
      <caption className="sr-only">
        {appendEventDays(copy.caption, list, content.estimate, language)}
      </caption>
      <thead className="text-small text-muted">
        <tr>
          <th className={clsx(wide, 'w-2/5 font-semibold')} scope="col">
            {copy.season}
          </th>
          {priceDays.map((day) => (
            <th className={clsx(end, 'pb-2 font-semibold')} scope="col" key={day}>
              <span className="md:hidden" aria-hidden="true">
                {days[day].short}
              </span>
              <span className="sr-only md:not-sr-only">{days[day].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {list.seasons.map((season) => {
        const { smallest, perGuest } = season;
        const name = formatSeason(season, content.estimate, language);
        return (
          <tbody className="border-t border-border-strong last:border-b" key={getSeasonId(season)}>
            <tr className="md:hidden">
              <th className="pt-4 text-left font-normal" colSpan={4} scope="rowgroup">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-display text-title">{name}</span>{' '}
                  <span className="ml-auto text-small text-muted">
                    {fill(copy.smallest.short, { guests: smallest })}
                  </span>
                </span>
              </th>
            </tr>
            <tr>
              <th className={clsx(wide, 'py-4 font-normal')} scope="row">
                <span className="block font-display text-display-4">{name}</span>{' '}
                <span className="block text-small text-muted">
                  {fill(copy.smallest.long, { guests: smallest })}
                </span>
              </th>
              {priceDays.map((day) => (
                <td
                  className={clsx(end, 'py-2 font-display text-display-3 whitespace-nowrap')}
                  key={day}
                >
                  <PriceText
                    text={formatEuros(perGuest[day], language).replaceAll('\u00a0', '')}
                    sign="mx-1 font-text text-muted"
                  />
                </td>
              ))}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

function Notes({ content, prices }: Props) {
  const { notes } = content.rates;
  const { language } = useLocale();
  const { children, baptismUntil, weekdaySmallest } = prices;
  const { chargedGuests, price } = computeEstimate(prices, getDefaultEstimateInput(prices));
  const shown = [
    {
      title: appendEventDays(notes.example.title, pickList(prices), content.estimate, language),
      text: fill(notes.example.text, {
        guests: chargedGuests,
        price: formatEuros(price, language),
        total: formatEuros(chargedGuests * price, language),
      }),
    },
    children && {
      title: notes.children.title,
      text: fill(notes.children.text, {
        ...children,
        price: formatEuros(children.price, language),
      }),
    },
    { title: notes.fewer.title, text: fill(notes.fewer.text, { guests: weekdaySmallest }) },
    baptismUntil && {
      title: notes.baptism.title,
      text: fill(notes.baptism.text, {
        guests: weekdaySmallest,
        time: formatTime(baptismUntil, language),
      }),
    },
  ].filter((one) => typeof one === 'object');
  return (
    <dl className="mt-8 grid gap-x-gutter gap-y-4 text-small tabular sm:grid-cols-2 lg:grid-cols-4">
      {shown.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-text text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
