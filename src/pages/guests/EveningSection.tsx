import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { SectionHeading } from '../../components/sections/Section.tsx';
import { skyColors } from '../../facts/dates/dayFacts.ts';
import { sunsets } from '../../facts/guests/guestFacts.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';
import { formatTime } from '../../site/formats/formats.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { GuestsContent } from './schema.ts';

type Props = { copy: GuestsContent['evening']; photo: PagePicture };

export function EveningSection({ copy, photo }: Props) {
  return (
    // The section starts the second printed sheet.
    <section
      className="bg-dusk text-background print:break-before-page"
      aria-labelledby="guests-evening"
    >
      <div className="h-hero-photo lg:h-140 print:hidden">
        <Photo photo={photo} sizes="100vw" />
      </div>
      <div className="on-photo page-grid gap-y-12 py-section">
        <div className="lg:col-span-6">
          <SectionHeading id="guests-evening" text={copy.title} />
          <p className="mt-4 max-w-text text-dusk-note">{copy.text}</p>
          <SunsetChart copy={copy.sunsets} />
        </div>
        <dl className="border-b border-border-inverse lg:col-start-8 lg:self-start">
          {copy.clothing.map(({ name, text }) => (
            <div key={name} className="border-t border-border-inverse py-4">
              <dt className="font-display text-display-4">{name}</dt>
              <dd className="mt-1 max-w-text text-dusk-note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Per cent of the height: 22:15 is at the top, 17:15 at the bottom. */
const computeTop = (time: string): number => 20 * (22.25 - parseMinutes(time) / 60);

/** Path through the times of `sunsets`; 80 units are an hour. */
const curve =
  'M0 196.7L50 180C83.3 168.9 116.7 156.7 150 146.7C183.3 136.7 216.7 124.4 250 120C283.3 115.6 316.7 114.4 350 120C383.3 125.6 416.7 137.8 450 153.3C483.3 168.9 516.7 193.3 550 213.3C583.3 233.3 616.7 253.3 650 273.3L700 303.3';

function SunsetChart({ copy }: { copy: GuestsContent['evening']['sunsets'] }) {
  const { language } = useLocale();
  return (
    <figure className="mt-10 print:hidden">
      <div className="sunsets relative">
        <svg
          viewBox="0 0 700 400"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ background: skyColors['sky-2315'] }}
        >
          <VerticalGradient
            id="twilight"
            colors={[skyColors['sky-2145'], skyColors['sky-2115'], skyColors['sky-2050']]}
          />
          <VerticalGradient
            id="daylight"
            colors={[skyColors['sky-2015'], skyColors['sky-1945'], skyColors['sky-1845']]}
          />
          {/* Twilight is drawn half an hour later than sunset. */}
          <path fill="url(#twilight)" d={`${curve}V440H0Z`} transform="translate(0 -40)" />
          <path fill="url(#daylight)" d={`${curve}V400H0Z`} />
        </svg>
        <p className="absolute top-5 left-4 text-small text-dusk-note" aria-hidden="true">
          {copy.dark}
        </p>
        <ol className="relative flex text-center text-note tabular">
          {sunsets.map(({ month, time }) => (
            <li key={month} className="flex min-w-0 flex-1 flex-col-reverse">
              <span className="pt-2 text-dusk-note">{copy.months[month]}</span>{' '}
              <span className="sunsets__time font-semibold text-foreground">
                <span style={{ '--top': `${computeTop(time).toFixed(1)}%` }}>
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

function VerticalGradient({ id, colors }: { id: string; colors: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {colors.map((color, index) => (
        <stop key={color} offset={index / (colors.length - 1)} style={{ stopColor: color }} />
      ))}
    </linearGradient>
  );
}
