import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { estimate, usualOccasion } from '../../features/estimate/estimate.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import {
  highestPrice,
  lowestPrice,
  priceDays,
  seasonIds,
  type PriceFacts,
} from '../../site/facts/prices.ts';
import { tw } from '../../components/tw.ts';
import { seasonName } from './estimateText.ts';
import { ReadyTotals } from './ReadyTotals.tsx';
import { Sum } from './Sum.tsx';

type Props = { content: PricesContent; prices: PriceFacts };

export function Rates({ content, prices }: Props) {
  const { rates: copy } = content;
  const { language } = useLocale();
  const { companies } = prices;
  return (
    <section
      className="page-grid py-section print:block print:pt-5 print:pb-0"
      id="rates"
      aria-labelledby="rates-title"
    >
      <SectionHeading
        id="rates-title"
        text={fill(copy.title, {
          price: formatEuroRange(lowestPrice(prices), highestPrice(prices), language),
        })}
        className="lg:col-span-6"
      />
      <p className="mt-3 max-w-text text-muted md:mt-6 lg:col-start-8 lg:mt-0 lg:self-end print:hidden">
        <RichText text={copy.text} />
      </p>
      <PriceTable content={content} prices={prices} />
      <Notes content={content} prices={prices} />
      {companies && (
        <div className="mt-5 card border-l-3 border-l-honey px-4 py-3 lg:mt-10 lg:px-6 lg:py-5 print:mt-3 print:py-2">
          <div className="items-baseline tabular-nums lg:grid lg:grid-cols-3-9 lg:gap-x-gutter print:flex print:gap-6">
            <h3 className="font-display text-title lg:text-title print:whitespace-nowrap">
              {copy.companies.title}
            </h3>
            <p className="mt-1 text-small lg:mt-0 lg:text-body">
              {fill(copy.companies.text, {
                price: formatEuros(companies.perPerson, language),
                smallest: companies.smallest,
                days: companies.freeDaysBefore,
              })}
            </p>
          </div>
        </div>
      )}
      <ReadyTotals content={content} prices={prices} />
    </section>
  );
}

function PriceTable({ content, prices }: Props) {
  const { rates: copy } = content;
  const { days } = content.estimate;
  const { language } = useLocale();
  const wide = tw`hidden text-left font-normal roomy:table-cell`;
  const end = tw`text-left roomy:text-right`;
  return (
    <table className="mt-6 w-full table-fixed border-collapse tabular-nums md:mt-section-sm print:mt-3">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th className={clsx(wide, 'w-[42%] font-semibold! print:w-[38%]')} scope="col">
            {copy.season}
          </th>
          {priceDays.map((day) => (
            <th className={clsx(end, 'pb-3 font-semibold print:pb-1')} scope="col" key={day}>
              <span className="roomy:hidden" aria-hidden="true">
                {days[day].short}
              </span>
              <span className="max-md:sr-only print:not-sr-only">{days[day].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {seasonIds.map((id) => {
        const { smallest, perGuest } = prices.seasons[id];
        const name = seasonName(prices, id, content.estimate);
        return (
          <tbody className="ruled" key={id}>
            <tr className="roomy:hidden">
              <th className="pt-4 text-left font-normal" colSpan={4} scope="rowgroup">
                <span className="font-display text-title">{name}</span>{' '}
                <span className="float-right pl-3 text-small text-muted">
                  {fill(copy.smallest.short, { guests: smallest })}
                </span>
              </th>
            </tr>
            <tr>
              <th className={wide} scope="row">
                <span className="block font-display text-display-4 print:inline print:text-[11.5pt]">
                  {name}
                </span>{' '}
                <span className="block text-small text-muted print:ml-2 print:inline">
                  {fill(copy.smallest.long, { guests: smallest })}
                </span>
              </th>
              {priceDays.map((day) => (
                <td
                  className={clsx(
                    end,
                    'p-0 pb-3 font-display text-display-4 whitespace-nowrap md:py-6 md:text-display-3 print:py-1 print:text-[17pt]',
                  )}
                  key={day}
                >
                  <Sum
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
  const example = usualOccasion(prices);
  const { counted, price } = estimate(prices, example);
  const note = (
    { title, text }: typeof notes.example,
    values: Record<string, string | number>,
  ) => ({ title, text: fill(text, values) });
  const shown = [
    note(notes.example, {
      guests: counted,
      price: formatEuros(price, language),
      total: formatEuros(counted * price, language),
    }),
    children && note(notes.children, { ...children, price: formatEuros(children.price, language) }),
    note(notes.fewer, { guests: weekdaySmallest }),
    baptismUntil &&
      note(notes.baptism, { guests: weekdaySmallest, time: formatTime(baptismUntil, language) }),
  ].filter((one) => typeof one === 'object');
  return (
    <dl className="mt-5 grid gap-x-gutter gap-y-3 text-small sm:grid-cols-2 lg:mt-10 lg:flex print:mt-3 print:flex print:gap-x-5 print:text-note">
      {shown.map(({ title, text }) => (
        <div
          className="leading-normal tabular-nums lg:flex-1 print:flex-1 print:leading-normal"
          key={title}
        >
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-text text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
