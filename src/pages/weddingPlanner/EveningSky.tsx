import { clsx } from 'clsx';
import sky from 'dates:sky';
import type { WeddingPlannerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import type { EveningHour } from '../../site/facts/dayFacts.ts';
import { formatTime } from '../../site/formats/formats.ts';
import { tw } from '../../components/tw.ts';
import picture from './sky.svg';

const clock = tw`num font-display leading-1.1`;
/** Caption of the sun or moon. */
const sign = tw`absolute bottom-[calc(100%-var(--horizon))] pb-1 text-small`;
const row = tw`grid grid-cols-[minmax(6.75rem,max-content)_minmax(0,1fr)] items-baseline px-margin pt-2 pb-7 last:pb-3`;
const disc = tw`absolute size-4.25 -translate-x-1/2 -translate-y-1/2 rounded-full`;

const moonrise = sky.rows.find(({ id }) => id === 'moonrise');
const hours = sky.rows.flatMap(({ id, x }) => (id === 'moonrise' ? [] : [{ id, x }]));
/** The first and last hour precede their lines. */
const lines = [0, ...hours.slice(0, -1).map(({ x }) => x), (hours.at(-2)!.x + 100) / 2, 100];
const columns = lines
  .slice(1)
  .map((x, index) => `minmax(0,${(x - lines[index]!).toFixed(2)}fr)`)
  .join(' ');
const columnOf = (id: EveningHour): number => {
  const at = hours.findIndex((hour) => hour.id === id);
  return at === 0 ? 1 : at + 2;
};
const isBeforeItsLine = (id: string): boolean => id === hours[0]?.id || id === hours.at(-1)?.id;

/** From 1,200 px: a picture whose width is time. */
export function EveningSky({ copy }: { copy: WeddingPlannerContent['day']['evening'] }) {
  const { language } = useLocale();
  const time = (text: string): string => formatTime(text, language);
  return (
    <figure
      style={{
        '--horizon': `${sky.horizon}%`,
        '--first': sky.edges[0],
        '--last': sky.edges[1],
      }}
    >
      <div className="evening__picture page-grid max-xl:hidden">
        <div className="relative h-42.5">
          <img
            className="absolute inset-0 size-full bg-transparent"
            src={picture}
            width={1280}
            height={340}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <i
            className={clsx(
              disc,
              'bg-surface [box-shadow:0_0_40px_10px_color-mix(in_srgb,var(--moonlight)_60%,transparent)]',
            )}
            style={{ left: `${sky.sun[0]}%`, top: `${sky.sun[1]}%` }}
          />
          {sky.moon && (
            <i
              className={clsx(
                disc,
                'bg-moon [box-shadow:0_0_44px_8px_color-mix(in_srgb,var(--moon)_28%,transparent)]',
              )}
              style={{ left: `${sky.moon[0]}%`, top: `${sky.moon[1]}%` }}
            />
          )}
          <p
            className={clsx(sign, 'left-0 pr-11.5 text-right')}
            style={{ right: `${100 - sky.sunset.x}%` }}
          >
            <span className={clsx(clock, 'text-24')}>{time(sky.sunset.time)}</span> {copy.sunset}
          </p>
          {moonrise && (
            <p
              className={clsx(sign, 'right-0 pl-13 text-background')}
              style={{ left: `${moonrise.x}%` }}
            >
              <span className={clsx(clock, 'text-24')}>{time(moonrise.time)}</span> {copy.moonrise}
            </p>
          )}
        </div>
      </div>
      <div className="page-grid">
        <ol
          className="col-bleed xl:col-content xl:grid xl:grid-cols-(--columns)"
          style={{ '--columns': columns }}
        >
          {sky.rows.map(({ id, time: at, color, isDark }, index) => {
            const style = {
              '--here': color,
              '--next': sky.rows[index + 1]?.color ?? color,
            };
            const tone = isDark ? tw`max-xl:text-background print:text-foreground` : '';
            return id === 'moonrise' ? (
              <li key={id} className={clsx('evening__hour', row, tone, 'xl:hidden')} style={style}>
                <span className={clsx(clock, 'text-22')}>{time(at)}</span>
                <p className="font-strong">{copy.moonrise}</p>
              </li>
            ) : (
              <li
                key={id}
                className={clsx(
                  'evening__hour',
                  row,
                  tone,
                  isBeforeItsLine(id)
                    ? 'xl:border-r xl:pr-1.5 xl:pl-0.5 xl:text-right'
                    : 'xl:border-l xl:pr-0.5 xl:pl-1.5',
                  'xl:col-(--column) xl:block xl:border-border-strong xl:pt-2 xl:pb-0',
                )}
                style={{ ...style, '--column': columnOf(id) }}
              >
                <span className={clsx(clock, 'text-22')}>{time(at)}</span>
                <div>
                  <p className="font-strong xl:mt-1 xl:text-small">{copy.hours[id].title}</p>
                  <p className="xl:mt-0.5 xl:text-note xl:text-muted">{copy.hours[id].text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="page-grid">
        <div className="mt-2 text-note text-muted">{copy.note}</div>
      </figcaption>
    </figure>
  );
}
