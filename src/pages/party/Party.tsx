import type { PartyContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import './Party.css';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** Largest widths in Party.css, in vw. */
const widths = {
  a: 40,
  b: 40,
  c: 24,
  d: 24,
  e: 40,
  f: 40,
  g: 24,
  h: 40,
  i: 24,
  j: 40,
  k: 24,
  l: 24,
  m: 50,
  n: 50,
} as const;

export default function Party({ content }: { content: PartyContent }) {
  const { hero, heroUpright, album, djBooth, bar } = content.pictures;
  const { reasons, types, services } = content;
  return (
    <>
      <section className="relative grid below-header-760 overflow-clip bg-inverse text-background md:below-header-820">
        <div className="absolute inset-[0_0_auto] h-[62%] max-md:fade-out-55 md:inset-0 md:h-auto">
          <Photo photo={hero} sizes="max(100vw, 1230px)" priority upright={heroUpright} />
        </div>
        <div className="page-grid shade on-photo gap-y-4 self-end pt-32 pb-10 shade-from-70 shade-to-94 md:shade-from-62 md:shade-over-124 md:shade-to-82 lg:pb-[clamp(40px,5vw,64px)]">
          <div className="lg:col-left-6">
            <p className="label text-background">{content.label}</p>
            <h1 className="display mt-4 text-page [--t-page:clamp(2.125rem,.9rem_+_6.4vw,5.25rem)] lg:[--t-page:min(5.4vw,5.25rem)]">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="lg:col-right-8 lg:self-end">
            <p className="max-w-32em text-lead leading-1.55">{content.lead}</p>
            <ButtonRow className="mt-6">
              <ButtonLink to="request" variant="light">
                {content.requestQuote}
              </ButtonLink>
              <ButtonLink to="party" hash="party-album" variant="line-light">
                {content.toAlbum}
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
      </section>

      <section className="page-grid py-breath" aria-labelledby="party-reasons">
        <SectionHeading
          id="party-reasons"
          text={reasons.title}
          size="open"
          className="lg:col-left-4"
        />
        <ol className="mt-breath-s grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:col-right-7 lg:mt-3.5 lg:grid-cols-1 lg:gap-y-10">
          {reasons.list.map(({ name, text }, index) => (
            <li className="grid rail-44 lg:rail-72" key={name}>
              <span className="num pt-0.5em text-note font-strong text-accent" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="display text-item">{name}</h3>
              <p className="col-2 mt-2 max-w-30em text-muted">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>

      <section className="bg-tint py-breath" aria-labelledby="party-types">
        <div className="page-grid">
          <SectionHeading id="party-types" text={types.title} />
          <ItemList
            items={types.list}
            className="mt-breath-s border-t border-border-strong sm:grid sm:grid-cols-2"
            variant="cells"
          />
        </div>
      </section>

      <section
        className="bg-inverse pt-breath pb-band-s text-background"
        id="party-album"
        aria-labelledby="party-album-title"
      >
        <div className="page-grid">
          <SectionHeading id="party-album-title" text={content.album.title} />
          <PhotoSet photos={album.map(({ photo }) => photo)} controls="thumbnails">
            <ul className="party-mosaic on-photo col-bleed mt-breath-s grid gap-1.5 md:gap-2">
              {album.map(({ photo, place, caption }) => (
                <li
                  className="relative min-w-0 overflow-hidden"
                  key={photo.id}
                  style={{ gridArea: place }}
                >
                  <PhotoTile photo={photo} sizes={`(min-width: 768px) ${widths[place]}vw, 100vw`}>
                    {caption}
                  </PhotoTile>
                </li>
              ))}
            </ul>
          </PhotoSet>
          <p className="mt-6 max-w-41em text-small text-tint">{content.album.running}</p>
        </div>
      </section>

      <section className="page-grid py-breath" aria-labelledby="party-services">
        <div className="col-bleed aspect-3/2 lg:relative lg:bleed-right-8 lg:row-1 lg:aspect-auto lg:min-h-140">
          <Photo
            photo={djBooth}
            sizes="(min-width: 1024px) max(49vw, 1125px), 100vw"
            className="lg:absolute lg:inset-0"
          />
        </div>
        <div className="mt-12 lg:col-left-6 lg:row-1 lg:mt-0">
          <SectionHeading id="party-services" text={services.title} />
          <ItemList items={services.list} className="mt-10" variant="rows" />
        </div>
      </section>

      <ClosingCta photo={bar} copy={content.closingCta} />
    </>
  );
}
