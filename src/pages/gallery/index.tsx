import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, ButtonRow, visitLink } from '../../components/ButtonLink.tsx';
import { useSearch } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import type { Language } from '../../site/languages.ts';
import { getPath } from '../../site/pages.ts';
import type { Parameter } from '../../site/parameters.ts';
import {
  galleryAlbums,
  type GalleryAlbumId,
  type GalleryPhoto,
} from '../../site/photos/pagePicture.ts';
import type { GalleryContent } from './schema.ts';
import './Gallery.css';

/** Alt texts are English in both languages (docs/specification.md, "Gallery and viewer"). */
const altLanguage: Language = 'en';

const sizes = '(min-width: 1200px) 28vw, (min-width: 1024px) 34vw, (min-width: 768px) 44vw, 50vw';
/** Pixels of the widest tile. */
const maxWidth = 960;

export default function Gallery({ content }: { content: GalleryContent }) {
  const { gallery } = content;
  // Empty in the static page and in the first render.
  const asked = new URLSearchParams(useSearch()).get('category' satisfies Parameter);
  const category = galleryAlbums.find((album) => album === asked);
  const shown = useMemo(
    () => (category ? gallery.filter(({ album }) => album === category) : gallery),
    [gallery, category],
  );
  const getCategoryName = (album: GalleryAlbumId | undefined): string =>
    album ? content.albums[album] : content.all;

  return (
    <>
      <Hero variant="plain" copy={content}>
        <p className="sr-only" role="status">
          {`${getCategoryName(category)}: ${shown.length} ${content.photos}`}
        </p>
      </Hero>
      <div className="page-grid pb-8 scriptless:hidden">
        <nav aria-label={content.categories}>
          <ul className="gallery-albums">
            {[undefined, ...galleryAlbums].map((album) => (
              <Category
                key={album ?? 'all'}
                album={album}
                name={getCategoryName(album)}
                count={gallery.filter((photo) => !album || photo.album === album).length}
                isShown={album === category}
              />
            ))}
          </ul>
        </nav>
      </div>
      <PhotoSet photos={shown} controls="zoom">
        <GalleryGrid shown={shown} gallery={gallery} />
      </PhotoSet>
      <Section space="lg" aria-labelledby="gallery-visit">
        <SectionIntro id="gallery-visit" copy={content.visit} size="open">
          <ButtonRow className="mt-8">
            <ButtonLink {...visitLink}>{content.visit.action}</ButtonLink>
          </ButtonRow>
          <ArrowLink to="venue" className="mt-4">
            {content.visit.venue}
          </ArrowLink>
        </SectionIntro>
      </Section>
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
  const here = getPath('gallery', language);
  return (
    <li>
      <Link
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 line-on-hover font-display text-display-4 transition-colors',
          isShown ? 'text-foreground italic' : 'text-muted hover:text-foreground',
        )}
        to={album ? `${here}?category=${album}` : here}
        preventScrollReset
        aria-current={isShown ? 'true' : undefined}
      >
        <span>{name}</span>{' '}
        <small className="self-start pt-2 font-text text-note font-semibold text-muted not-italic">
          {count}
        </small>
      </Link>
    </li>
  );
}

/** These photos are on the first screen of a phone, where Gallery.css must not defer them. */
const eagerPhotos = 6;

/** This number gives full rows of 2, 3, 4 and 5 columns. */
const photosPerBlock = 60;

type GalleryGridProps = { shown: readonly GalleryPhoto[]; gallery: readonly GalleryPhoto[] };

const GalleryGrid = memo(function GalleryGrid({ shown, gallery }: GalleryGridProps) {
  const { language } = useLocale();
  const blocks = Array.from({ length: Math.ceil(shown.length / photosPerBlock) }, (_, index) =>
    shown.slice(index * photosPerBlock, (index + 1) * photosPerBlock),
  );
  return (
    <div className="gallery-wall on-photo" style={{ '--per-block': photosPerBlock }}>
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
                maxWidth={maxWidth}
                eager={index === 0 && place < eagerPhotos}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
});
