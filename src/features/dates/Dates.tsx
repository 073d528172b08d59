import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, type FocusEvent, type ReactNode } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { minutesOf, formatDay, ofMonth } from '../../site/formats/formatDay.ts';
import {
  areFresh,
  availability as ownAvailability,
  type Availability,
} from '../../site/facts/availability.ts';
import { fill, formatTime, formatList } from '../../site/formats/formats.ts';
import { languages } from '../../site/languages.ts';
import { tw } from '../../components/tw.ts';
import { useToday } from '../../components/hooks/useHydrated.ts';
import { strip } from '../../components/strip.tsx';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import type { Evening, Month } from '../../site/evenings.ts';
import { availabilityStyle, monthId, monthName, MonthTable, Moon } from './MonthTable.tsx';
import { seasonsFrom, type Season } from './seasons.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Props = {
  copy: ReceptionContent['dates'];
  months: readonly Month[];
  builtOn: string;
  availability?: Availability;
};

/** Evenings of two years; a date links to the request form. */
export function Dates({ copy, months, builtOn, availability = ownAvailability }: Props) {
  const { language } = useLocale();
  const today = useToday(builtOn);
  const seasons = seasonsFrom(months, today);
  if (seasons.length === 0) return null;
  const last = months.at(-1)!.month;
  const isKnown = areFresh(availability, today);
  const known = isKnown ? availability.months : {};
  const keyAfter = Math.max(
    0,
    seasons.findIndex(({ kind }) => kind === 'summer'),
  );
  const reckoned = fill(copy.reckoned, {
    month: `${ofMonth(last, language)} ${last.slice(0, 4)}`,
  });
  return (
    <section
      className="page-grid border-y border-border bg-surface py-section"
      id="dates"
      aria-labelledby="dates-title"
    >
      <SectionHeading id="dates-title" text={copy.title} className="lg:col-span-7" />
      <p className="mt-3 max-w-text lg:col-start-9 lg:mt-0 lg:self-end">{copy.lead}</p>
      {/* Skips some 120 links. */}
      <a
        className="sr-only focus:not-sr-only focus:mt-4 focus:w-max focus:border focus:border-border focus:bg-background focus:px-5 focus:py-3 print:hidden"
        href="#dates-end"
      >
        {copy.skip}
      </a>
      {seasons.map((season, index) => {
        const part = { season, availability: known, copy };
        return (
          <Fragment key={season.id}>
            {season.kind === 'winter' ? (
              <Winter {...part} isFirst={index === 0} />
            ) : (
              <Summer {...part} winter={seasons[index + 1]} />
            )}
            {index === keyAfter && <Legend copy={copy.legend} up={copy.up} />}
          </Fragment>
        );
      })}
      <p className="mt-6 max-w-wide text-note text-muted" id="dates-end">
        {isKnown
          ? `${reckoned} ${fill(copy.availability, { day: formatDay(availability.checked, language) })}`
          : reckoned}
      </p>
    </section>
  );
}

const monthStrip = clsx(
  strip,
  'overscroll-x-contain sm:grid-cols-[repeat(auto-fill,minmax(max(13rem,30%),1fr))] sm:gap-x-6',
);
/** Seven columns if the text fits, otherwise four. */
const sevenBeside = tw`xl:grid-cols-[repeat(auto-fill,minmax(clamp(10rem,calc((76rem-100%)*999),22%),1fr))] xl:gap-x-4`;
const fourBeside = tw`xl:grid-cols-[repeat(auto-fill,minmax(max(22%,11rem),1fr))]`;

/** Chromium scrolls a focused date only half into view. */
const bringMonth = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'start' });

type PartProps = {
  season: Season;
  availability: Availability['months'];
  copy: ReceptionContent['dates'];
};

function Tables({ season, availability, copy, className }: PartProps & { className: string }) {
  const { language } = useLocale();
  // 12-hour times and months with a year need wider columns.
  const areNarrow = season.kind === 'summer' && !languages[language].halves;
  return (
    <div
      onFocus={bringMonth}
      className={clsx(monthStrip, areNarrow ? sevenBeside : fourBeside, className)}
    >
      {season.months.map((month) => (
        <MonthTable key={month.month} month={month} note={availability[month.month]} copy={copy} />
      ))}
    </div>
  );
}

function Summer({
  season,
  winter,
  availability,
  copy,
}: PartProps & { winter: Season | undefined }) {
  const year = season.months[0]!.month.slice(0, 4);
  const remark = useRemark(season, copy);
  return (
    <div className="mt-6 lg:mt-16">
      <div className="grid gap-3 lg:flex lg:items-end lg:gap-10">
        <h3 className="-ml-1 font-display text-numeral tabular-nums">{year}</h3>
        {remark && <p className="max-w-text lg:mb-1.5 lg:text-lead">{remark}</p>}
      </div>
      <nav className="mt-4 sm:hidden" aria-label={fill(copy.chips, { year })}>
        <ul className="flex flex-wrap gap-px border border-border-strong bg-border">
          {season.months.map(({ month, evenings }) => {
            const note = availability[month];
            return (
              <li className="flex-[1_1_6.5rem]" key={month}>
                <a className={chip} href={`#${monthId(month)}`}>
                  <b className="flex items-center gap-2 font-semibold">
                    {monthName(month, copy)}
                    {evenings.some(({ isMoonlit }) => isMoonlit) && (
                      <Moon className="size-3.5" lit={100} isGrowing />
                    )}
                  </b>
                  {note && (
                    <span className={availabilityStyle[note]}>{copy.availabilityNotes[note]}</span>
                  )}
                </a>
              </li>
            );
          })}
          {winter && (
            <li className="flex-[2_1_13rem]">
              <a className={chip} href={`#${winter.id}`}>
                <b className="font-semibold">{rangeOf(winter, copy.winterShort, copy, false)}</b>
                <span className="text-muted">{copy.indoors}</span>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <Tables
        season={season}
        availability={availability}
        copy={copy}
        className="mt-5 sm:mt-6 lg:mt-8"
      />
    </div>
  );
}

const chip = tw`grid h-full min-h-13.5 content-center bg-background py-1.5 pr-0.5 pl-3 text-small forced-colors:border`;

/** Returns a sentence on Saturdays with a nearly full moon at sunset. */
function useRemark({ months }: Season, copy: ReceptionContent['dates']): string {
  const { language } = useLocale();
  const moonlit = months.flatMap(({ evenings }) => evenings.filter(({ isMoonlit }) => isMoonlit));
  const apart = ({ sunset, moonrise = '' }: Evening): number =>
    Math.abs(minutesOf(moonrise) - minutesOf(sunset));
  const [closest] = [...moonlit].sort((one, other) => apart(one) - apart(other));
  if (!closest) return '';
  const dayOf = ({ date }: Evening): string =>
    `${Number(date.slice(8))}\u00a0${ofMonth(date, language)}`;
  const list = formatList(moonlit.map(dayOf), language);
  return [
    moonlit.length > 1 && fill(copy.moonlit, { days: list }),
    fill(copy.closest, {
      day: dayOf(closest),
      sunset: formatTime(closest.sunset, language),
      moonrise: formatTime(closest.moonrise ?? '', language),
    }),
    closest.isWithoutWeddings && copy.closestWithoutChurch,
  ]
    .filter(Boolean)
    .join(' ');
}

function rangeOf(
  { months }: Season,
  pattern: string,
  copy: ReceptionContent['dates'],
  withYears = true,
): string {
  const nameOf = ({ month }: Month): string =>
    `${monthName(month, copy)}${withYears ? `\u00a0${month.slice(0, 4)}` : ''}`;
  const [from, to] = [nameOf(months[0]!), nameOf(months.at(-1)!)];
  return from === to ? from : fill(pattern, { from, to });
}

function Winter({ season, availability, copy, isFirst }: PartProps & { isFirst: boolean }) {
  const areAllOpen = season.months.every(({ month }) => availability[month] === 'open');
  return (
    <details
      className={clsx('group border-y border-border-strong', isFirst ? 'mt-section-sm' : 'mt-8')}
      id={season.id}
    >
      <summary className="no-marker grid min-h-15 cursor-pointer grid-cols-fill-fit items-center gap-x-4 py-2 leading-snug lg:grid-cols-[auto_1fr_auto]">
        <h3 className="font-semibold">{rangeOf(season, copy.winter, copy)}</h3>
        <span className="row-2 text-note text-primary lg:row-auto">
          {areAllOpen ? `${copy.indoors}, ${copy.allOpen}` : copy.indoors}
        </span>
        <ChevronDown className="icon col-2 row-span-2 row-start-1 size-4 text-accent transition-transform duration-medium group-open:rotate-180 lg:col-3 lg:row-1" />
      </summary>
      <Tables
        season={season}
        availability={availability}
        copy={copy}
        className="pb-6 sm:pt-4 sm:pb-8"
      />
    </details>
  );
}

const swatch = tw`inline-grid h-6.5 w-8 place-items-center`;

/** Legend of the tables. */
function Legend({ copy, up }: { copy: ReceptionContent['dates']['legend']; up: string }) {
  const moon = <Moon className="size-4.5 overflow-visible" lit={100} isGrowing />;
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-1.5 text-note text-muted sm:grid-cols-2 lg:mt-8 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
      <Line mark={<i className={clsx(swatch, 'bg-moonlight')}>{moon}</i>}>{copy.fullMoon}</Line>
      <Line
        mark={<i className={clsx(swatch, '[box-shadow:inset_3px_0_0_var(--honey)]')}>{moon}</i>}
      >
        {copy.moonlit}
      </Line>
      <Line mark={up}>{copy.up}</Line>
      <Line mark="–">{copy.none}</Line>
      <Line mark="*" className="sm:col-span-full">
        {copy.church}
      </Line>
    </ul>
  );
}

function Line({
  mark,
  className,
  children,
}: {
  mark: ReactNode;
  className?: string;
  children: string;
}) {
  return (
    <li className={clsx('grid min-h-6.5 grid-cols-[3.1rem_1fr] items-center', className)}>
      <b className="font-semibold text-foreground">{mark}</b>
      <span className="text-pretty">{children}</span>
    </li>
  );
}
