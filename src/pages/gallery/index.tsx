import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { useSearch } from '../../components/hooks/useSearch.ts';
import { useLocale } from '../../components/Locale.tsx';
import { getPhoneSizes } from '../../components/photo/photoFiles.ts';
import { NumberWithUnit } from '../../components/sections/Figure.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import { parseMinutes } from '../../site/formats/formatDay.ts';
import { formatTime } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';
import { getPath } from '../../site/pages.ts';
import { visitLink, type Parameter } from '../../site/parameters.ts';
import {
  galleryAlbums,
  galleryHours,
  type GalleryAlbumId,
  type GalleryPhoto,
} from '../../site/photos/pagePicture.ts';
import type { GalleryContent } from './schema.ts';
import './Gallery.css';

/** Alt texts are English in both languages (docs/specification.md, "Gallery and viewer"). */
const altLanguage: Language = 'en';

const sizes = '(min-width: 1200px) 20vw, (min-width: 1024px) 24vw, (min-width: 768px) 44vw, 50vw';
const plateSizes = '(min-width: 1024px) 72vw, 100vw';
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
          {`${getCategoryName(category)}: ${countPhotos(shown, content)}`}
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
        <Chapters shown={shown} content={content} />
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
          isShown ? 'text-foreground' : 'text-muted hover:text-foreground',
        )}
        to={album ? `${here}?category=${album}` : here}
        preventScrollReset
        aria-current={isShown ? 'true' : undefined}
      >
        <span className={clsx(isShown && 'italic')}>{name}</span>{' '}
        <small className="self-start pt-2 font-text text-note font-semibold text-muted">
          {count}
        </small>
      </Link>
    </li>
  );
}

/** These photos are on the first screen of a phone, where Gallery.css must not defer them. */
const eagerPhotos = 3;

/** This number gives full rows of 2, 3, 4 and 5 columns. */
const photosPerBlock = 60;

type ChaptersProps = { shown: readonly GalleryPhoto[]; content: GalleryContent };

/** The hours of the day that have photos. The first photo of each is large. */
const Chapters = memo(function Chapters({ shown, content }: ChaptersProps) {
  const { language } = useLocale();
  const { gallery, hours } = content;
  return galleryHours.map((hour) => {
    const photos = shown.filter((photo) => photo.hour === hour);
    if (photos.length === 0) return null;
    const { time, name } = hours[hour];
    const tiles = photos.map((photo, index) => (
      <li key={photo.id}>
        <PhotoTile
          photo={photo}
          name={photo.alt}
          alt={`Gallery image ${gallery.indexOf(photo) + 1}`}
          altLang={language === altLanguage ? undefined : altLanguage}
          sizes={index === 0 ? `${getPhoneSizes(photo, 0)}, ${plateSizes}` : sizes}
          maxWidth={index === 0 ? undefined : maxWidth}
          eager={photo === shown[index] && index < eagerPhotos}
        />
      </li>
    ));
    const blocks = Array.from({ length: Math.ceil((tiles.length - 1) / photosPerBlock) }, (_, at) =>
      tiles.slice(1 + at * photosPerBlock, 1 + (at + 1) * photosPerBlock),
    );
    return (
      <Section key={hour} space="bottom" aria-labelledby={`gallery-${hour}`}>
        <div className="border-t border-border-strong pt-3 pb-3 lg:sticky lg:top-30 lg:col-span-3 lg:self-start">
          <h2 id={`gallery-${hour}`} className="font-display text-display-3">
            {time && (
              <span className="block text-numeral whitespace-nowrap tabular">
                <NumberWithUnit text={formatTime(time, language)} />
              </span>
            )}{' '}
            <em>{name}</em>
          </h2>
          <p className="mt-2 text-small text-muted">{countPhotos(photos, content)}</p>
          {time && (
            <div
              className="measure mt-6 max-lg:hidden"
              style={{ '--at': `${(parseMinutes(time) / (24 * 60)) * 100}%` }}
            />
          )}
        </div>
        <div
          className="gallery-wall on-photo bleed-x lg:col-start-4 lg:bleed-right"
          style={{ '--per-block': photosPerBlock }}
        >
          {[tiles.slice(0, 1), ...blocks].map((block, index) => (
            <ul key={index}>{block}</ul>
          ))}
        </div>
      </Section>
    );
  });
});

const countPhotos = (
  { length }: readonly GalleryPhoto[],
  { photo, photos }: GalleryContent,
): string => `${length} ${length === 1 ? photo : photos}`;
