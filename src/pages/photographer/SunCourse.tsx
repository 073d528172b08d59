import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { tw } from '../../components/tw.ts';
import { photoHours, sampleDay } from '../../facts/dates/dayFacts.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import type { PhotographerContent } from './schema.ts';
import './SunCourse.css';

/** The sun from 17:15 to sunset and on to 23:15, through the places of `photoHours`. */
const curve = {
  day: 'M-14.3-16.5C10.7 10.4 35.7 38.3 60.7 60.2l1.5.6',
  night: 'M62.2 60.8c17.4 17.6 34.7 30.5 52.1 41.4',
};

const labelClass = tw`text-note whitespace-nowrap tabular`;

/** From 768 px on, lines lead to the four photos. */
export function SunCourse({ copy }: { copy: PhotographerContent['hours']['sunPath'] }) {
  const { language } = useLocale();
  const sunset = formatTime(sampleDay.sunset, language);
  const heights = photoHours
    .map(({ time, degrees }) => `${formatTime(time, language)} ${formatDegrees(degrees)}`)
    .join(', ');
  return (
    <div
      className="sun-course relative mt-8"
      role="img"
      aria-label={fill(copy.name, { heights, sunset })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="stroke-border-strong" d="M-20 60.8h140" />
        <path
          className="stroke-border-strong max-md:hidden"
          d={photoHours
            .map(({ left, top }, index) => `M${left} ${top}V88L${12.5 + index * 25} 100`)
            .join('')}
        />
        <path className="stroke-current text-accent" d={curve.day} />
        <path className="sun-course__night stroke-current text-muted" d={curve.night} />
      </svg>
      <span className={clsx(labelClass, 'sun-course__horizon text-muted max-md:hidden')}>
        {copy.horizon}
      </span>
      {photoHours.map(({ id, time, degrees, left, top }) => (
        <span
          className="sun-course__hour"
          data-set={degrees < 0 ? '' : undefined}
          style={{ '--left': `${left}%`, '--top': `${top}%` }}
          key={id}
        >
          <span className={labelClass}>
            {degrees === 0 ? fill(copy.sunset, { time: sunset }) : formatDegrees(degrees)}
          </span>
          <b className={clsx(labelClass, 'font-semibold md:hidden')}>
            {formatTime(time, language).split('\u00a0')[0]}
          </b>
        </span>
      ))}
    </div>
  );
}

const formatDegrees = (degrees: number): string =>
  `${degrees < 0 ? '\u2212' : ''}${Math.abs(degrees)}°`;
