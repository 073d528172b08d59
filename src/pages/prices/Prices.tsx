import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import { Board } from './Board.tsx';
import { Calculator } from './Calculator.tsx';
import { Deadlines } from './Deadlines.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Rates } from './Rates.tsx';
import { SampleMenu } from './SampleMenu.tsx';
import { prices, guestExtras, onceExtras, type PriceFacts } from '../../site/facts/prices.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Free } from '../../site/facts/schema.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { venue } from '../../site/facts/venue.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { fill, formatTime } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import { tw } from '../../components/tw.ts';
import { PrintLink } from '../../components/text/PrintLink.tsx';
import './Prices.css';

/** Without prices, the page does not exist (src/site/pages.ts). */
export default function Prices({ content }: { content: PricesContent }) {
  const { hero, wine, jacket } = content.pictures;
  if (!prices) return null;
  const { menu = [], neverCharged = [], payment, moving, fewer, music, rules = [] } = prices;
  return (
    <>
      <Board copy={content.board} prices={prices} photo={hero} />
      <Calculator content={content} prices={prices} />
      <Rates content={content} prices={prices} />
      <Parts copy={content.parts} facts={prices} />
      {menu.length > 0 && <SampleMenu copy={content.menu} courses={menu} photo={wine} />}
      {neverCharged.length > 0 && (
        <NeverCharged copy={content.free} free={neverCharged} photo={jacket} />
      )}
      {payment && (
        <Deadlines copy={content.deadlines} payment={payment} moving={moving} fewer={fewer} />
      )}
      {(music || rules.length > 0) && (
        <HouseRules copy={content.rules} music={music} rules={rules} />
      )}
      <PricesContact copy={content.contact} />
    </>
  );
}

type NeverChargedProps = { copy: PricesContent['free']; free: readonly Free[]; photo: PagePicture };

function NeverCharged({ copy, free, photo }: NeverChargedProps) {
  return (
    <section className="page-grid lg:items-center print:hidden" aria-labelledby="free-title">
      <div className="bleed-x h-[56vw] max-h-130 lg:col-span-6 lg:col-start-1 lg:bleed-left lg:h-[clamp(480px,46vw,660px)] lg:max-h-none">
        <Photo photo={photo} sizes="(min-width: 1024px) 56vw, 100vw" />
      </div>
      <div className="mt-8 lg:col-start-7 lg:mt-0 lg:pl-gutter">
        <SectionHeading id="free-title" text={copy.title} />
        <ul className="mt-4 md:mt-8">
          {free.map((id) => (
            <li className="ruled py-2 leading-normal md:py-3" key={id}>
              {copy.lines[id]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Closing call to action. */
function PricesContact({ copy }: { copy: PricesContent['contact'] }) {
  const [phone] = venue.phones;
  return (
    <section className="page-grid py-section-lg print:hidden" aria-labelledby="contact-title">
      <div className="lg:col-span-9">
        <SectionHeading id="contact-title" text={copy.title} />
        <a
          className="mt-2 inline-flex min-h-11 items-center font-display text-display-1 tabular-nums hover:italic"
          href={`tel:${phone.dial}`}
        >
          {phone.display}
        </a>
        <p className="mt-3 max-w-text text-muted md:mt-6">{copy.text}</p>
        <ButtonRow className="mt-8 max-sm:mt-6">
          <ButtonLink to="request">{copy.action}</ButtonLink>
          <PrintLink variant="link">{copy.print}</PrintLink>
        </ButtonRow>
      </div>
    </section>
  );
}

const row = tw`ruled py-3 md:py-3 print:py-1 print:text-small`;

const lead = tw`mt-2 max-w-text text-muted print:hidden`;

/** Included services and extras. */
function Parts({ copy, facts }: { copy: PricesContent['parts']; facts: PriceFacts }) {
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
    <section
      className="border-b border-border bg-surface py-section print:border-0 print:pt-5 print:pb-0"
      aria-label={copy.name}
    >
      <div className="page-grid gap-y-16 print:grid-cols-[1fr_1.22fr] print:gap-x-6">
        <div className="lg:col-span-5 print:col-auto">
          <SectionHeading text={included.title} />
          <p className={lead}>{included.text}</p>
          <ul className="mt-4 md:mt-8 print:mt-2">
            {facts.included.map((id) => (
              <li className={row} key={id}>
                {fill(included.lines[id], values)}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-start-6 print:col-auto">
          <SectionHeading text={extra.title} />
          <p className={lead}>{extra.text}</p>
          <ul className="mt-4 tabular-nums md:mt-8 print:mt-2">
            {extras.map(({ id, sum, unit }) => {
              if (sum === undefined) return null;
              const price = formatEuros(sum, language);
              return (
                <Line
                  key={id}
                  {...extra.lines[id]}
                  name={fill(extra.lines[id].name, values)}
                  // Flowers have a minimum price.
                  price={id === 'flowers' ? fill(extra.from, { price }) : price}
                  unit={unit}
                />
              );
            })}
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
    <li className={clsx(row, 'grid grid-cols-fill-fit items-baseline gap-x-5')}>
      <span>
        {name}
        {note && <small className="block text-small text-muted print:text-note">{note}</small>}
      </span>
      <span className="whitespace-nowrap">
        <b className="font-semibold">{price}</b>
        {unit && <small className="text-small text-muted print:text-note">{` ${unit}`}</small>}
      </span>
    </li>
  );
}
