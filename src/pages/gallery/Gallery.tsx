import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { GalleryContent } from './schema.ts';
import {
  galleryAlbums,
  type GalleryAlbumId,
  type GalleryPhoto,
} from '../../site/photos/pagePicture.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import type { Language } from '../../site/languages.ts';
import { pathOf } from '../../site/pages.ts';
import type { Parameter } from '../../site/parameters.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { useSearch } from '../../components/hooks/useHydrated.ts';
import './Gallery.css';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** docs/specification.md, "Gallery and viewer". */
const altLanguage: Language = 'en';

const sizes = '(min-width: 1200px) 28vw, (min-width: 1024px) 34vw, (min-width: 768px) 44vw, 50vw';
/** Pixels: no tile is wider. */
const widest = 960;

export default function Gallery({ content }: { content: GalleryContent }) {
  const { gallery } = content;
  // Undefined in the static page and the first render.
  const asked = new URLSearchParams(useSearch()).get('category' satisfies Parameter);
  const category = galleryAlbums.find((album) => album === asked);
  const shown = useMemo(
    () => (category ? gallery.filter(({ album }) => album === category) : gallery),
    [gallery, category],
  );
  const nameOf = (album: GalleryAlbumId | undefined): string =>
    album ? content.albums[album] : content.all;

  return (
    <>
      <section className="page-grid pt-section pb-8 scriptless:pb-section-sm">
        <h1 className="font-display text-display-1 lg:col-span-8">
          <RichText text={content.title} />
        </h1>
        <p className="mt-6 max-w-text text-lead lg:col-start-9 lg:mt-0 lg:mb-2 lg:self-end">
          {content.lead}
        </p>
        <nav className="mt-section-sm scriptless:hidden" aria-label={content.categories}>
          <ul className="flex max-w-text flex-wrap gap-x-gutter lg:max-w-none">
            {[undefined, ...galleryAlbums].map((album) => (
              <Category
                key={album ?? 'all'}
                album={album}
                name={nameOf(album)}
                count={gallery.filter((photo) => !album || photo.album === album).length}
                isShown={album === category}
              />
            ))}
          </ul>
        </nav>
        <p className="sr-only" role="status">
          {`${nameOf(category)}: ${shown.length} ${content.photos}`}
        </p>
      </section>
      <PhotoSet photos={shown} controls="zoom">
        <Wall shown={shown} gallery={gallery} />
      </PhotoSet>
      <section className="page-grid py-section-lg" aria-labelledby="gallery-visit">
        <SectionHeading
          id="gallery-visit"
          text={content.visit.title}
          size="open"
          className="lg:col-span-6"
        />
        <div className="mt-8 grid max-w-text justify-items-start gap-4 lg:col-start-8 lg:mt-2">
          <p>{content.visit.text}</p>
          <ButtonRow className="mt-2">
            <ButtonLink to="contact">{content.visit.action}</ButtonLink>
          </ButtonRow>
          <ArrowLink to="venue">{content.visit.venue}</ArrowLink>
        </div>
      </section>
    </>
  );
}

type CategoryProps = {
  album: GalleryAlbumId | undefined;
  name: string;
  count: number;
  isShown: boolean;
};

function Category({ album, name, count, isShown }: CategoryProps) {
  const { language } = useLocale();
  const here = pathOf('gallery', language);
  return (
    <li>
      <Link
        className={clsx(
          'inline-flex min-h-12 items-baseline gap-1.5 py-1.5 font-display text-display-4 transition-colors',
          'line-on-hover',
          isShown ? 'text-foreground italic' : 'text-muted hover:text-foreground',
        )}
        to={album ? `${here}?category=${album}` : here}
        preventScrollReset
        aria-current={isShown ? 'true' : undefined}
      >
        <span>{name}</span>{' '}
        <small
          className={clsx(
            'relative -top-[.55em] font-text text-note font-semibold tracking-normal not-italic',
            isShown ? 'text-accent' : 'text-muted',
          )}
        >
          {count}
        </small>
      </Link>
    </li>
  );
}

/** Photos on a phone's first screen, which Gallery.css would defer. */
const onFirstScreen = 6;

/** Gives full rows of 2, 3, 4 and 5 columns. */
const perBlock = 60;

type WallProps = { shown: readonly GalleryPhoto[]; gallery: readonly GalleryPhoto[] };

const Wall = memo(function Wall({ shown, gallery }: WallProps) {
  const { language } = useLocale();
  const blocks = Array.from({ length: Math.ceil(shown.length / perBlock) }, (_, index) =>
    shown.slice(index * perBlock, (index + 1) * perBlock),
  );
  return (
    <div className="gallery-wall on-photo" style={{ '--per-block': perBlock }}>
      {blocks.map((block, index) => (
        <ul key={index}>
          {block.map((photo, place) => (
            <li key={photo.id}>
              <PhotoTile
                photo={photo}
                name={photo.alt}
                alt={`Gallery image ${gallery.indexOf(photo) + 1}`}
                altLang={language === altLanguage ? undefined : altLanguage}
                sizes={sizes}
                widest={widest}
                eager={index === 0 && place < onFirstScreen}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
});
