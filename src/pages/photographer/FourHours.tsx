import { clsx } from 'clsx';
import type { PhotographerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { formatTime, fill } from '../../site/formats/formats.ts';
import { photoHours, sampleDay } from '../../site/facts/dayFacts.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionIntro } from '../../components/sections/SectionIntro.tsx';
import './FourHours.css';
import { tw } from '../../components/tw.ts';

type Props = {
  copy: PhotographerContent['hours'];
  pictures: PhotographerContent['pictures'];
};

/** One place at four times. */
export function FourHours({ copy, pictures }: Props) {
  const { language } = useLocale();
  return (
    <Section className="overflow-x-clip" aria-labelledby="lens-hours">
      <SectionIntro id="lens-hours" title={copy.title} text={copy.text} />
      <SunCourse copy={copy.course} />
      <ol className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:mt-0 md:grid-cols-4">
        {photoHours.map(({ id, time }) => {
          const { name, text } = copy.times[id];
          return (
            <li key={id}>
              <div className="aspect-3/4 overflow-hidden">
                <Photo photo={pictures[id]} sizes="(min-width: 768px) min(23vw, 310px), 45vw" />
              </div>
              <h3 className="mt-4 font-display text-title tabular-nums">
                {formatTime(time, language)}
              </h3>
              <p className="mt-2 text-small text-muted">
                <b className="block font-semibold text-foreground">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="mt-8 max-w-text text-small text-muted tabular-nums">
        {fill(copy.note, { sunset: formatTime(sampleDay.sunset, language) })}
      </p>
    </Section>
  );
}

/** The sun from 17:15 to sunset and on to 23:15, through the places of `photoHours`. */
const course = {
  day: 'M-14.3 -16.5C10.7 10.4 35.7 38.3 60.7 60.2L62.2 60.8',
  night: 'M62.2 60.8C79.6 78.4 96.9 91.3 114.3 102.2',
};

const label = tw`absolute text-note text-muted`;

function SunCourse({ copy }: { copy: PhotographerContent['hours']['course'] }) {
  const { language } = useLocale();
  const sunset = formatTime(sampleDay.sunset, language);
  const heightText = (degrees: number): string =>
    degrees === 0
      ? copy.horizon
      : fill(degrees > 0 ? copy.above : copy.below, { degrees: Math.abs(degrees) });
  const name = fill(copy.name, {
    sunset,
    heights: photoHours
      .map(({ time, degrees }) =>
        fill(copy.height, { time: formatTime(time, language), height: heightText(degrees) }),
      )
      .join(', '),
  });
  return (
    <div className="sun-course relative mt-8" role="img" aria-label={name}>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-border-strong" d="M-20 60.8H120" />
        {photoHours.map(({ id, left, top }, index) => (
          // Down to the photo below.
          <path
            key={id}
            className="stroke-border-strong max-md:hidden"
            d={`M${left} ${top}V88L${12.5 + index * 25} 100`}
          />
        ))}
        <path className="stroke-accent" d={course.day} />
        <path className="sun-course__night stroke-muted" d={course.night} />
      </svg>
      <span className={clsx(label, 'sun-course__horizon right-0 whitespace-nowrap max-md:hidden')}>
        {copy.horizon}
      </span>
      {photoHours.map(({ id, degrees, left, top }) => {
        const isUp = degrees >= 0;
        // The label is on the side where the curve leaves room.
        return (
          <span
            key={id}
            className="absolute"
            style={{
              top: `${top}%`,
              left: isUp ? `${left}%` : 0,
              right: isUp ? 0 : `${100 - left}%`,
            }}
          >
            <i
              className={clsx(
                'absolute -top-2 size-4 rounded-full border',
                isUp ? '-left-2 border-accent bg-honey' : '-right-2 border-muted bg-background',
              )}
            />
            <span
              className={clsx(
                label,
                'sun-course__label tabular-nums',
                isUp
                  ? 'right-0 bottom-1.75 left-4 text-foreground'
                  : '-top-2 right-4 left-0 text-right',
              )}
            >
              {degrees === 0 ? fill(copy.sunset, { time: sunset }) : heightText(degrees)}
            </span>
          </span>
        );
      })}
      {photoHours.map(({ id, time, left }) => (
        <span
          key={id}
          className={clsx(
            label,
            'bottom-0 -translate-x-1/2 font-semibold whitespace-nowrap tabular-nums md:hidden',
          )}
          style={{ left: `${left}%` }}
        >
          {formatTime(time, language).split('\u00a0')[0]}
        </span>
      ))}
    </div>
  );
}
