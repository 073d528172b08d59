import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, type FocusEvent, type ReactNode } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { parseMinutes, formatDay, formatMonth } from '../../site/formats/formatDay.ts';
import { readAvailability, type Availability } from '../../site/facts/availability.ts';
import { fill, formatTime, formatList } from '../../site/formats/formats.ts';
import type { EstimateCopy } from '../../components/schema.ts';
import { OfferNote } from '../estimate/OfferNote.tsx';
import { useToday } from '../../components/hooks/useHydrated.ts';
import { scrollerClass } from '../../components/Scroller.tsx';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import type { Evening, Month } from '../../site/evenings.ts';
import { availabilityStyle, monthId, monthName, MonthTable, Moon } from './MonthTable.tsx';
import { seasonsFrom, type Season } from './seasons.ts';
import { ClosedNote } from '../../components/text/ClosedNote.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionIntro } from '../../components/sections/SectionIntro.tsx';

type Props = {
  copy: ReceptionContent['dates'];
  estimate: EstimateCopy;
  months: readonly Month[];
  builtOn: string;
};

export function Dates({ copy, estimate, months, builtOn }: Props) {
  const { language } = useLocale();
  const today = useToday(builtOn);
  const seasons = seasonsFrom(months, today);
  if (seasons.length === 0) return null;
  const last = months.at(-1)!.month;
  const availability = readAvailability(today);
  const keyAfter = Math.max(
    0,
    seasons.findIndex(({ kind }) => kind === 'summer'),
  );
  const reckoned = fill(copy.reckoned, {
    month: `${formatMonth(last, language)} ${last.slice(0, 4)}`,
  });
  return (
    <Section tone="surface" id="dates" aria-labelledby="dates-title">
      <SectionIntro id="dates-title" title={copy.title} text={copy.lead} />
      <ClosedNote builtOn={builtOn} className="mt-6" />
      <OfferNote copy={estimate} builtOn={builtOn} />
      {/* Lets keyboard users skip some 120 links. */}
      <a className="sr-only focus:not-sr-only focus:underline" href="#dates-end">
        {copy.skip}
      </a>
      {seasons.map((season, index) => {
        const part = { season, availability, copy };
        return (
          <Fragment key={season.id}>
            {season.kind === 'summer' && index === keyAfter ? (
              <Summer {...part} winter={seasons[index + 1]} />
            ) : (
              <Folded {...part} isFirst={index === 0} />
            )}
            {index === keyAfter && <Legend copy={copy.legend} up={copy.up} />}
          </Fragment>
        );
      })}
      <p className="mt-6 max-w-wide text-note text-muted" id="dates-end">
        {availability.checked
          ? `${reckoned} ${fill(copy.availability, { day: formatDay(availability.checked, language) })}`
          : reckoned}
      </p>
    </Section>
  );
}

/** Chromium scrolls a focused date only half into view. */
const bringMonth = ({ target }: FocusEvent): void => {
  // A press must not move the row under the finger.
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
};

type PartProps = {
  season: Season;
  availability: Availability;
  copy: ReceptionContent['dates'];
};

function Tables({ season, availability, copy }: PartProps) {
  return (
    <div
      onFocus={bringMonth}
      className={clsx(
        scrollerClass,
        'mt-6 gap-y-10 sm:mx-0 sm:-mr-gutter sm:flex-wrap sm:gap-x-0 sm:overflow-visible sm:px-0',
      )}
    >
      {season.months.map((month) => (
        <MonthTable key={month.month} month={month} availability={availability} copy={copy} />
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
    <>
      <h3 className="mt-section-sm font-display text-numeral tabular-nums lg:col-span-4">{year}</h3>
      {remark && <p className="mt-4 max-w-text text-muted lg:col-start-5 lg:self-end">{remark}</p>}
      <nav className="mt-4 sm:hidden" aria-label={fill(copy.chips, { year })}>
        <ul className="flex flex-wrap gap-px border border-border-strong bg-border">
          {season.months.map(({ month, evenings }) => {
            const note = availability.computeNote(evenings);
            return (
              <Chip key={month} href={`#${monthId(month)}`}>
                <b className="flex items-center gap-2 font-semibold">
                  {monthName(month, copy)}
                  {evenings.some(({ isMoonlit }) => isMoonlit) && (
                    <Moon className="size-4" lit={100} isWaxing />
                  )}
                </b>
                {note && (
                  <span className={availabilityStyle[note]}>{copy.availabilityNotes[note]}</span>
                )}
              </Chip>
            );
          })}
          {winter && (
            <Chip href={`#${winter.id}`}>
              <b className="font-semibold">{rangeOf(winter, copy.winterShort, copy, false)}</b>
              <span className="text-muted">{copy.indoors}</span>
            </Chip>
          )}
        </ul>
      </nav>
      <Tables season={season} availability={availability} copy={copy} />
    </>
  );
}

function Chip({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="flex-1 basis-24">
      <a
        className="grid h-full min-h-14 content-center bg-background px-2 py-2 text-small forced-colors:border"
        href={href}
      >
        {children}
      </a>
    </li>
  );
}

function useRemark({ months }: Season, copy: ReceptionContent['dates']): string {
  const { language } = useLocale();
  const moonlit = months.flatMap(({ evenings }) => evenings.filter(({ isMoonlit }) => isMoonlit));
  const apart = ({ sunset, moonrise = '' }: Evening): number =>
    Math.abs(parseMinutes(moonrise) - parseMinutes(sunset));
  const [closest] = [...moonlit].sort((one, other) => apart(one) - apart(other));
  if (!closest) return '';
  const dayOf = ({ date }: Evening): string =>
    `${Number(date.slice(8))}\u00a0${formatMonth(date, language)}`;
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

/** Hides a winter or a later summer behind a summary. */
function Folded({ season, availability, copy, isFirst }: PartProps & { isFirst: boolean }) {
  const areAllOpen = season.months.every(
    ({ evenings }) => availability.computeNote(evenings) === 'open',
  );
  const notes = [season.kind === 'winter' && copy.indoors, areAllOpen && copy.allOpen];
  const remark = useRemark(season, copy);
  return (
    <details
      className={clsx('group border-y border-border-strong', isFirst ? 'mt-section-sm' : 'mt-8')}
      id={season.id}
    >
      <summary className="no-marker flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-3">
        <h3 className="font-semibold">{rangeOf(season, copy.winter, copy)}</h3>
        <span className="text-note text-primary">{notes.filter(Boolean).join(', ')}</span>
        <ChevronDown className="icon ml-auto size-4 text-accent group-open:rotate-180" />
      </summary>
      <div className="pb-8">
        {season.kind === 'summer' && remark && <p className="max-w-text text-muted">{remark}</p>}
        <Tables season={season} availability={availability} copy={copy} />
      </div>
    </details>
  );
}

function Legend({ copy, up }: { copy: ReceptionContent['dates']['legend']; up: string }) {
  const moon = <Moon className="size-5 overflow-visible" lit={100} isWaxing />;
  return (
    <ul className="mt-8 grid gap-x-gutter gap-y-2 text-note text-muted sm:grid-cols-2">
      <Line mark={<i className="inline-block bg-moonlight p-1">{moon}</i>}>{copy.fullMoon}</Line>
      <Line mark={<i className="inline-block border-l-2 border-honey p-1">{moon}</i>}>
        {copy.moonlit}
      </Line>
      <Line mark={up}>{copy.up}</Line>
      <Line mark="–">{copy.none}</Line>
      <Line mark="*">{copy.church}</Line>
    </ul>
  );
}

function Line({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-3">
      <b className="min-w-12 font-semibold text-foreground">{mark}</b>
      <span className="flex-1">{children}</span>
    </li>
  );
}
