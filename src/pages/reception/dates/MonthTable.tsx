import { clsx } from 'clsx';
import { useLocale } from '../../../components/Locale.tsx';
import { Moon } from '../../../components/Moon.tsx';
import { scrollItemClass } from '../../../components/Scroller.tsx';
import { PageLink } from '../../../components/text/PageLink.tsx';
import { RichText } from '../../../components/text/RichText.tsx';
import { tw } from '../../../components/tw.ts';
import type { Availability, AvailabilityNote } from '../../../facts/dates/availability.ts';
import type { Evening, Month } from '../../../facts/dates/evenings.ts';
import { formatMonth, formatMonthName, formatWeekday } from '../../../site/formats/formatDay.ts';
import { fill, formatTime } from '../../../site/formats/formats.ts';
import type { Language } from '../../../site/languages.ts';
import type { ReceptionContent } from '../schema.ts';

export const availabilityClasses: Record<AvailabilityNote, string> = {
  open: tw`text-primary`,
  few: tw`text-accent`,
  full: tw`text-muted`,
};

export const getMonthId = (month: string): string => `dates-${month}`;

export const getMonthName = (month: string, language: Language): string =>
  formatMonthName(Number(month.slice(5)), language);

type Props = {
  month: Month;
  availability: Availability;
  copy: ReceptionContent['dates'];
};

export function MonthTable({ month: { month, evenings }, availability, copy }: Props) {
  const { language } = useLocale();
  const note = availability.computeNote(evenings);
  const id = getMonthId(month);
  return (
    <div className={clsx(scrollItemClass, 'scroll-mt-32 overflow-clip sm:w-auto')} id={id}>
      <h4 className="border-t border-border-strong pt-3 font-display text-title" id={`${id}-name`}>
        {getMonthName(month, language)} <span className="sr-only">{month.slice(0, 4)}</span>
      </h4>
      {note && (
        <p className={clsx('text-note font-semibold', availabilityClasses[note])}>
          {copy.availabilityNotes[note]}
        </p>
      )}
      <table
        className="w-full border-collapse text-small tabular xxl:text-note"
        aria-labelledby={`${id}-name`}
      >
        <thead className="text-note text-muted">
          <tr>
            <th scope="col" colSpan={2}>
              <span className="sr-only">{copy.columns.day}</span>
            </th>
            <th className="py-1 xxl:max-w-0 xxl:pr-8" scope="col">
              <span className="flex justify-end font-normal">{copy.columns.sunset}</span>
            </th>
            <th className="py-1 pr-1 xxl:max-w-0" scope="col">
              <span className="flex justify-end font-normal">{copy.columns.moon}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {evenings.map((evening) => (
            <EveningRow key={evening.date} {...evening} availability={availability} copy={copy} />
          ))}
        </tbody>
      </table>
      {note === 'full' && (
        <p className="mt-3 border-l-2 border-accent pl-4 text-small">
          <RichText text={copy.waitingList} />
        </p>
      )}
    </div>
  );
}

type RowProps = Evening & Omit<Props, 'month'>;

const dayClass = tw`flex min-h-11 items-center gap-x-3 focus-visible:-outline-offset-4 xxl:grid`;

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
  isWaxing,
  availability,
  copy,
}: RowProps) {
  const { language } = useLocale();
  const taken = availability.findTaken(date);
  const fullText = ` ${formatMonth(date, language)} ${date.slice(0, 4)}${isWithoutWeddings ? `, ${copy.askParish}` : ''}, ${copy[taken ?? 'requestDate']}`;
  const day = (
    <>
      <span className={clsx('min-w-8', isSaturday && 'xxl:sr-only xxl:min-w-0')}>
        {formatWeekday(date, language)}
      </span>{' '}
      <span className={clsx('font-display text-title', taken ? 'line-through' : 'text-foreground')}>
        {Number(date.slice(8))}
        {isWithoutWeddings && (
          <span className="font-text text-body text-accent" aria-hidden="true">
            *
          </span>
        )}
      </span>
      <span className="sr-only">{fullText}</span>
    </>
  );
  return (
    <tr
      className={clsx(
        'border-t border-border',
        isFullMoon ? 'bg-moonlight' : 'text-muted',
        !taken && 'hover:bg-wash',
      )}
    >
      <th
        className={clsx(
          'relative text-left font-normal',
          isMoonlit ? 'border-l-2 border-honey pl-1' : 'pl-1',
        )}
        scope="row"
      >
        {taken ? (
          <span className={dayClass}>{day}</span>
        ) : (
          <PageLink
            to="request"
            search={`?eventDate=${date}`}
            className={clsx('whole-row after:w-screen', dayClass)}
          >
            {day}
          </PageLink>
        )}
      </th>
      <td>
        <Moon
          className="ml-auto size-5"
          lit={isFullMoon ? 100 : lit}
          isWaxing={isWaxing}
          label={isFullMoon ? copy.fullMoon : fill(copy.moonlitPercent, { percent: lit })}
        />
      </td>
      <td className="text-right whitespace-nowrap">
        <ShortTime time={sunset} />
      </td>
      <td
        className={clsx(
          'pr-1 text-right whitespace-nowrap',
          (isFullMoon || isMoonlit) && 'font-semibold text-foreground',
        )}
      >
        {moonrise ? (
          <ShortTime time={moonrise} />
        ) : moon === 'up' ? (
          copy.moonUp
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{copy.noMoon}</span>
          </>
        )}
      </td>
    </tr>
  );
}

/** Seven columns have no room for "PM". */
function ShortTime({ time }: { time: string }) {
  const [hour, half] = formatTime(time, useLocale().language).split('\u00a0');
  return (
    <>
      {hour}
      {half && <span className="xxl:sr-only">{`\u00a0${half}`}</span>}
    </>
  );
}
