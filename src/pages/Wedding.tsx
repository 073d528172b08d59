import {
  hero,
  heroUpright,
  dress,
  groveTableOfSix,
  placeInSun,
  studio,
  bouquet,
  roundArch,
  chapel,
  chairs,
  grovePath,
  placeAtDusk,
  bar,
  veil,
  groveTable,
  candleRow,
  roundTables,
  hallTables,
  cake,
  sofas,
  hallPath,
  pergolaAtNight,
  danceFloor,
  moonrise,
} from 'pictures:wedding';
import { Abroad, type AbroadWords } from '../sections/Abroad.tsx';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { Know, type KnowWords } from '../sections/Know.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoSix, type SixPlace } from '../sections/photos/PhotoSix.tsx';
import type { Captions, Shots } from '../sections/photos/shots.ts';
import { SplitHero } from '../sections/SplitHero.tsx';
import { Why, type WhyWords } from '../sections/Why.tsx';
import { buttonClass } from '../ui/Button.tsx';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type WeddingWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's heading, three short lines. */
  title: string;
  /** The paragraph below it. */
  lead: string;
  /** Button to the contact page. */
  ask: string;
  /** Quiet link beside it, to the churches. */
  churches: string;
  /** Four reasons below the hero. */
  why: WhyWords;
  album: {
    /** What the photos are of, for screen readers. */
    name: string;
  } & Album;
  /** Questions that every couple asks. */
  know: KnowWords;
  /** For couples who live in another country. */
  abroad: AbroadWords;
  /** Over the moonrise at the end. */
  close: CloseWords;
};

/** docs/specification.md, "Pages": six photos on the English page, eighteen on the Greek one; in both, the day in its order. */
const albums = {
  6: {
    groveTable: { photo: groveTableOfSix, place: '1-7' },
    roundArch: { photo: roundArch, place: '9-4' },
    placeInSun: { photo: placeInSun, place: '1-4' },
    hallTables: { photo: hallTables, place: '6-7' },
    danceFloor: { photo: danceFloor, place: '2-6' },
    cake: { photo: cake, place: '9-4' },
  },
  18: {
    studio: { photo: studio, place: '1-7' },
    bouquet: { photo: bouquet, place: '9-4' },
    roundArch: { photo: roundArch, place: '1-4' },
    chapel: { photo: chapel, place: '6-7' },
    chairs: { photo: chairs, place: '2-6' },
    grovePath: { photo: grovePath, place: '9-4' },
    placeAtDusk: { photo: placeAtDusk, place: '1-3' },
    bar: { photo: bar, place: '5-4' },
    veil: { photo: veil, place: '10-3' },
    groveTable: { photo: groveTable, place: '1-8' },
    candleRow: { photo: candleRow, place: '10-3' },
    roundTables: { photo: roundTables, place: '2-6' },
    hallTables: { photo: hallTables, place: '9-4' },
    cake: { photo: cake, place: '1-3' },
    sofas: { photo: sofas, place: '5-4' },
    hallPath: { photo: hallPath, place: '10-3' },
    pergolaAtNight: { photo: pergolaAtNight, place: '1-5' },
    danceFloor: { photo: danceFloor, place: '7-6' },
  },
} as const satisfies Readonly<Record<number, Shots<SixPlace>>>;

/** Which of the two a language shows, and the line below each of its photos. */
type Album = { [Size in keyof typeof albums]: { size: Size; captions: Captions<(typeof albums)[Size]> } }[keyof typeof albums];

export default function Wedding({ content }: PageProps<WeddingWords>) {
  return (
    <>
      <SplitHero photo={hero} upright={heroUpright} label={content.label} title={content.title} lead={content.lead}>
        <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
          <span>{content.ask}</span>
        </PageLink>
        <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
          <span>{content.churches}</span>
        </PageLink>
      </SplitHero>
      <Know words={content.know} photo={dress} />
      <PhotoSix<string> shots={albums[content.album.size]} captions={content.album.captions} name={content.album.name} />
      <Why words={content.why} />
      <Abroad words={content.abroad} />
      {/* Taller on phones, where the photo ends behind the words: the moon stands above them. */}
      <Close photo={moonrise} words={content.close} className="max-md:min-h-[780px]" />
    </>
  );
}
