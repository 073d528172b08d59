import {
  '001' as hall,
  '005' as studio,
  '007' as hero,
  '265' as heroUpright,
  '010' as inside,
  '019' as pergola,
  '068' as arch,
  '083' as candles,
  '154' as favours,
  '155' as font,
  '177' as meeting,
  '220' as danceFloor,
  '228' as bar,
  '255' as gate,
} from 'photo:library';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { ArrowLink } from '../frame/text/ArrowLink.tsx';
import { ContactCards, type ContactCardsWords } from '../sections/contact/ContactCards.tsx';
import { Figures } from '../sections/Figures.tsx';
import { useFrame } from '../frame/Frame.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoSet } from '../sections/photos/PhotoSet.tsx';
import { PhotoTile } from '../sections/photos/PhotoTile.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { figures, mapLink, venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import './Venue.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

type Category = 'venue' | 'wedding' | 'baptism' | 'corporate' | 'party';

/**
 * The eleven photos, row by row. `shape` is width ÷ height as shown on wide screens: the photos of a row share its
 * width by it and so end up equally tall. Phones show one `across`, then a pair.
 */
const rows: readonly (readonly { category: Category; photo: AlbumPhoto; shape: number; place?: 'across'; focus?: string }[])[] = [
  [
    { category: 'venue', photo: hall, shape: 1.5, place: 'across' },
    { category: 'wedding', photo: arch, shape: 0.74, focus: '50% 42%' },
  ],
  [
    { category: 'venue', photo: inside, shape: 1.3 },
    { category: 'baptism', photo: favours, shape: 1.1, place: 'across', focus: '40% 60%' },
    { category: 'corporate', photo: meeting, shape: 1.4, focus: '45% 60%' },
  ],
  [
    { category: 'party', photo: danceFloor, shape: 0.74, focus: '50% 56%' },
    { category: 'wedding', photo: candles, shape: 1.5, place: 'across', focus: '30% 60%' },
  ],
  [
    { category: 'baptism', photo: font, shape: 1, focus: '48% 50%' },
    { category: 'venue', photo: studio, shape: 1.35, focus: '62% 55%' },
    { category: 'venue', photo: pergola, shape: 1.1, focus: '55% 35%' },
    { category: 'party', photo: bar, shape: 1.35, focus: '45% 45%' },
  ],
];

/** The photos in one list, each with its share of its row's width. */
const tiles = rows.flatMap((row) => {
  const shapes = row.reduce((sum, { shape }) => sum + shape, 0);
  return row.map((tile) => ({ ...tile, share: tile.shape / shapes, gaps: row.length - 1 }));
});

export type VenueWords = PageWords & {
  /** Over the title. */
  label: string;
  /** The page's h1. */
  title: string;
  /** Beside the title. */
  lead: string;
  /** Under the photo: what each number of guests refers to. */
  capacity: { title: string; unit: string; indoors: string; outdoors: string; meeting: string };
  /** The seven facilities of the specification, each with a remark. */
  facilities: { title: string; items: readonly { name: string; remark: string }[] };
  /** Over the photos, and the category under each. */
  photos: { title: string; text: string; categories: Record<Category, string>; all: string };
  /** Labels of the four figures. */
  figures: { title: string; weddings: string; baptisms: string; corporate: string; parties: string };
  /** Getting here, and the details. */
  contact: ContactCardsWords & { title: string; text: string; write: string };
};

export default function Venue({ content }: PageProps<VenueWords>) {
  const { facilities } = content;
  return (
    <>
      <VenueHero content={content} />
      <section className="section grid" aria-labelledby="venue-has">
        <h2 className="display t-head venue-has__title" id="venue-has">
          <RichText text={facilities.title} />
        </h2>
        <dl className="venue-has">
          {facilities.items.map(({ name, remark }) => (
            <div key={name}>
              <dt className="display t-head">{name}</dt>
              <dd>{remark}</dd>
            </div>
          ))}
        </dl>
      </section>
      <VenuePhotos words={content.photos} />
      <VenueFigures words={content.figures} />
      <VenueContact words={content.contact} />
    </>
  );
}

function VenueHero({ content }: PageProps<VenueWords>) {
  const { capacity } = content;
  return (
    <section className="venue-hero">
      <div className="grid venue-hero__head">
        <div className="venue-hero__title">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <p className="venue-hero__lead lead">{content.lead}</p>
      </div>
      <div className="venue-hero__photo">
        <LibraryPhoto photo={hero} focus="50% 58%" sizes="100vw" priority upright={{ photo: heroUpright, focus: '50% 55%' }} />
      </div>
      <div className="grid">
        <h2 className="sr-only">{capacity.title}</h2>
        <dl className="venue-hero__room">
          {(['outdoors', 'indoors', 'meeting'] as const).map((room) => (
            <div key={room}>
              <dt>{capacity[room]}</dt>
              <dd className="num">
                <span className="display">{venue.capacity[room]}</span>{`\u00a0${capacity.unit}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function VenuePhotos({ words }: { words: VenueWords['photos'] }) {
  return (
    <section className="grid" aria-labelledby="venue-photos">
      <h2 className="display t-head venue-photos__title" id="venue-photos">
        <RichText text={words.title} />
      </h2>
      <p className="venue-photos__text quiet">{words.text}</p>
      <PhotoSet photos={tiles.map(({ photo }) => photo)} controls="thumbnails">
        <ul className="venue-photos on-photo">
          {tiles.map(({ category, photo, focus, shape, place, share, gaps }) => (
            <li key={photo.id} data-place={place} style={{ '--shape': shape, '--share': share.toFixed(4), '--gaps': gaps }}>
              <figure>
                <PhotoTile photo={photo} focus={focus} sizes={`(min-width: 640px) ${Math.round(share * 90)}vw, 100vw`} />
                <figcaption className="label">{words.categories[category]}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </PhotoSet>
      <p className="venue-photos__all">
        <ArrowLink to="gallery">{words.all}</ArrowLink>
      </p>
    </section>
  );
}

function VenueFigures({ words }: { words: VenueWords['figures'] }) {
  return (
    <section className="section grid venue-figures" aria-labelledby="venue-figures">
      <h2 className="display t-head" id="venue-figures">
        <RichText text={words.title} />
      </h2>
      <Figures
        figures={(['weddings', 'baptisms', 'corporate', 'parties'] as const).map((event) => ({ label: words[event], figure: figures.venue[event] }))}
      />
    </section>
  );
}

function VenueContact({ words }: { words: VenueWords['contact'] }) {
  const { words: frame } = useFrame();
  return (
    <section className="grid venue-find" aria-labelledby="venue-find">
      <div className="venue-find__photo">
        <LibraryPhoto photo={gate} focus="50% 55%" sizes="100vw" />
      </div>
      <div className="venue-find__head">
        <h2 className="display t-head" id="venue-find">
          <RichText text={words.title} />
        </h2>
        <p className="lead">{words.text}</p>
        <div className="acts">
          <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
            <span>{words.write}</span>
          </PageLink>
          <a className={buttonClass({ variant: 'link', size: 'lg' })} href={mapLink(venue.position)} rel="noopener">
            <span>{frame.openMap}</span>
          </a>
        </div>
      </div>
      <div className="venue-find__cards">
        <ContactCards words={words} show={['location', 'phones', 'email', 'hours']} />
      </div>
    </section>
  );
}
