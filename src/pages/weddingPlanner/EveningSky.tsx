import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { tw } from '../../components/tw.ts';
import { eveningHours, sampleDay, skyColors } from '../../facts/dates/dayFacts.ts';
import { formatTime } from '../../site/formats/formats.ts';
import type { WeddingPlannerContent } from './schema.ts';
import picture from './sky.svg';

const clockClass = tw`font-display text-title tabular`;
const signClass = tw`evening__sign absolute px-margin pb-2 text-small`;

/** From 1,200 px on, the width of the picture is time. */
export function EveningSky({ copy }: { copy: WeddingPlannerContent['day']['evening'] }) {
  const { language } = useLocale();
  return (
    <figure>
      <div
        className="evening__picture page-grid max-xl:hidden"
        style={{ '--first': skyColors['sky-1700'], '--last': skyColors['sky-430'] }}
      >
        <div className="relative h-80">
          <img
            className="absolute inset-0 size-full bg-transparent"
            src={picture}
            width={1280}
            height={340}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <i className="evening__disc bg-surface" style={{ left: '16.67%', top: '44.3%' }} />
          <i className="evening__disc bg-moonlight" style={{ left: '81.01%', top: '36.11%' }} />
          <p className={clsx(signClass, 'left-0 text-right')} style={{ right: '66.81%' }}>
            <span className={clockClass}>{formatTime(sampleDay.sunset, language)}</span>{' '}
            {copy.sunset}
          </p>
          <p className={clsx(signClass, 'text-background')} style={{ left: '39.42%' }}>
            <span className={clockClass}>{formatTime(sampleDay.moonrise, language)}</span>{' '}
            {copy.moonrise}
          </p>
        </div>
      </div>
      <div className="page-grid">
        {/* Columns end at the lines of the picture. The last two hours share a column. */}
        <ol className="evening__hours bleed-x xl:mx-0">
          {eveningHours.map(({ id, time, color, isDark }, index) => {
            const hour = id === 'moonrise' ? undefined : copy.hours[id];
            const isBeforeItsLine = index === 0 || index === eveningHours.length - 1;
            return (
              <li
                key={id}
                className={clsx(
                  'evening__hour px-margin pt-4 xl:px-2',
                  isDark && 'max-xl:text-background',
                  !hour && 'xl:hidden',
                  isBeforeItsLine ? 'xl:border-r xl:text-right' : 'xl:border-l',
                  // The first text is before its line, so the column after it is empty.
                  id === 'ceremony' && 'xl:col-start-3',
                )}
                style={{ '--here': color, '--next': eveningHours[index + 1]?.color ?? color }}
              >
                <span className={clockClass}>{formatTime(time, language)}</span>
                <div>
                  <p className="text-label">{hour?.title ?? copy.moonrise}</p>
                  {hour && <p className="text-small">{hour.text}</p>}
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
