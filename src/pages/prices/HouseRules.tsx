import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import { skyColors } from '../../facts/dates/dayFacts.ts';
import type { PriceFacts } from '../../facts/prices/prices.ts';
import { parseMinutes, parseMinutesFromNoon } from '../../site/formats/formatDay.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import type { PricesContent } from './schema.ts';

type Props = { copy: PricesContent['rules']; prices: PriceFacts };

export function HouseRules({ copy, prices: { music, rules = [] } }: Props) {
  const { language } = useLocale();
  if (!music && rules.length === 0) return null;
  return (
    <Section tone="surface" className="gap-y-8" id="rules" aria-labelledby="rules-title">
      <div className="lg:col-span-4">
        <SectionIntro
          id="rules-title"
          variant="stacked"
          copy={{
            title: copy.title,
            text:
              music &&
              fill(copy.text, {
                outdoors: formatTime(music.outdoors, language),
                indoors: formatTime(music.indoors, language),
              }),
          }}
        />
      </div>
      {music && <MusicHours copy={copy.musicHours} music={music} />}
      {rules.length > 0 && (
        <ItemList
          variant="rows"
          items={rules.map((id) => copy.rules[id])}
          className="gap-x-gutter sm:grid-cols-2"
        />
      )}
    </Section>
  );
}

const placeClasses = {
  outdoors: {
    bar: tw`text-surface`,
    name: tw`font-semibold text-foreground`,
    sky: `linear-gradient(90deg, ${[skyColors['sky-2030'], skyColors['sky-2050'], skyColors['sky-2132'], skyColors['sky-2200']].join()})`,
  },
  indoors: { bar: tw`bg-tint`, name: undefined, sky: undefined },
};

type MusicHoursProps = {
  copy: PricesContent['rules']['musicHours'];
  music: NonNullable<PriceFacts['music']>;
};

function MusicHours({ copy, music }: MusicHoursProps) {
  const { language } = useLocale();
  const from = parseMinutesFromNoon(music.from);
  const length = parseMinutesFromNoon(music.indoors) - from + 60;
  const getOffset = (written: string): string =>
    `${(100 * (parseMinutesFromNoon(written) - from)) / length}%`;
  const formatLocalTime = (written: string): string => formatTime(written, language);
  /** Returns a full hour without minutes, such as "7 PM". */
  const formatHour = (written: string): string =>
    parseMinutes(written) === 0 ? copy.midnight : formatLocalTime(written).replace(/:00(?=\D)/, '');
  const marks = [music.from, '22:00', '0:00', music.outdoors, music.indoors].filter(
    (mark, index, all) =>
      parseMinutesFromNoon(mark) >= from &&
      parseMinutesFromNoon(mark) < from + length &&
      all.findIndex((other) => parseMinutes(other) === parseMinutes(mark)) === index,
  );
  return (
    <div
      className="tabular lg:col-start-6"
      role="img"
      aria-label={fill(copy.description, {
        outdoors: formatLocalTime(music.outdoors),
        indoors: formatLocalTime(music.indoors),
      })}
    >
      <div className="grid gap-1.5 text-small" aria-hidden="true">
        {(['outdoors', 'indoors'] as const).map((place) => (
          <div
            className={clsx(
              'flex flex-wrap items-center justify-between gap-2 border border-border-strong px-4 py-3',
              placeClasses[place].bar,
            )}
            style={{ width: getOffset(music[place]), background: placeClasses[place].sky }}
            key={place}
          >
            <span className={placeClasses[place].name}>{copy[place]}</span>
            <b className="font-semibold whitespace-nowrap">
              {fill(copy.until, { time: formatLocalTime(music[place]) })}
            </b>
          </div>
        ))}
      </div>
      <div
        className="music-marks relative mt-2 h-7 border-t border-input text-small text-muted"
        aria-hidden="true"
      >
        {marks.map((mark) => (
          <span
            className="absolute py-1.5 whitespace-nowrap not-first:-translate-x-1/2"
            style={{ left: getOffset(mark) }}
            key={mark}
          >
            {formatHour(mark)}
          </span>
        ))}
      </div>
    </div>
  );
}
