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
import { tw } from '../ui/tw.ts';
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
      <section className="page-grid py-breath" aria-labelledby="venue-has">
        <h2 className="display text-head" id="venue-has">
          <RichText text={facilities.title} />
        </h2>
        <dl className="mt-breath-s">
          {facilities.items.map(({ name, remark }) => (
            <div className="border-t border-line-dark py-3 last:border-b md:grid md:grid-cols-2 md:items-baseline md:gap-x-gutter md:py-2.5 lg:grid-cols-[7fr_5fr]" key={name}>
              <dt className="display text-head [--t-head:clamp(1.75rem,1.4rem_+_1.4vw,2.75rem)]">{name}</dt>
              <dd className="mt-1 max-w-[52ch] text-moss md:mt-0">{remark}</dd>
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
    <section>
      <div className="page-grid pt-[clamp(32px,5vw,80px)] pb-[clamp(28px,4vw,56px)]">
        <div className="lg:col-[content-start/span_8]">
          <p className="label">{content.label}</p>
          <h1 className="display mt-2 text-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <p className="lead mt-3 max-w-[34em] lg:col-[10/content-end] lg:mt-0 lg:self-end lg:pb-[.5em]">{content.lead}</p>
      </div>
      <div className="h-[clamp(300px,52vw,760px)] upright:h-[min(56svh,460px)]">
        <LibraryPhoto photo={hero} focus="50% 58%" sizes="100vw" priority upright={{ photo: heroUpright, focus: '50% 55%' }} />
      </div>
      <div className="page-grid">
        <h2 className="sr-only">{capacity.title}</h2>
        <dl className="text-moss sm:grid sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-x-gutter sm:border-b sm:border-line-dark sm:py-3">
          {(['outdoors', 'indoors', 'meeting'] as const).map((room) => (
            <div
              className="flex flex-row-reverse flex-wrap items-baseline justify-between max-sm:gap-x-2 max-sm:border-b max-sm:border-line-dark max-sm:py-[14px] sm:flex-col-reverse sm:justify-end"
              key={room}
            >
              <dt className="flex-[1_1_8em] text-right sm:flex-none sm:text-left">{capacity[room]}</dt>
              <dd className="num flex-none whitespace-nowrap lg:text-small">
                <span className="display mr-0.5 text-head font-[280] tracking-[-.02em] text-ink">{venue.capacity[room]}</span>{`\u00a0${capacity.unit}`}
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
    <section className="page-grid" aria-labelledby="venue-photos">
      <h2 className="display text-head lg:col-[content-start/span_7]" id="venue-photos">
        <RichText text={words.title} />
      </h2>
      <p className="mt-2 max-w-[52ch] text-moss lg:col-[10/content-end] lg:mt-0 lg:self-end">{words.text}</p>
      <PhotoSet photos={tiles.map(({ photo }) => photo)} controls="thumbnails">
        <ul className="on-photo mt-5 flex flex-wrap gap-x-1.5 gap-y-3 sm:gap-x-gutter sm:gap-y-4 lg:mt-breath-s">
          {tiles.map(({ category, photo, focus, shape, place, share, gaps }) => (
            <li
              className={tw`sm:w-[calc((100%-var(--gaps)*var(--gutter))*var(--share)-.1px)] ${place ? tw`max-sm:-mx-margin max-sm:w-[calc(100%+2*var(--margin))]` : tw`max-sm:w-[calc(50%-6px)]`}`}
              key={photo.id}
              style={{ '--shape': shape, '--share': share.toFixed(4), '--gaps': gaps }}
            >
              <figure>
                <PhotoTile
                  photo={photo}
                  focus={focus}
                  sizes={`(min-width: 640px) ${Math.round(share * 90)}vw, 100vw`}
                  className={tw`h-auto overflow-hidden sm:aspect-(--shape) ${place ? tw`max-sm:aspect-[3/2]` : tw`max-sm:aspect-[4/5]`}`}
                />
                <figcaption className={tw`label mt-[10px] ${place ? tw`max-sm:px-margin` : ''}`}>{words.categories[category]}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </PhotoSet>
      <p className="mt-4">
        <ArrowLink to="gallery">{words.all}</ArrowLink>
      </p>
    </section>
  );
}

function VenueFigures({ words }: { words: VenueWords['figures'] }) {
  return (
    <section className="page-grid py-breath" aria-labelledby="venue-figures">
      <h2 className="display text-head" id="venue-figures">
        <RichText text={words.title} />
      </h2>
      {/* Four numbers of three digits each. */}
      <Figures
        className="mt-breath-s md:[--t-figure:clamp(3.75rem,8.8vw,9rem)] lg:mt-12"
        figures={(['weddings', 'baptisms', 'corporate', 'parties'] as const).map((event) => ({ label: words[event], figure: figures.venue[event] }))}
      />
    </section>
  );
}

function VenueContact({ words }: { words: VenueWords['contact'] }) {
  const { words: frame } = useFrame();
  return (
    <section className="page-grid border-y border-line bg-paper" aria-labelledby="venue-find">
      <div className="col-[full] h-[clamp(260px,42vw,620px)]">
        <LibraryPhoto photo={gate} focus="50% 55%" sizes="100vw" />
      </div>
      <div className="pt-6 lg:col-[content-start/span_5] lg:pt-breath-s lg:pb-breath">
        <h2 className="display text-head" id="venue-find">
          <RichText text={words.title} />
        </h2>
        <p className="lead mt-2 max-w-[34em]">{words.text}</p>
        <div className="acts">
          <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
            <span>{words.write}</span>
          </PageLink>
          <a className={buttonClass({ variant: 'link', size: 'lg' })} href={mapLink(venue.position)} rel="noopener">
            <span>{frame.openMap}</span>
          </a>
        </div>
      </div>
      <div className="pb-breath lg:col-[7/content-end] lg:pt-breath-s">
        <ContactCards words={words} show={['location', 'phones', 'email', 'hours']} className="max-lg:mt-5" />
      </div>
    </section>
  );
}
