import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { fill, formatTime } from '../../site/formats/formats.ts';
import type { Rule } from '../../site/facts/schema.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { minutesOf } from '../../site/formats/formatDay.ts';
import { tw } from '../../components/tw.ts';

type Props = { copy: PricesContent['rules']; music: PriceFacts['music']; rules: readonly Rule[] };

export function HouseRules({ copy, music, rules }: Props) {
  const { language } = useLocale();
  return (
    <section
      className="border-y border-border bg-surface py-section print:border-0 print:pt-4 print:pb-0"
      id="rules"
      aria-labelledby="rules-title"
    >
      <div className="page-grid print:block">
        <div className="lg:col-span-4">
          <SectionHeading id="rules-title" text={copy.title} />
          {music && (
            <p className="mt-4 max-w-text text-small text-muted print:hidden">
              {fill(copy.text, {
                outdoors: formatTime(music.outdoors, language),
                indoors: formatTime(music.indoors, language),
              })}
            </p>
          )}
        </div>
        {music && <MusicHours copy={copy.musicHours} music={music} />}
        {rules.length > 0 && (
          <ul className="mt-6 md:mt-section-sm md:columns-2 md:gap-x-16 print:mt-2 print:grid print:grid-cols-3 print:gap-x-6">
            {rules.map((id) => (
              <li
                className="break-inside-avoid border-t border-border-strong py-3 md:py-6 print:py-1"
                key={id}
              >
                <h3 className="font-display text-title md:text-title print:text-[11pt]">
                  {copy.rules[id].title}
                </h3>
                <p className="mt-1 max-w-text text-small text-muted md:mt-2 md:text-body print:mt-0 print:text-note">
                  <RichText text={copy.rules[id].text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const places = ['outdoors', 'indoors'] as const;

const placeClasses = {
  outdoors: {
    bar: tw`nightfall text-surface print:text-inherit`,
    name: tw`font-semibold text-foreground`,
  },
  indoors: { bar: tw`bg-tint`, name: undefined },
};

type MusicHoursProps = {
  copy: PricesContent['rules']['musicHours'];
  music: NonNullable<PriceFacts['music']>;
};

/** From noon, so that midnight comes later. */
const minutesFromNoon = (time: string): number => (minutesOf(time) + 12 * 60) % (24 * 60);

/** Music hours as bars. */
function MusicHours({ copy, music }: MusicHoursProps) {
  const { language } = useLocale();
  const from = minutesFromNoon(music.from);
  const length = Math.max(...places.map((place) => minutesFromNoon(music[place]))) - from + 60;
  const at = (written: string): string => `${(100 * (minutesFromNoon(written) - from)) / length}%`;
  const time = (written: string): string => formatTime(written, language);
  /** "7 PM". */
  const hour = (written: string): string =>
    written === '0:00' ? copy.midnight : time(written).replace(/:00(?=\D)/, '');
  const marks = [...new Set([music.from, '22:00', '0:00', music.outdoors, music.indoors])].filter(
    (mark) => minutesFromNoon(mark) >= from && minutesFromNoon(mark) < from + length,
  );
  return (
    <div
      className="mt-6 tabular-nums lg:col-start-6 lg:mt-1.5 print:mt-2"
      role="img"
      aria-label={fill(copy.description, {
        outdoors: time(music.outdoors),
        indoors: time(music.indoors),
      })}
    >
      <div className="grid gap-1.5 text-small print:gap-1 print:text-note" aria-hidden="true">
        {places.map((place) => (
          <div
            className={clsx(
              'flex min-h-11.5 items-center justify-between gap-2 px-4 md:h-13 print:h-5.5 print:min-h-0 print:border print:border-border-strong print:px-2',
              placeClasses[place].bar,
            )}
            style={{ width: at(music[place]) }}
            key={place}
          >
            <span className={placeClasses[place].name}>{copy[place]}</span>
            <b className="font-semibold whitespace-nowrap">
              {fill(copy.until, { time: time(music[place]) })}
            </b>
          </div>
        ))}
      </div>
      <div
        className="relative mt-2 h-7 border-t border-input text-small text-muted print:mt-1 print:h-4.5 print:text-note"
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <span
            className="absolute top-1.5 leading-snug whitespace-nowrap not-first:-translate-x-1/2 print:top-0.75"
            style={{ left: at(mark) }}
            key={mark}
          >
            {hour(mark)}
          </span>
        ))}
      </div>
    </div>
  );
}
