import { clsx } from 'clsx';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useToday } from '../../components/hooks/useToday.ts';
import { useLocale } from '../../components/Locale.tsx';
import { Moon } from '../../components/Moon.tsx';
import { quietLinkClass } from '../../components/text/ArrowLink.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import { tw } from '../../components/tw.ts';
import {
  getFirstSuggestedDay,
  type EveningContent,
  type Sign as SignText,
  type SkyEvening,
} from '../../facts/dates/evenings.ts';
import { formatMonth } from '../../site/formats/formatDay.ts';
import './EveningBand.css';

const shownCount = 7;

/** The sky of a free Saturday from 17:00 to 4:30. Its width is time, on small screens its height. */
export function EveningBand({ evening }: { evening: EveningContent }) {
  const { language } = useLocale();
  const today = useToday();
  const [chosen, setChosen] = useState('');
  const offered = evening.list
    .filter(({ date }) => date >= getFirstSuggestedDay(today))
    .slice(0, shownCount);
  const next = offered.find(({ isMoonlit }) => isMoonlit);
  const shown = offered.find(({ date }) => date === chosen) ?? next ?? offered[0];
  if (!shown) return null;
  const { date, sunsetAt, moonAt, moon, altitude = 0, lit, isWaxing, signs } = shown;
  const year = date.slice(0, 4);
  const label = today > evening.knownUntil ? 'unchecked' : shown === next ? 'fullMoon' : 'freeDay';
  return (
    <section
      className="evening-band"
      style={{
        '--sunset': sunsetAt,
        '--moonrise': moonAt,
        '--height': (altitude / airDegrees).toFixed(2),
        '--stars': 1 - lit / 200,
      }}
      data-moon={moon}
      aria-labelledby="evening"
    >
      <div className="evening-band__sky on-photo relative isolate grid overflow-clip text-background">
        <div className="absolute inset-0 -z-1 print:hidden forced-colors:hidden" aria-hidden="true">
          <i className="evening-band__dusk" />
          <div className="evening-band__air">
            <i className="evening-band__sun" />
            <i className="evening-band__moon">
              <Moon className="evening-band__disc" lit={lit} isWaxing={isWaxing} />
            </i>
          </div>
          <div className="evening-band__sea">
            <i className="evening-band__moon" />
          </div>
        </div>
        <div className="page-grid relative pt-6 pb-8 lg:pt-12">
          <div className="lg:col-start-7 print:col-start-1">
            <p className="flex min-h-11 items-end text-label">
              <span>{evening[label]}</span>
            </p>
            <div aria-live="polite">
              <h2
                className="mt-2 animate-appear font-display text-display-2"
                id="evening"
                key={date}
              >
                {Number(date.slice(8))}&nbsp;{formatMonth(date, language)} <br />
                <em>{year}</em>
              </h2>
            </div>
            <ButtonLink
              to="request"
              search={`?eventDate=${date}`}
              size="default"
              variant="light"
              className="mt-6"
            >
              {evening.requestDate}
            </ButtonLink>
          </div>
        </div>
        <div className="evening-band__signs relative grid min-h-28 grid-cols-2 gap-x-gutter px-margin lg:block lg:px-0">
          <Sign sky="sun" text={signs[0]} isLow={sunsetAt <= moonAt} />
          <Sign sky="moon" text={signs[1]} isLow={moonAt < sunsetAt} isLate={moonAt > 0.6} />
          {evening.music && (
            <Sign sky="music" text={evening.music.sign} at={evening.music.at} isLow isLate />
          )}
        </div>
      </div>
      <FreeDays evening={evening} offered={offered} shown={shown} onChoose={setChosen} />
    </section>
  );
}

type FreeDaysProps = {
  evening: EveningContent;
  offered: readonly SkyEvening[];
  shown: SkyEvening;
  onChoose: (date: string) => void;
};

function FreeDays({ evening, offered, shown, onChoose }: FreeDaysProps) {
  return (
    <nav className="page-grid border-b border-border bg-surface" aria-label={evening.days}>
      <ul className="flex flex-wrap py-4">
        {offered.map((day) => (
          <li className="grid flex-1 basis-20" key={day.date}>
            <PageLink
              to="reception"
              hash="dates"
              className="flex min-h-11 flex-col items-start justify-center gap-2 py-3 text-small tabular"
              aria-current={day === shown}
              onClick={createPressHandler(() => onChoose(day.date))}
            >
              <Moon className="size-6" lit={day.lit} isWaxing={day.isWaxing} />
              <span
                className={clsx(
                  'border-b-2 pb-2',
                  day === shown ? 'border-accent font-semibold' : 'border-transparent',
                )}
              >
                {day.name}{' '}
                <span className="sr-only">
                  {`${day.date.slice(0, 4)}: ${day.signs.map(([words, time]) => (time ? `${time} ${words}` : words)).join(', ')}`}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
        <li className="grid flex-1 basis-20 content-center">
          <PageLink to="reception" hash="dates" className={quietLinkClass}>
            <span>{evening.allDates}</span>
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}

/** The height of the air in degrees. */
const airDegrees = 119;

type SignProps = {
  sky: keyof typeof signClasses;
  /** Part of the hours; the sun and the moon have theirs. */
  at?: number;
  text: SignText;
  /** The later sign is above the earlier one, so that no stem crosses a text. */
  isLow: boolean;
  /** Its text is before its stem. */
  isLate?: boolean;
};

const signClasses = {
  sun: tw`evening-band__sun`,
  moon: tw`evening-band__moon`,
  music: tw`max-lg:hidden`,
};

function Sign({ sky, at, text: [words, time], isLow, isLate }: SignProps) {
  return (
    <p
      className={clsx('evening-band__sign text-small', signClasses[sky])}
      style={at ? { '--at': at } : undefined}
      data-low={isLow}
      data-late={isLate}
    >
      <b className="block font-display text-title tabular">{time}</b> <span>{words}</span>
    </p>
  );
}
