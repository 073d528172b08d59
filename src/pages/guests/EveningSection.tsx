import { clsx } from 'clsx';
import type { GuestsContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { formatTime } from '../../site/formats/formats.ts';
import { sunsets } from '../../site/facts/guestFacts.ts';
import { tw } from '../../components/tw.ts';
import { minutesOf } from '../../site/formats/formatDay.ts';

type Props = { copy: GuestsContent['evening']; photo: PagePicture };

export function EveningSection({ copy, photo }: Props) {
  return (
    // Starts the second printed sheet.
    <section
      className="bg-dusk text-background print:break-before-page"
      aria-labelledby="guests-evening"
    >
      <div className="h-[62vw] max-h-120 lg:h-[clamp(520px,42vw,640px)] lg:max-h-none print:hidden">
        <Photo photo={photo} sizes="100vw" />
      </div>
      <div className="on-photo page-grid py-section print:py-2 print:text-note">
        <div className="lg:col-span-6">
          <SectionHeading id="guests-evening" text={copy.title} />
          <p className="mt-4 max-w-text text-dusk-note print:mt-2">{copy.text}</p>
          <SunsetChart copy={copy.sunsets} />
        </div>
        <dl className="mt-12 border-b border-border-inverse lg:col-start-8 lg:mt-0 print:mt-4 print:grid print:grid-cols-4 print:gap-x-4 print:border-0">
          {copy.wear.map(({ name, text }) => (
            <div key={name} className="border-t border-border-inverse py-5 print:py-2">
              <dt className="font-display text-display-4 print:text-title">{name}</dt>
              <dd className="mt-1.5 max-w-text text-dusk-note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Percent: 22:15 is at the top, 17:15 at the bottom. */
const topOf = (time: string): number => 20 * (22.25 - minutesOf(time) / 60);

/** Passes through `sunsets`, with 80 units an hour. */
const curve =
  'M0 196.7L50 180C83.3 168.9 116.7 156.7 150 146.7C183.3 136.7 216.7 124.4 250 120C283.3 115.6 316.7 114.4 350 120C383.3 125.6 416.7 137.8 450 153.3C483.3 168.9 516.7 193.3 550 213.3C583.3 233.3 616.7 253.3 650 273.3L700 303.3';

const tall = tw`h-[clamp(240px,62vw,320px)] lg:h-70`;

function SunsetChart({ copy }: { copy: GuestsContent['evening']['sunsets'] }) {
  const { language } = useLocale();
  return (
    <figure className="mt-10 print:hidden">
      <div className="relative">
        <svg
          className={clsx(
            'absolute inset-x-0 top-0 w-full bg-[color-mix(in_srgb,var(--dusk)_72%,black)]',
            tall,
          )}
          viewBox="0 0 700 400"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Ramp
            id="twilight"
            colors={[
              'color-mix(in srgb, var(--dusk) 62%, var(--error-tint))',
              'color-mix(in srgb, var(--accent) 62%, var(--error-tint))',
              'color-mix(in srgb, var(--honey) 60%, var(--error-tint))',
            ]}
          />
          <Ramp
            id="daylight"
            colors={[
              'color-mix(in srgb, var(--honey) 42%, var(--background))',
              'color-mix(in srgb, var(--honey) 10%, var(--background))',
            ]}
          />
          {/* Half an hour later. */}
          <path fill="url(#twilight)" d={`${curve}V440H0Z`} transform="translate(0 -40)" />
          <path fill="url(#daylight)" d={`${curve}V400H0Z`} />
        </svg>
        <p className="absolute top-5 left-5 text-small text-dusk-note" aria-hidden="true">
          {copy.dark}
        </p>
        <ol className="relative grid grid-cols-7 text-center text-note tabular-nums">
          {sunsets.map(({ month, time }) => (
            // Read first, shown below.
            <li key={month} className="flex flex-col-reverse">
              <span className="pt-2 text-dusk-note">{copy.months[month]}</span>{' '}
              <span className={clsx('relative font-semibold text-foreground', tall)}>
                <span
                  className="absolute inset-x-0 pt-4"
                  style={{ top: `${topOf(time).toFixed(1)}%` }}
                >
                  <i
                    className="absolute -top-1 left-[calc(50%-4px)] size-2 rounded-full bg-accent"
                    aria-hidden="true"
                  />
                  {formatTime(time, language).split('\u00a0')[0]}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 text-small text-dusk-note">{copy.caption}</figcaption>
    </figure>
  );
}

function Ramp({ id, colors }: { id: string; colors: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {colors.map((color, index) => (
        <stop key={color} offset={index / (colors.length - 1)} style={{ stopColor: color }} />
      ))}
    </linearGradient>
  );
}
