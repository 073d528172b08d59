import { useLocale } from '../../components/Locale.tsx';
import { LineList } from '../../components/sections/LineList.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { guestExtras, onceExtras, type PriceFacts } from '../../facts/prices/prices.ts';
import { venue } from '../../facts/venue/venue.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import type { PricesContent } from './schema.ts';

export function PriceParts({ copy, facts }: { copy: PricesContent['parts']; facts: PriceFacts }) {
  const { language } = useLocale();
  const { perGuest, once, coachSeats, extraHourUntil, tastingGuests } = facts;
  const { included, extra } = copy;
  const values = {
    seats: coachSeats,
    guests: tastingGuests,
    until: formatTime(extraHourUntil, language),
    ...venue.capacity,
  };
  const extras = [
    ...guestExtras.map((id) => ({ id, sum: perGuest[id], unit: extra.perGuest })),
    ...onceExtras.map((id) => ({ id, sum: once[id], unit: undefined })),
  ];
  return (
    <Section tone="surface" className="gap-y-12" aria-label={copy.name}>
      <div className="lg:col-span-5">
        <SectionHeading text={included.title} />
        <LineList items={facts.included.map((id) => fill(included.lines[id], values))} />
      </div>
      <div className="lg:col-start-7">
        <SectionHeading text={extra.title} />
        <ul className="mt-8 border-b border-border-strong tabular">
          {extras.map(({ id, sum, unit }) => {
            if (sum === undefined) return null;
            const price = formatEuros(sum, language);
            return (
              <Line
                key={id}
                {...extra.lines[id]}
                name={fill(extra.lines[id].name, values)}
                // The price of flowers is a minimum.
                price={id === 'flowers' ? fill(extra.from, { price }) : price}
                unit={unit}
              />
            );
          })}
          <Line {...extra.separate} />
        </ul>
      </div>
    </Section>
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
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 border-t border-border-strong py-3">
      <span className="flex-1 basis-32">
        {name}
        {note && <small className="block text-small text-muted">{note}</small>}
      </span>
      <span className="whitespace-nowrap">
        <b className="font-semibold">{price}</b>
        {unit && <small className="text-small text-muted">{` ${unit}`}</small>}
      </span>
    </li>
  );
}
