import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { fill } from '../../site/formats/fill.ts';
import { formatTime } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import { guestExtras, onceExtras, type PriceFacts } from '../../site/facts/prices.ts';
import { venue } from '../../site/facts/venue.ts';
import { tw } from '../../components/tw.ts';

/** Extras with a minimum price. */
const open: ReadonlySet<string> = new Set(['flowers']);

const row = tw`ruled py-1.375 leading-1.5 md:py-1.625 print:py-[3.5px] print:text-small print:leading-1.35`;

const title = tw`display text-head`;

const lead = tw`mt-1.25 max-w-29em text-muted print:hidden`;

/** Included services and extras. */
export function Parts({ copy, prices }: { copy: PricesContent['parts']; prices: PriceFacts }) {
  const { language } = useLocale();
  const { perGuest, once, coachSeats, extraHourUntil, tastingGuests } = prices;
  const { included, extra } = copy;
  const values = {
    seats: coachSeats,
    guests: tastingGuests,
    until: formatTime(extraHourUntil, language),
    ...venue.capacity,
  };
  const extras = [
    ...guestExtras.map((id) => ({ id, price: perGuest[id], unit: extra.perGuest })),
    ...onceExtras.map((id) => ({ id, price: once[id], unit: '' })),
  ].flatMap(({ price, ...rest }) =>
    price === undefined ? [] : [{ ...rest, price: formatEuros(price, language) }],
  );
  return (
    <section
      className="border-b border-border bg-surface py-breath print:border-0 print:pt-2.5 print:pb-0"
      aria-label={copy.name}
    >
      <div className="page-grid gap-y-8 print:grid-cols-[1fr_1.22fr] print:gap-x-3.5">
        <div className="lg:col-left-5 print:col-auto">
          <h2 className={title}>{included.title}</h2>
          <p className={lead}>{included.text}</p>
          <ul className="mt-2 md:mt-4 print:mt-1">
            {prices.included.map((id) => (
              <li className={row} key={id}>
                {fill(included.lines[id], values)}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-right-7 print:col-auto">
          <h2 className={title}>{extra.title}</h2>
          <p className={lead}>{extra.text}</p>
          <ul className="num mt-2 md:mt-4 print:mt-1">
            {extras.map(({ id, price, unit }) => (
              <Line
                key={id}
                {...extra.lines[id]}
                name={fill(extra.lines[id].name, values)}
                price={open.has(id) ? fill(extra.from, { price }) : price}
                unit={unit}
              />
            ))}
            <Line {...extra.separate} />
          </ul>
        </div>
      </div>
    </section>
  );
}

function Line({
  name,
  note,
  price,
  unit,
}: {
  name: string;
  note?: string;
  price: string;
  unit?: string;
}) {
  return (
    <li className={clsx(row, 'grid grid-cols-fill-fit items-baseline gap-x-2.5')}>
      <span>
        {name}
        {note && <small className="block text-small text-muted print:text-label">{note}</small>}
      </span>
      <span className="whitespace-nowrap">
        <b className="font-medium">{price}</b>
        {unit && <small className="text-small text-muted print:text-label">{` ${unit}`}</small>}
      </span>
    </li>
  );
}
