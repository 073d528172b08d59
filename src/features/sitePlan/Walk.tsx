import { clsx } from 'clsx';
import type { VenueContent } from '../../pages/venue/schema.ts';
import { Droplet } from 'lucide-react';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { seats, stops, type Stop } from '../../site/facts/estateFacts.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { firmSeats } from './planCopy.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Props = {
  copy: VenueContent['walk'];
  photos: Readonly<Record<Stop, PagePicture>>;
};

export function Walk({ copy, photos }: Props) {
  return (
    <section className="pt-section print:pt-4" aria-labelledby="walk-title">
      <div className="page-grid">
        <SectionHeading id="walk-title" text={copy.title} size="open" className="lg:col-span-8" />
      </div>
      {stops.map((stop, at) => {
        const photo = photos[stop];
        const { name, seats: seated, text, rain, where } = copy.stops[stop];
        const firm = firmSeats[stop];
        const count = firm ?? seats[stop];
        return (
          <article
            className="page-grid scroll-mt-4 pt-10 md:items-end md:pt-section-sm print:flex print:items-start print:gap-6 print:px-margin print:pt-4"
            id={stop}
            key={stop}
            aria-labelledby={`${stop}-title`}
          >
            <div
              className={clsx(
                'bleed-x h-[min(60vw,62svh)] md:row-1 md:h-[clamp(380px,43vw,720px)] print:h-35 print:w-[38%] print:flex-none',
                at % 2 === 0
                  ? 'md:col-start-5 md:bleed-right'
                  : 'md:col-span-7 md:col-start-1 md:bleed-left',
              )}
            >
              <Photo photo={photo} sizes="(min-width: 768px) 65vw, 100vw" />
            </div>
            <div
              className={clsx(
                'pt-5 md:row-1 md:pt-0 print:flex-1 print:pt-0',
                at % 2 === 0 ? 'md:col-span-4' : 'md:col-start-8',
              )}
            >
              <div className="flex flex-wrap items-end justify-between gap-x-4">
                <h3 className="font-display text-display-3" id={`${stop}-title`}>
                  <span
                    className="mb-1 block font-text text-note font-semibold tracking-normal text-accent tabular-nums"
                    aria-hidden="true"
                  >
                    {at + 1}
                  </span>
                  {name}
                </h3>
                <Where stop={stop} label={where} />
              </div>
              {count !== undefined && (
                <p className="mt-2 flex flex-wrap items-end gap-x-4 text-small text-muted">
                  <b className="font-display text-numeral text-foreground lining-nums">{count}</b>{' '}
                  <span className="max-w-heading flex-[1_1_6.5em] pb-2">
                    {seated}
                    {firm === undefined && (
                      <>
                        , <i>{copy.indicative}</i>
                      </>
                    )}
                  </span>
                </p>
              )}
              <p className="mt-3 max-w-text">{text}</p>
              <p className="mt-4 flex gap-x-3 border-t border-border-strong pt-3 text-small text-muted">
                <Droplet className="icon mt-px text-aegean" />
                <span>
                  <b className="font-semibold text-foreground">{copy.ifRain}</b> {rain}
                </span>
              </p>
            </div>
          </article>
        );
      })}
    </section>
  );
}

/** Shapes in metres. */
const areas: Readonly<Record<Stop, string>> = {
  hall: 'M-13 -22H13V-10H-13z',
  terrace: 'M-15.5 -10.4H15.5V-4H-15.5z',
  lawn: 'M-14 -4H24V36H-14z',
  pergola: 'M-34 -1.5H-14V9.5H-34z',
  grove: 'M25 -26H62V30H25z',
};

/** Marks one place and links to the plan. */
function Where({ stop, label }: { stop: Stop; label: string }) {
  return (
    <a
      className="relative z-1 flex min-h-11 w-24 flex-none items-center"
      href="#plan"
      aria-label={label}
    >
      <svg
        className="h-auto w-full fill-none stroke-input"
        viewBox="-60 -28 124 80"
        aria-hidden="true"
      >
        <path d={Object.values(areas).join('')} />
        <path
          className="stroke-aegean"
          d="M-60 48q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 16 0"
        />
        <path className="fill-accent stroke-none" d={areas[stop]} />
      </svg>
    </a>
  );
}
