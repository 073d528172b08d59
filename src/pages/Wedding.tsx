import {
  '005' as studio,
  '003' as grovePath,
  '061' as hero,
  '257' as heroUpright,
  '063' as placeInSun,
  '067' as chairs,
  '068' as roundArch,
  '071' as cake,
  '073' as danceFloor,
  '267' as veil,
  '077' as groveTable,
  '078' as chapel,
  '079' as hallTables,
  '080' as sofas,
  '081' as bar,
  '082' as dress,
  '083' as candleRow,
  '086' as hallPath,
  '089' as placeAtDusk,
  '090' as pergolaAtNight,
  '095' as bouquet,
  '098' as roundTables,
  '254' as moonrise,
} from 'photo:library';
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
    groveTable: { photo: groveTable, place: '1-7' },
    roundArch: { photo: roundArch, place: '9-4', focus: '50% 30%' },
    placeInSun: { photo: placeInSun, place: '1-4', focus: '34% 50%' },
    hallTables: { photo: hallTables, place: '6-7' },
    danceFloor: { photo: danceFloor, place: '2-6', focus: '62% 50%' },
    cake: { photo: cake, place: '9-4', focus: '50% 40%' },
  },
  18: {
    studio: { photo: studio, place: '1-7', focus: '50% 55%' },
    bouquet: { photo: bouquet, place: '9-4', focus: '48% 45%' },
    roundArch: { photo: roundArch, place: '1-4', focus: '50% 30%' },
    chapel: { photo: chapel, place: '6-7', focus: '50% 60%' },
    chairs: { photo: chairs, place: '2-6', focus: '64% 50%' },
    grovePath: { photo: grovePath, place: '9-4', focus: '42% 55%' },
    placeAtDusk: { photo: placeAtDusk, place: '1-3', focus: '38% 65%' },
    bar: { photo: bar, place: '5-4', focus: '78% 50%' },
    veil: { photo: veil, place: '10-3', focus: '22% 60%' },
    groveTable: { photo: groveTable, place: '1-8', focus: '55% 55%' },
    candleRow: { photo: candleRow, place: '10-3', focus: '36% 60%' },
    roundTables: { photo: roundTables, place: '2-6', focus: '30% 60%' },
    hallTables: { photo: hallTables, place: '9-4' },
    cake: { photo: cake, place: '1-3', focus: '50% 40%' },
    sofas: { photo: sofas, place: '5-4', focus: '50% 60%' },
    hallPath: { photo: hallPath, place: '10-3', focus: '54% 55%' },
    pergolaAtNight: { photo: pergolaAtNight, place: '1-5', focus: '40% 50%' },
    danceFloor: { photo: danceFloor, place: '7-6', focus: '62% 50%' },
  },
} as const satisfies Readonly<Record<number, Shots<SixPlace>>>;

/** Which of the two a language shows, and the line below each of its photos. */
type Album = { [Size in keyof typeof albums]: { size: Size; captions: Captions<(typeof albums)[Size]> } }[keyof typeof albums];

export default function Wedding({ content }: PageProps<WeddingWords>) {
  return (
    <>
      <SplitHero photo={hero} focus="52% 50%" upright={{ photo: heroUpright, focus: '50% 50%' }} label={content.label} title={content.title} lead={content.lead}>
        <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
          <span>{content.ask}</span>
        </PageLink>
        <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
          <span>{content.churches}</span>
        </PageLink>
      </SplitHero>
      <Know words={content.know} photo={dress} focus="50% 70%" />
      <PhotoSix<string> shots={albums[content.album.size]} captions={content.album.captions} name={content.album.name} />
      <Why words={content.why} />
      <Abroad words={content.abroad} />
      {/* Taller on phones, where the photo ends behind the words: the moon stands above them. */}
      <Close photo={moonrise} focus="50% 42%" words={content.close} className="max-md:min-h-[780px]" />
    </>
  );
}
