import type { PartyContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
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
      <Hero variant="overBelow" copy={content} photo={hero} upright={heroUpright}>
        <ButtonRow className="mt-6">
          <ButtonLink to="request" variant="light">
            {content.requestQuote}
          </ButtonLink>
          <ButtonLink to="party" hash="party-album" variant="line-light">
            {content.toAlbum}
          </ButtonLink>
        </ButtonRow>
      </Hero>

      <section className="page-grid py-section" aria-labelledby="party-reasons">
        <SectionHeading
          id="party-reasons"
          text={reasons.title}
          size="open"
          className="lg:col-span-4"
        />
        <ol className="mt-section-sm grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:col-start-6 lg:mt-4 lg:grid-cols-1 lg:gap-y-10">
          {reasons.list.map(({ name, text }, index) => (
            <li className="grid rail-44 lg:rail-72" key={name}>
              <span
                className="pt-2 text-note font-semibold text-accent tabular-nums"
                aria-hidden="true"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="font-display text-display-4">{name}</h3>
              <p className="col-2 mt-2 max-w-text text-muted">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>

      <section className="bg-tint py-section" aria-labelledby="party-types">
        <div className="page-grid">
          <SectionHeading id="party-types" text={types.title} />
          <ItemList
            items={types.list}
            className="mt-section-sm border-t border-border-strong sm:grid sm:grid-cols-2"
            variant="cells"
          />
        </div>
      </section>

      <section
        className="bg-inverse pt-section pb-section-sm text-background"
        id="party-album"
        aria-labelledby="party-album-title"
      >
        <div className="page-grid">
          <SectionHeading id="party-album-title" text={content.album.title} />
          <PhotoSet photos={album.map(({ photo }) => photo)} controls="thumbnails">
            <ul className="party-mosaic on-photo bleed-x mt-section-sm grid gap-1.5 md:gap-2">
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
          <p className="mt-6 max-w-wide text-small text-tint">{content.album.running}</p>
        </div>
      </section>

      <section className="page-grid py-section" aria-labelledby="party-services">
        <div className="bleed-x aspect-3/2 lg:relative lg:col-start-7 lg:row-1 lg:bleed-right lg:aspect-auto lg:min-h-140">
          <Photo
            photo={djBooth}
            sizes="(min-width: 1024px) max(49vw, 1125px), 100vw"
            className="lg:absolute lg:inset-0"
          />
        </div>
        <div className="mt-12 lg:col-span-6 lg:col-start-1 lg:row-1 lg:mt-0">
          <SectionHeading id="party-services" text={services.title} />
          <ItemList items={services.list} className="mt-10" variant="rows" />
        </div>
      </section>

      <ClosingCta photo={bar} copy={content.closingCta} />
    </>
  );
}
