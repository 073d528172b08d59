import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, type FocusEvent, type ReactNode } from 'react';
import { useToday } from '../../../components/hooks/useToday.ts';
import { useLocale } from '../../../components/Locale.tsx';
import { Moon } from '../../../components/Moon.tsx';
import { scrollerClass, scrollerGridClass } from '../../../components/Scroller.tsx';
import { Section, SectionIntro } from '../../../components/sections/Section.tsx';
import { ClosedNote } from '../../../components/text/ClosedNote.tsx';
import { readAvailability, type Availability } from '../../../facts/dates/availability.ts';
import type { Evening, Month } from '../../../facts/dates/evenings.ts';
import { OfferNote } from '../../../features/estimate/OfferNote.tsx';
import type { EstimateCopy } from '../../../model/groups.ts';
import { formatDay, formatMonth, parseMinutes } from '../../../site/formats/formatDay.ts';
import { fill, formatList, formatTime } from '../../../site/formats/formats.ts';
import type { Language } from '../../../site/languages.ts';
import type { ReceptionContent } from '../schema.ts';
import { availabilityClasses, getMonthId, getMonthName, MonthTable } from './MonthTable.tsx';
import { groupBySeason, type Season } from './seasons.ts';

type Props = {
  copy: ReceptionContent['dates'];
  estimate: EstimateCopy;
  months: readonly Month[];
};

export function Dates({ copy, estimate, months }: Props) {
  const { language } = useLocale();
  const today = useToday();
  const seasons = groupBySeason(months, today);
  if (seasons.length === 0) return null;
  const last = months.at(-1)!.month;
  const availability = readAvailability(today);
  const legendIndex = Math.max(
    0,
    seasons.findIndex(({ kind }) => kind === 'summer'),
  );
  const computedUntil = fill(copy.computedUntil, {
    month: `${formatMonth(last, language)} ${last.slice(0, 4)}`,
  });
  return (
    <Section tone="surface" id="dates" aria-labelledby="dates-title">
      <SectionIntro id="dates-title" copy={{ title: copy.title, text: copy.lead }} />
      <ClosedNote className="mt-6" />
      <OfferNote copy={estimate} />
      {/* Lets keyboard users skip some 120 links. */}
      <a className="sr-only underline focus:not-sr-only" href="#dates-end">
        {copy.skip}
      </a>
      {seasons.map((season, index) => {
        const part = { season, availability, copy };
        return (
          <Fragment key={season.id}>
            {season.kind === 'summer' && index === legendIndex ? (
              <SummerSeason {...part} winter={seasons[index + 1]} />
            ) : (
              <FoldedSeason
                {...part}
                className={
                  index === 0
                    ? 'mt-section-sm border-t'
                    : // Neighbours share a line.
                      clsx(index === legendIndex + 1 && 'mt-8 border-t')
                }
              />
            )}
            {index === legendIndex && <Legend copy={copy.legend} moonUp={copy.moonUp} />}
          </Fragment>
        );
      })}
      <p className="mt-6 max-w-wide text-note text-muted" id="dates-end">
        {availability.checked
          ? `${computedUntil} ${fill(copy.availability, { day: formatDay(availability.checked, language) })}`
          : computedUntil}
      </p>
    </Section>
  );
}

/** Chromium scrolls a focused date only half into view. */
const scrollMonthIntoView = ({ target }: FocusEvent): void => {
  // A press must not move the row under the finger.
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
};

type PartProps = {
  season: Season;
  availability: Availability;
  copy: ReceptionContent['dates'];
};

function MonthTables({ season, availability, copy }: PartProps) {
  return (
    <div
      onFocus={scrollMonthIntoView}
      className={clsx(
        scrollerClass,
        scrollerGridClass,
        'mt-6 sm:grid-cols-2 xl:grid-cols-3 xxl:grid-cols-7',
      )}
    >
      {season.months.map((month) => (
        <MonthTable key={month.month} month={month} availability={availability} copy={copy} />
      ))}
    </div>
  );
}

function SummerSeason({
  season,
  winter,
  availability,
  copy,
}: PartProps & { winter: Season | undefined }) {
  const { language } = useLocale();
  const year = season.months[0]!.month.slice(0, 4);
  const remark = useMoonRemark(season, copy);
  return (
    <>
      <h3 className="mt-section-sm font-display text-numeral tabular lg:col-span-4">{year}</h3>
      {remark && <p className="mt-4 max-w-text text-muted lg:col-start-5 lg:self-end">{remark}</p>}
      <nav className="mt-4 sm:hidden" aria-label={fill(copy.monthLinks, { year })}>
        <ul className="flex flex-wrap gap-px border border-border-strong bg-border">
          {season.months.map(({ month, evenings }) => {
            const note = availability.computeNote(evenings);
            return (
              <Chip key={month} href={`#${getMonthId(month)}`}>
                <b className="flex items-center gap-2 font-semibold">
                  {getMonthName(month, language)}
                  {evenings.some(({ isMoonlit }) => isMoonlit) && (
                    <Moon className="size-4" lit={100} isWaxing />
                  )}
                </b>
                {note && (
                  <span className={availabilityClasses[note]}>{copy.availabilityNotes[note]}</span>
                )}
              </Chip>
            );
          })}
          {winter && (
            <Chip href={`#${winter.id}`}>
              <b className="font-semibold">{formatSeasonRange(winter, language, false)}</b>
              <span className="text-muted">{copy.indoors}</span>
            </Chip>
          )}
        </ul>
      </nav>
      <MonthTables season={season} availability={availability} copy={copy} />
    </>
  );
}

function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="grid flex-1 basis-24">
      <a
        className="grid min-h-14 content-center bg-background px-2 py-2 text-small forced-colors:border"
        href={href}
      >
        {children}
      </a>
    </li>
  );
}

function useMoonRemark({ months }: Season, copy: ReceptionContent['dates']): string {
  const { language } = useLocale();
  const moonlit = months.flatMap(({ evenings }) => evenings.filter(({ isMoonlit }) => isMoonlit));
  const getMinutesApart = ({ sunset, moonrise = '' }: Evening): number =>
    Math.abs(parseMinutes(moonrise) - parseMinutes(sunset));
  const [closest] = [...moonlit].sort(
    (one, other) => getMinutesApart(one) - getMinutesApart(other),
  );
  if (!closest) return '';
  const formatDayAndMonth = ({ date }: Evening): string =>
    `${Number(date.slice(8))}\u00a0${formatMonth(date, language)}`;
  const list = formatList(moonlit.map(formatDayAndMonth), language);
  return [
    moonlit.length > 1 && fill(copy.moonlit, { days: list }),
    fill(copy.closestFullMoon, {
      day: formatDayAndMonth(closest),
      sunset: formatTime(closest.sunset, language),
      moonrise: formatTime(closest.moonrise ?? '', language),
    }),
    closest.isWithoutWeddings && copy.closestFullMoonWithoutChurch,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns "November 2027 – March 2028", or without years "November–March". */
function formatSeasonRange({ months }: Season, language: Language, withYears = true) {
  const formatEnd = ({ month }: Month): string =>
    `${getMonthName(month, language)}${withYears ? `\u00a0${month.slice(0, 4)}` : ''}`;
  const ends = [months[0]!, months.at(-1)!].map(formatEnd);
  return [...new Set(ends)].join(withYears ? ' – ' : '–');
}

/** A winter or a later summer. */
function FoldedSeason({
  season,
  availability,
  copy,
  className,
}: PartProps & { className: string }) {
  const { language } = useLocale();
  const areAllOpen = season.months.every(
    ({ evenings }) => availability.computeNote(evenings) === 'open',
  );
  const notes = [season.kind === 'winter' && copy.indoors, areAllOpen && copy.allOpen];
  const remark = useMoonRemark(season, copy);
  return (
    <details className={clsx('group border-b border-border-strong', className)} id={season.id}>
      <summary className="no-marker flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-3">
        <h3 className="font-semibold">{formatSeasonRange(season, language)}</h3>
        <span className="text-note text-primary">{notes.filter(Boolean).join(', ')}</span>
        <ChevronDown className="icon ml-auto size-4 text-accent group-open:rotate-180" />
      </summary>
      <div className="pb-8">
        {season.kind === 'summer' && remark && <p className="max-w-text text-muted">{remark}</p>}
        <MonthTables season={season} availability={availability} copy={copy} />
      </div>
    </details>
  );
}

function Legend({ copy, moonUp }: { copy: ReceptionContent['dates']['legend']; moonUp: string }) {
  const moon = <Moon className="size-5" lit={100} isWaxing />;
  return (
    <ul className="mt-8 grid gap-x-gutter gap-y-2 text-note text-muted sm:grid-cols-2">
      <LegendLine mark={<i className="inline-block bg-moonlight p-1">{moon}</i>}>
        {copy.fullMoon}
      </LegendLine>
      <LegendLine mark={<i className="inline-block border-l-2 border-honey p-1">{moon}</i>}>
        {copy.moonlit}
      </LegendLine>
      <LegendLine mark={moonUp}>{copy.moonUp}</LegendLine>
      <LegendLine mark="–">{copy.noMoon}</LegendLine>
      <LegendLine mark="*">{copy.church}</LegendLine>
    </ul>
  );
}

function LegendLine({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-3">
      <b className="min-w-12 font-semibold text-foreground">{mark}</b>
      <span className="flex-1">{children}</span>
    </li>
  );
}
