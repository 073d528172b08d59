import type { VenueContent } from '../../pages/venue/schema.ts';
import { Droplet } from 'lucide-react';
import { RichText } from '../../components/text/RichText.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { seats, stops, type Stop } from '../../site/facts/estateFacts.ts';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { tw } from '../../components/tw.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { seatsIn } from './planCopy.ts';
import { Where } from './Where.tsx';

type Props = {
  copy: VenueContent['walk'];
  photos: Readonly<Record<Stop, PagePicture>>;
};

export function Walk({ copy, photos }: Props) {
  return (
    <section className="pt-breath print:pt-2" aria-labelledby="walk-title">
      <div className="page-grid">
        <h2 className="display text-open lg:col-[content-start/span_8]" id="walk-title">
          <RichText text={copy.title} />
        </h2>
      </div>
      {stops.map((stop, at) => {
        const photo = photos[stop];
        const { name, seats: seated, text, rain, where } = copy.stops[stop];
        const firm = seatsIn(stop);
        const count = firm ?? seats[stop as keyof typeof seats];
        return (
          <article
            className="page-grid scroll-mt-2 pt-5 md:items-end md:pt-breath-s print:flex print:items-start print:gap-3 print:px-margin print:pt-2"
            id={stop}
            key={stop}
            aria-labelledby={`${stop}-title`}
          >
            <div
              className={tw`col-[full] h-[min(60vw,62svh)] md:row-1 md:h-[clamp(380px,43vw,720px)] print:h-[140px] print:w-[38%] print:flex-none ${at % 2 === 0 ? tw`md:col-[6/full-end]` : tw`md:col-[full-start/span_8]`}`}
            >
              <Photo
                photo={photo}
                sizes={sizesIn(
                  photo,
                  { from: 768, width: '64vw', height: '43vw' },
                  { width: '100vw', height: '60vw' },
                )}
              />
            </div>
            <div
              className={tw`pt-2.5 md:row-1 md:pt-0 print:flex-1 print:pt-0 ${at % 2 === 0 ? tw`md:col-[content-start/span_4]` : tw`md:col-[9/content-end]`}`}
            >
              <div className="flex flex-wrap items-end justify-between gap-x-2">
                <h3
                  className="display text-head [--t-head:clamp(1.875rem,1.5rem_+_1.3vw,2.75rem)]"
                  id={`${stop}-title`}
                >
                  <span
                    className="num mb-0.5 block font-text text-note leading-[1.4] font-semibold tracking-[0] text-accent"
                    aria-hidden="true"
                  >
                    {at + 1}
                  </span>
                  {name}
                </h3>
                <Where stop={stop} label={where} />
              </div>
              {count !== undefined && (
                <p className="mt-1 flex flex-wrap items-end gap-x-2 text-small leading-[1.4] text-muted">
                  <b className="font-display text-[clamp(3.5rem,2.6rem+3vw,5.5rem)] leading-[.95] font-[250] tracking-[-.03em] text-foreground [font-variant-numeric:lining-nums]">
                    {count}
                  </b>{' '}
                  <span className="max-w-[16em] flex-[1_1_6.5em] pb-[.5em]">
                    {seated}
                    {firm === undefined && (
                      <>
                        , <i>{copy.indicative}</i>
                      </>
                    )}
                  </span>
                </p>
              )}
              <p className="mt-1.5 max-w-[29em]">{text}</p>
              <p className="mt-2 flex gap-x-1.5 border-t border-border-strong pt-1.5 text-small leading-[1.5] text-muted">
                <Droplet className="icon mt-px text-aegean" />
                <span>
                  <b className="font-[560] text-foreground">{copy.ifRain}</b> {rain}
                </span>
              </p>
            </div>
          </article>
        );
      })}
    </section>
  );
}
