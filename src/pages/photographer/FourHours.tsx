import { clsx } from 'clsx';
import sun from 'dates:sun';
import type { PhotographerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { formatTime, fill } from '../../site/formats/formats.ts';
import { lightEvening, lights } from '../../site/facts/lightFacts.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { tw } from '../../components/tw.ts';

type Props = {
  copy: PhotographerContent['hours'];
  pictures: PhotographerContent['pictures'];
};

/** One place at four times. */
export function FourHours({ copy, pictures }: Props) {
  const { language } = useLocale();
  return (
    <section
      className="page-grid overflow-x-clip pt-breath-s pb-breath"
      aria-labelledby="lens-hours"
    >
      <SectionHeading id="lens-hours" text={copy.title} className="lg:col-left-7" />
      <p className="mt-2 max-w-30em text-muted lg:col-right-9 lg:mt-0 lg:self-end">{copy.text}</p>
      <SunCourse copy={copy.course} />
      <ol className="mt-2 grid grid-cols-2 gap-x-1.5 gap-y-3 md:mt-0 md:grid-cols-4 md:gap-x-2">
        {lights.map((light) => {
          const photo = pictures[light];
          const { name, text } = copy.times[light];
          return (
            <li key={light}>
              <div className="aspect-3/4 overflow-hidden">
                <Photo photo={photo} sizes="(min-width: 768px) min(23vw, 310px), 45vw" />
              </div>
              <h3 className="display num mt-2 text-item">
                {formatTime(lightEvening.times[light], language)}
              </h3>
              <p className="mt-1 text-small leading-1.5 text-pretty text-muted">
                <b className="block font-semibold text-foreground">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="num mt-4 max-w-38em text-small text-muted">
        {fill(copy.note, { sunset: formatTime(sunset, language) })}
      </p>
    </section>
  );
}

const hours = { from: 18.5 - 7 / 12, to: 22 + 7 / 12 };
const degrees = { top: 31, bottom: -20 };

/** Percent of width and height. */
const left = (hour: number): number => ((hour - hours.from) / (hours.to - hours.from)) * 100;
const top = (degree: number): number =>
  ((degrees.top - degree) / (degrees.top - degrees.bottom)) * 100;

const { sunset, setting, spots, course } = sun;

const path = (points: typeof course): string =>
  `M${points.map(([hour, degree]) => `${left(hour).toFixed(1)} ${top(degree).toFixed(1)}`).join('L')}`;

/** Splits the curve at the horizon. */
const firstDown = course.findIndex(([, degree]) => degree < 0);

const label = tw`absolute text-note leading-1.2 text-muted`;
const line = tw`fill-none [vector-effect:non-scaling-stroke]`;

function SunCourse({ copy }: { copy: PhotographerContent['hours']['course'] }) {
  const { language } = useLocale();
  const heightText = (height: number): string =>
    Math.round(height) === 0
      ? copy.horizon
      : fill(height > 0 ? copy.above : copy.below, { degrees: Math.abs(Math.round(height)) });
  const name = fill(copy.name, {
    sunset: formatTime(sunset, language),
    heights: spots
      .map(({ time, at: [, height] }) =>
        fill(copy.height, { time: formatTime(time, language), height: heightText(height) }),
      )
      .join(', '),
  });
  return (
    <div className="relative mt-4 h-[13.75rem] md:h-[21.25rem]" role="img" aria-label={name}>
      <svg
        className="absolute inset-0 size-full overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={clsx(line, 'stroke-border-strong')} d={`M-20 ${top(0)}H120`} />
        {spots.map(({ time, at: [hour, height] }, index) => (
          // Down to the photo below.
          <path
            key={time}
            className={clsx(line, 'stroke-border-strong max-md:hidden')}
            d={`M${left(hour)} ${top(height)}V88L${((index + 0.5) / spots.length) * 100} 100`}
          />
        ))}
        <path
          className={clsx(line, 'stroke-accent [stroke-width:1.5]')}
          d={path([...course.slice(0, firstDown), setting])}
        />
        <path
          className={clsx(line, 'stroke-muted [stroke-dasharray:2_5] [stroke-linecap:round]')}
          d={path([setting, ...course.slice(firstDown)])}
        />
      </svg>
      <span
        className={clsx(label, 'right-0 -mt-3 whitespace-nowrap max-md:hidden')}
        style={{ top: `${top(0)}%` }}
      >
        {copy.horizon}
      </span>
      {spots.map(({ time, at: [hour, height] }) => {
        const [isUp, at, end] = [height > -1, `${left(hour)}%`, `${100 - left(hour)}%`];
        // The label is on the side where the curve leaves room.
        return (
          <span
            key={time}
            className="absolute"
            style={{
              top: `${top(height)}%`,
              ...(isUp ? { left: at, right: 0 } : { left: 0, right: end }),
            }}
          >
            <i
              className={clsx(
                'absolute -top-1 size-2 rounded-full border',
                isUp ? '-left-1 border-accent bg-honey' : '-right-1 border-muted bg-background',
              )}
            />
            <span
              className={clsx(
                label,
                'num',
                isUp
                  ? 'right-0 bottom-0.875 left-2 text-foreground'
                  : '-top-1 right-2 left-0 text-right',
              )}
            >
              {Math.round(height) === 0
                ? fill(copy.sunset, { time: formatTime(sunset, language) })
                : heightText(height)}
            </span>
          </span>
        );
      })}
      {spots.map(({ time, at: [hour] }) => (
        <span
          key={time}
          className={clsx(
            label,
            'num bottom-0 -translate-x-1/2 font-strong whitespace-nowrap md:hidden',
          )}
          style={{ left: `${left(hour)}%` }}
        >
          {formatTime(time, language).split('\u00a0')[0]}
        </span>
      ))}
    </div>
  );
}
