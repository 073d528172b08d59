import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import type { AvailabilityNote } from '../../site/facts/availability.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import { ofMonth } from '../../site/formats/formatDay.ts';
import { inStrip } from '../../components/strip.tsx';
import { tw } from '../../components/tw.ts';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import type { Evening, Month } from '../../site/evenings.ts';

export const availabilityStyle: Record<AvailabilityNote, string> = {
  open: tw`text-primary`,
  few: tw`text-accent`,
  full: tw`text-muted`,
};

export const monthId = (month: string): string => `dates-${month}`;

export const monthName = (month: string, copy: ReceptionContent['dates']): string | undefined =>
  copy.months[Number(month.slice(5)) - 1];

const cell = tw`h-11.25 border-t border-border p-0 text-right`;

type Props = {
  month: Month;
  note: AvailabilityNote | undefined;
  copy: ReceptionContent['dates'];
};

/** Narrow columns omit the year, which is above. On phones, part of the next month shows. */
export function MonthTable({ month: { month, evenings }, note, copy }: Props) {
  const id = monthId(month);
  return (
    <div
      className={clsx(
        '@container min-w-0',
        inStrip,
        'max-sm:w-[max(86%,min(16rem,100%),10.75rem)] max-sm:scroll-mt-32',
      )}
      id={id}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border-strong pt-3">
        <h4 className="font-display text-display-4 sm:text-display-4" id={`${id}-name`}>
          {monthName(month, copy)}{' '}
          <span className="text-muted @max-tight:sr-only">{month.slice(0, 4)}</span>
        </h4>
        {note && (
          <p className={clsx('font-semibold sm:basis-full sm:text-note', availabilityStyle[note])}>
            {copy.availabilityNotes[note]}
          </p>
        )}
      </div>
      <table
        className="w-full border-collapse text-body tabular-nums sm:text-small"
        aria-labelledby={`${id}-name`}
      >
        <thead>
          <tr className="text-small text-muted sm:text-note">
            <th className="p-0" scope="col" colSpan={2}>
              <span className="sr-only">{copy.columns.day}</span>
            </th>
            <th className="px-0 pt-1 pb-2 text-right font-normal" scope="col">
              {copy.columns.sunset}
            </th>
            <th className="px-2 pt-1 pb-2 text-right font-normal @max-tight:px-1" scope="col">
              {copy.columns.moon}
            </th>
          </tr>
        </thead>
        <tbody>
          {evenings.map((evening) => (
            <EveningRow
              key={evening.date}
              {...evening}
              isBooked={note === 'full' && evening.isSaturday}
              copy={copy}
            />
          ))}
        </tbody>
      </table>
      {note === 'full' && (
        <p className="mt-3 border-l-2 border-accent pl-3 text-small">
          <RichText text={copy.waiting} />
        </p>
      )}
    </div>
  );
}

type RowProps = Evening & { isBooked: boolean; copy: ReceptionContent['dates'] };

function EveningRow({
  date,
  isSaturday,
  isFullMoon,
  isMoonlit,
  isWithoutWeddings,
  sunset,
  moon,
  moonrise,
  lit,
  isGrowing,
  isBooked,
  copy,
}: RowProps) {
  const { language } = useLocale();
  const inFull = ` ${ofMonth(date, language)} ${date.slice(0, 4)}${isWithoutWeddings ? `, ${copy.parish}` : ''}, ${isBooked ? copy.booked : copy.requestDate}`;
  const day = (
    <>
      <span
        className={clsx(
          isFullMoon ? 'text-foreground' : 'text-muted',
          isSaturday
            ? 'min-w-[2.4em] @max-tight:sr-only @max-tight:min-w-0'
            : 'min-w-[2.4em] @max-tight:order-1 @max-tight:text-note',
        )}
      >
        {copy.weekdays[new Date(date).getUTCDay()]}
      </span>{' '}
      <span
        className={clsx(
          'font-display text-display-4 @max-tight:text-title',
          isBooked ? 'text-muted line-through decoration-1' : '',
        )}
      >
        {Number(date.slice(8))}
        {isWithoutWeddings && (
          <i
            className="align-[.4em] font-text text-body text-accent not-italic @max-tight:text-small"
            aria-hidden="true"
          >
            *
          </i>
        )}
      </span>
      <span className="sr-only">{inFull}</span>
    </>
  );
  const dayLook = tw`flex min-h-11 items-center gap-2 pl-2 @max-tight:flex-col @max-tight:items-start @max-tight:justify-center @max-tight:gap-0 @max-tight:pl-1`;
  const riseLook =
    isFullMoon || isMoonlit
      ? tw`font-semibold`
      : isBooked || moon !== 'rises'
        ? tw`text-muted`
        : '';
  return (
    <tr className={clsx(isFullMoon && 'bg-moonlight', !isBooked && 'hover:bg-tint')}>
      <th
        className={clsx(
          'relative h-11.25 w-[34%] border-t border-border p-0 text-left font-normal @max-tight:w-[26%]',
          isMoonlit && '[box-shadow:inset_3px_0_0_var(--honey)]',
        )}
        scope="row"
      >
        {isBooked ? (
          <span className={dayLook}>{day}</span>
        ) : (
          <PageLink
            to="request"
            search={`?eventDate=${date}`}
            className={clsx(
              "[outline-offset:-2px] after:absolute after:inset-y-0 after:left-0 after:w-[100cqi] after:content-['']",
              dayLook,
            )}
          >
            {day}
          </PageLink>
        )}
      </th>
      <td className={clsx(cell, 'w-6 @max-tight:w-4.5')}>
        <Moon
          className="ml-auto size-5 overflow-visible @max-tight:size-4"
          lit={isFullMoon ? 100 : lit}
          isGrowing={isGrowing}
          label={isFullMoon ? copy.fullMoon : fill(copy.lit, { percent: lit })}
        />
      </td>
      <td className={clsx(cell, 'pl-1 whitespace-nowrap', !isFullMoon && 'text-muted')}>
        {formatTime(sunset, language)}
      </td>
      <td className={clsx(cell, 'pr-2 whitespace-nowrap @max-tight:pr-1', riseLook)}>
        {moonrise ? (
          formatTime(moonrise, language)
        ) : moon === 'up' ? (
          copy.up
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{copy.none}</span>
          </>
        )}
      </td>
    </tr>
  );
}

type MoonProps = {
  /** In per cent. */
  lit: number;
  isGrowing: boolean;
  className: string;
  /** Without it the drawing is decorative. */
  label?: string;
};

const radius = 9;

/** Northern hemisphere: a growing moon is lit on the right. Rounded widths compress well. */
const litPath = (lit: number, isGrowing: boolean): string => {
  const width = Math.round(radius * Math.abs(1 - lit / 50));
  const outer = isGrowing ? 1 : 0;
  const inner = lit < 50 ? 1 - outer : outer;
  return `M0-9A9 9 0 0 ${outer} 0 9A${width} 9 0 0 ${inner} 0-9z`;
};

export function Moon({ lit, isGrowing, className, label }: MoonProps) {
  return (
    <svg
      className={className}
      viewBox="-10 -10 20 20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {lit >= 98 ? (
        <circle r="9" className="fill-moon stroke-honey-deep" />
      ) : (
        <>
          <circle r="9" className="fill-primary" />
          {lit > 2 && <path className="fill-moon" d={litPath(lit, isGrowing)} />}
        </>
      )}
    </svg>
  );
}
