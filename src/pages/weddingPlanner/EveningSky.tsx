import { clsx } from 'clsx';
import type { WeddingPlannerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { eveningHours, sampleDay } from '../../site/facts/dayFacts.ts';
import { formatTime } from '../../site/formats/formats.ts';
import { tw } from '../../components/tw.ts';
import picture from './sky.svg';

const clock = tw`font-display leading-tight tabular-nums`;
/** Caption of the sun or moon. */
const sign = tw`absolute bottom-[calc(100%-var(--horizon))] pb-2 text-small`;
const row = tw`grid grid-cols-[minmax(6.75rem,max-content)_minmax(0,1fr)] items-baseline px-margin pt-4 pb-14 last:pb-6`;
const disc = tw`absolute size-8.5 -translate-x-1/2 -translate-y-1/2 rounded-full`;

/** From 1,200 px: a picture whose width is time. */
export function EveningSky({ copy }: { copy: WeddingPlannerContent['day']['evening'] }) {
  const { language } = useLocale();
  return (
    <figure>
      <div className="evening__picture page-grid max-xl:hidden">
        <div className="relative h-85">
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
            style={{ left: '16.67%', top: '44.3%' }}
          />
          <i
            className={clsx(
              disc,
              'bg-moon [box-shadow:0_0_44px_8px_color-mix(in_srgb,var(--moon)_28%,transparent)]',
            )}
            style={{ left: '81.01%', top: '36.11%' }}
          />
          <p className={clsx(sign, 'left-0 pr-24 text-right')} style={{ right: '66.81%' }}>
            <span className={clsx(clock, 'text-title')}>
              {formatTime(sampleDay.sunset, language)}
            </span>{' '}
            {copy.sunset}
          </p>
          <p className={clsx(sign, 'right-0 pl-24 text-background')} style={{ left: '39.42%' }}>
            <span className={clsx(clock, 'text-title')}>
              {formatTime(sampleDay.moonrise, language)}
            </span>{' '}
            {copy.moonrise}
          </p>
        </div>
      </div>
      <div className="page-grid">
        {/* Columns end at the lines of the picture; the last two share a space. */}
        <ol className="bleed-x xl:mx-0 xl:grid xl:grid-cols-[15.22%_6.52%_11.59%_21.02%_23.91%_10.87%_10.87%]">
          {eveningHours.map(({ id, time, color, isDark }, index) => {
            const hour = id === 'moonrise' ? undefined : copy.hours[id];
            const isBeforeItsLine = index === 0 || index === eveningHours.length - 1;
            return (
              <li
                key={id}
                className={clsx(
                  'evening__hour',
                  row,
                  isDark && 'max-xl:text-background print:text-foreground',
                  hour ? 'xl:block xl:border-border-strong xl:pt-4 xl:pb-0' : 'xl:hidden',
                  isBeforeItsLine
                    ? 'xl:border-r xl:pr-3 xl:pl-1 xl:text-right'
                    : 'xl:border-l xl:pr-1 xl:pl-3',
                  // The second column is empty.
                  id === 'ceremony' && 'xl:col-start-3',
                )}
                style={{ '--here': color, '--next': eveningHours[index + 1]?.color ?? color }}
              >
                <span className={clsx(clock, 'text-title')}>{formatTime(time, language)}</span>
                <div>
                  <p className="font-semibold xl:mt-2 xl:text-small">
                    {hour?.title ?? copy.moonrise}
                  </p>
                  {hour && <p className="xl:mt-1 xl:text-note xl:text-muted">{hour.text}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
      <figcaption className="page-grid">
        <div className="mt-4 text-note text-muted">{copy.note}</div>
      </figcaption>
    </figure>
  );
}
