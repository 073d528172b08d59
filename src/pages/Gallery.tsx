import { memo } from 'react';
import { Link } from 'react-router-dom';
import { '019' as hero } from 'photo:library';
import photos from 'photo:gallery';
import type { GalleryAlbumId } from '../photos/albums.ts';
import { ArrowLink } from '../frame/text/ArrowLink.tsx';
import { useFrame } from '../frame/Frame.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoSet } from '../sections/photos/PhotoSet.tsx';
import { PhotoTile } from '../sections/photos/PhotoTile.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import type { Language } from '../site/languages.ts';
import { pathOf } from '../site/paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { useSearch } from '../ui/useSearch.ts';
import './Gallery.css';
import type { PageProps, PageWords } from './page.ts';

export { hero, photos };

export type GalleryWords = PageWords & {
  /** The page's heading, in very large type. */
  title: string;
  /** Beside the heading: what is to be seen, and that a photo opens large. */
  lead: string;
  /** Name of the line of categories, for screen readers. */
  categories: string;
  /** First of the categories: every photo. */
  all: string;
  /** The categories, one word each if the language allows. */
  albums: Record<GalleryAlbumId, string>;
  /** After a number: "39 photos"; said by screen readers when the category changes. */
  photos: string;
  /** Under the last photo: an invitation to come and see for oneself. */
  visit: {
    title: string;
    text: string;
    /** Button to the contact page. */
    action: string;
    /** Quiet link to the page about the venue. */
    venue: string;
  };
};

/** In the order of a visit; also the values of the address's `category`. */
const albums = ['venue', 'wedding', 'baptism', 'corporate', 'party'] as const satisfies readonly GalleryAlbumId[];

/** Of the alt texts, on every page (docs/specification.md, "Gallery and viewer"). */
const altLanguage: Language = 'en';

/** Each photo keeps its number whatever the category. */
const numbered = photos.map((photo, index) => ({ photo, alt: `Gallery image ${index + 1}` }));

type Numbered = (typeof numbered)[number];

const byAlbum = Object.fromEntries(albums.map((album) => [album, numbered.filter(({ photo }) => photo.album === album)])) as Record<GalleryAlbumId, Numbered[]>;

const sizes = '(min-width: 1200px) 28vw, (min-width: 1024px) 34vw, (min-width: 768px) 44vw, 50vw';
/** Pixels; no tile is drawn larger, and shorter lists of files make a long page light. */
const widest = 960;

export default function Gallery({ content }: PageProps<GalleryWords>) {
  const { language } = useFrame();
  const category = useCategory();
  const shown = category ? byAlbum[category] : numbered;
  const here = pathOf('gallery', language);

  return (
    <>
      <section className="grid gallery-open">
        <h1 className="display t-page">
          <RichText text={content.title} />
        </h1>
        <p className="lead">{content.lead}</p>
        <nav className="gallery-filter" aria-label={content.categories}>
          <ul>
            <li>
              <Link to={here} preventScrollReset aria-current={category ? undefined : 'true'}>
                <span>{content.all}</span> <small className="num">{numbered.length}</small>
              </Link>
            </li>
            {albums.map((album) => (
              <li key={album}>
                <Link to={{ pathname: here, search: `category=${album}` }} preventScrollReset aria-current={album === category ? 'true' : undefined}>
                  <span>{content.albums[album]}</span> <small className="num">{byAlbum[album].length}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="sr-only" role="status">
          {category ? content.albums[category] : content.all}: {shown.length} {content.photos}
        </p>
      </section>
      <PhotoSet photos={shown.map(({ photo }) => photo)} controls="zoom">
        <Wall shown={shown} />
      </PhotoSet>
      <section className="section grid gallery-visit" aria-labelledby="gallery-visit">
        <h2 className="display t-open" id="gallery-visit">
          <RichText text={content.visit.title} />
        </h2>
        <div className="gallery-visit__do">
          <p>{content.visit.text}</p>
          <div className="acts">
            <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
              <span>{content.visit.action}</span>
            </PageLink>
          </div>
          <ArrowLink to="venue">{content.visit.venue}</ArrowLink>
        </div>
      </section>
    </>
  );
}

/** A whole number of rows in each of the four grids, of 2, 3, 4 and 5 columns. */
const perBlock = 60;

/** The photos in blocks that the browser leaves out as a whole while they are far away (see Gallery.css). */
const Wall = memo(function Wall({ shown }: { shown: readonly Numbered[] }) {
  const { language } = useFrame();
  const blocks = Array.from({ length: Math.ceil(shown.length / perBlock) }, (_, index) => shown.slice(index * perBlock, (index + 1) * perBlock));
  return (
    <div className="gallery-wall on-photo" data-first="" style={{ '--per-block': perBlock }}>
      {blocks.map((block, index) => (
        <ul key={index}>
          {block.map(({ photo, alt }) => (
            <li key={photo.id}>
              <PhotoTile photo={photo} name={photo.alt[language]} alt={alt} altLang={language === altLanguage ? undefined : altLanguage} sizes={sizes} widest={widest} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
});

/** The album that the address asks for. The static page, which knows no query, has all photos; so has its first render here. */
function useCategory(): GalleryAlbumId | undefined {
  const category = new URLSearchParams(useSearch()).get('category');
  return albums.find((album) => album === category);
}
