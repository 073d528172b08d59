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
    <section className="pt-breath print:pt-4" aria-labelledby="walk-title">
      <div className="page-grid">
        <SectionHeading id="walk-title" text={copy.title} size="open" className="lg:col-left-8" />
      </div>
      {stops.map((stop, at) => {
        const photo = photos[stop];
        const { name, seats: seated, text, rain, where } = copy.stops[stop];
        const firm = firmSeats[stop];
        const count = firm ?? seats[stop];
        return (
          <article
            className="page-grid scroll-mt-4 pt-10 md:items-end md:pt-breath-s print:flex print:items-start print:gap-6 print:px-margin print:pt-4"
            id={stop}
            key={stop}
            aria-labelledby={`${stop}-title`}
          >
            <div
              className={clsx(
                'col-bleed h-[min(60vw,62svh)] md:row-1 md:h-[clamp(380px,43vw,720px)] print:h-35 print:w-[38%] print:flex-none',
                at % 2 === 0 ? 'md:bleed-right-6' : 'md:bleed-left-9',
              )}
            >
              <Photo photo={photo} sizes="(min-width: 768px) 65vw, 100vw" />
            </div>
            <div
              className={clsx(
                'pt-5 md:row-1 md:pt-0 print:flex-1 print:pt-0',
                at % 2 === 0 ? 'md:col-left-4' : 'md:col-right-9',
              )}
            >
              <div className="flex flex-wrap items-end justify-between gap-x-4">
                <h3
                  className="display text-head [--t-head:clamp(1.875rem,1.5rem_+_1.3vw,2.75rem)]"
                  id={`${stop}-title`}
                >
                  <span
                    className="num mb-1 block font-text text-note leading-1.4 font-semibold tracking-normal text-accent"
                    aria-hidden="true"
                  >
                    {at + 1}
                  </span>
                  {name}
                </h3>
                <Where stop={stop} label={where} />
              </div>
              {count !== undefined && (
                <p className="mt-2 flex flex-wrap items-end gap-x-4 text-small leading-1.4 text-muted">
                  <b className="font-display text-[clamp(3.5rem,2.6rem+3vw,5.5rem)] leading-0.95 font-250 tracking-tighter text-foreground lining-nums">
                    {count}
                  </b>{' '}
                  <span className="max-w-16em flex-[1_1_6.5em] pb-0.5em">
                    {seated}
                    {firm === undefined && (
                      <>
                        , <i>{copy.indicative}</i>
                      </>
                    )}
                  </span>
                </p>
              )}
              <p className="mt-3 max-w-29em">{text}</p>
              <p className="mt-4 flex gap-x-3 border-t border-border-strong pt-3 text-small leading-1.5 text-muted">
                <Droplet className="icon mt-px text-aegean" />
                <span>
                  <b className="font-560 text-foreground">{copy.ifRain}</b> {rain}
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
