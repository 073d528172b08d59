import { clsx } from 'clsx';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useToday } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { Moon } from '../../components/Moon.tsx';
import { quietLinkClass } from '../../components/text/ArrowLink.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import { tw } from '../../components/tw.ts';
import {
  getFirstSuggestedDay,
  type SkyEvening,
  type SkyEvenings,
} from '../../facts/dates/evenings.ts';
import { formatMonth, parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import type { EveningCopy } from './schema.ts';
import './EveningBand.css';

type Props = { copy: EveningCopy; evenings: SkyEvenings };

const shownCount = 7;

/** The sky of a free Saturday from 17:00 to 4:30. Its width is time, on small screens its height. */
export function EveningBand({ copy, evenings }: Props) {
  const { language } = useLocale();
  const today = useToday();
  const [chosen, setChosen] = useState('');
  const offered = evenings.list
    .filter(({ date }) => date >= getFirstSuggestedDay(today))
    .slice(0, shownCount);
  const next = offered.find(({ isMoonlit }) => isMoonlit);
  const shown = offered.find(({ date }) => date === chosen) ?? next ?? offered[0];
  if (!shown) return null;
  const { date, moon, lit, isWaxing } = shown;
  const year = date.slice(0, 4);
  const label = today > evenings.knownUntil ? 'unknown' : shown === next ? 'next' : 'free';
  const sun = getShare(shown.sunset);
  const rise = getShare(shown.moonTime);
  const [sunset, moonrise] = describe(shown, copy);
  return (
    <section
      className="evening-band"
      style={{
        '--dusk': evenings.dusk,
        '--night': evenings.night,
        '--sunset': sun,
        '--moonrise': rise,
        '--height': (shown.altitude / airDegrees).toFixed(2),
        '--stars': 1 - lit / 200,
      }}
      data-moon={moon}
      aria-labelledby="evening"
    >
      <div className="evening-band__sky on-photo relative isolate grid overflow-clip text-background">
        <div className="absolute inset-0 -z-1 print:hidden forced-colors:hidden" aria-hidden="true">
          <i className="evening-band__dusk" />
          <div className="evening-band__air">
            <i className="evening-band__sun">
              <Course d="M0 0Q50 43 100 100" />
            </i>
            <i className="evening-band__moon">
              <Course d="M0 100Q50 28 100 0" />
              <Moon className="evening-band__disc" lit={lit} isWaxing={isWaxing} />
            </i>
          </div>
          <div className="evening-band__sea">
            <i className="evening-band__moon" />
          </div>
        </div>
        <div className="page-grid relative pt-6 pb-10 lg:pt-16">
          <div className="lg:col-start-7">
            <p className="text-label">
              <span>{copy[label]}</span>
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
              {copy.ask}
            </ButtonLink>
          </div>
        </div>
        <div className="evening-band__signs relative grid min-h-28 grid-cols-2 gap-x-gutter px-margin lg:block lg:px-0">
          <Sign sky="sun" text={sunset} isLow={sun <= rise} />
          <Sign sky="moon" text={moonrise} isLow={rise < sun} isLate={rise > 0.6} />
          {evenings.musicUntil && (
            <Sign
              sky="music"
              text={{ time: evenings.musicUntil, words: copy.music }}
              at={getShare(evenings.musicUntil)}
              isLow
              isLate
            />
          )}
        </div>
      </div>
      <nav className="page-grid border-b border-border bg-surface" aria-label={copy.list}>
        <ul className="flex flex-wrap py-4">
          {offered.map((evening) => (
            <li className="grid flex-1 basis-20" key={evening.date}>
              <PageLink
                to="reception"
                hash="dates"
                className="grid min-h-11 content-center justify-items-start gap-2 py-3 text-small tabular-nums"
                aria-current={evening === shown}
                onClick={createPressHandler(() => setChosen(evening.date))}
              >
                <Moon className="size-6" lit={evening.lit} isWaxing={evening.isWaxing} />
                <span
                  className={clsx(
                    'border-b-2 pb-1',
                    evening === shown ? 'border-accent font-semibold' : 'border-transparent',
                  )}
                >
                  {evening.name}{' '}
                  <span className="sr-only">
                    {`${evening.date.slice(0, 4)}: ${describe(evening, copy)
                      .map(({ time, words }) =>
                        time ? `${formatTime(time, language)} ${words}` : words,
                      )
                      .join(', ')}`}
                  </span>
                </span>
              </PageLink>
            </li>
          ))}
          <li className="grid flex-1 basis-20 content-center">
            <PageLink to="reception" hash="dates" className={quietLinkClass}>
              <span>{copy.all}</span>
            </PageLink>
          </li>
        </ul>
      </nav>
    </section>
  );
}

/** The height of the air in degrees. */
const airDegrees = 119;

/** Returns the part of the hours from 17:00 to 4:30. */
const getShare = (time: string): number =>
  Number(((parseMinutesFromNoon(time) - 5 * 60) / 690).toFixed(4));

type SignText = { time: string; words: string };

const describe = (
  { sunset, sunsetTo, moon, moonTime, moonriseFrom }: SkyEvening,
  copy: EveningCopy,
): [SignText, SignText] => [
  { time: sunset, words: fill(copy.sunset, { where: copy.directions[sunsetTo] }) },
  {
    time: moon === 'none' ? '' : moonTime,
    words: moonriseFrom
      ? fill(copy.moonrise, { where: copy.directions[moonriseFrom] })
      : copy[moon === 'up' ? 'up' : 'none'],
  },
];

function Course({ d }: { d: string }) {
  return (
    <svg className="evening-band__course" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={d} />
    </svg>
  );
}

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

function Sign({ sky, at, text: { time, words }, isLow, isLate }: SignProps) {
  const { language } = useLocale();
  return (
    <p
      className={clsx('evening-band__sign text-small', signClasses[sky])}
      style={at ? { '--at': at } : undefined}
      data-low={isLow}
      data-late={isLate}
    >
      <b className="block font-display text-title tabular-nums lg:inline">
        {time && formatTime(time, language)}
      </b>{' '}
      <span>{words}</span>
    </p>
  );
}
