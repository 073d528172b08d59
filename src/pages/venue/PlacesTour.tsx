import { clsx } from 'clsx';
import { Droplet } from 'lucide-react';
import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Figure } from '../../components/sections/Figure.tsx';
import { SectionHeading } from '../../components/sections/Section.tsx';
import {
  guaranteedSeats,
  partsClosedUntil,
  seats,
  tourStops,
  type TourStop,
} from '../../facts/estate/estateFacts.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { VenueContent } from './schema.ts';

type Props = {
  copy: VenueContent['tour'];
  photos: Readonly<Record<TourStop, PagePicture>>;
};

export function PlacesTour({ copy, photos }: Props) {
  const isOpen = useIsOpen();
  return (
    <section className="pt-section" aria-labelledby="tour-title">
      <div className="page-grid">
        <SectionHeading id="tour-title" text={copy.title} size="open" className="lg:col-span-8" />
      </div>
      {tourStops.map(
        (stop, at) =>
          isOpen({ closedUntil: partsClosedUntil[stop] }) && (
            <TourPlace key={stop} stop={stop} at={at} copy={copy} photo={photos[stop]} />
          ),
      )}
    </section>
  );
}

type PlaceProps = { stop: TourStop; at: number; copy: Props['copy']; photo: PagePicture };

function TourPlace({ stop, at, copy, photo }: PlaceProps) {
  const { name, seats: label, text, rain, where } = copy.stops[stop];
  const guaranteed = guaranteedSeats[stop];
  const count = guaranteed ?? seats[stop];
  const isLeft = at % 2 === 1;
  return (
    <article
      className="tour-place page-grid gap-y-6 pt-section-sm"
      id={stop}
      aria-labelledby={`${stop}-title`}
    >
      <BleedPhoto
        photo={photo}
        sizes="(min-width: 1024px) 58vw, 100vw"
        side={isLeft ? 'left' : 'right'}
        className={clsx('aspect-3/2 lg:row-1', isLeft ? 'lg:col-span-7' : 'lg:col-start-6')}
      />
      <div className={clsx('lg:row-1 lg:self-end', isLeft ? 'lg:col-start-8' : 'lg:col-span-5')}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h3 className="font-display text-display-3" id={`${stop}-title`}>
            <span
              className="block font-text text-note font-semibold text-accent tabular"
              aria-hidden="true"
            >
              {at + 1}
            </span>
            {name}
          </h3>
          <PlaceLink stop={stop} label={where} />
        </div>
        {count !== undefined && (
          <Figure
            className="mt-2"
            value={count}
            label={
              <>
                {label}
                {guaranteed === undefined && (
                  <>
                    , <i>{copy.indicative}</i>
                  </>
                )}
              </>
            }
          />
        )}
        <p className="mt-4 max-w-text">{text}</p>
        <p className="mt-4 flex gap-3 border-t border-border-strong pt-4 text-small text-muted">
          <Droplet className="icon text-aegean" />
          <span>
            <b className="font-semibold text-foreground">{copy.ifRain}</b> {rain}
          </span>
        </p>
      </div>
    </article>
  );
}

/** SVG paths, in metres. */
const areas: Readonly<Record<TourStop, string>> = {
  hall: 'M-13 -22H13V-10H-13z',
  terrace: 'M-15.5 -10.4H15.5V-4H-15.5z',
  lawn: 'M-14 -4H24V36H-14z',
  pergola: 'M-34 -1.5H-14V9.5H-34z',
  grove: 'M25 -26H62V30H25z',
};

function PlaceLink({ stop, label }: { stop: TourStop; label: string }) {
  return (
    <a className="flex min-h-11 w-24 items-center" href="#plan" aria-label={label}>
      <svg
        className="w-full fill-none stroke-current text-muted"
        viewBox="-60 -28 124 80"
        aria-hidden="true"
      >
        <path d={Object.values(areas).join('')} />
        <path
          className="text-aegean"
          d="M-60 48q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 16 0"
        />
        <path className="fill-current stroke-none text-accent" d={areas[stop]} />
      </svg>
    </a>
  );
}
