import studio from 'photo:005';
import grovePath from 'photo:003';
import hero from 'photo:061';
import heroUpright from 'photo:257';
import placeInSun from 'photo:063';
import chairs from 'photo:067';
import roundArch from 'photo:068';
import cake from 'photo:071';
import danceFloor from 'photo:073';
import candles from 'photo:074';
import groveTable from 'photo:077';
import chapel from 'photo:078';
import hallTables from 'photo:079';
import sofas from 'photo:080';
import bar from 'photo:081';
import dress from 'photo:082';
import candleRow from 'photo:083';
import hallPath from 'photo:086';
import placeAtDusk from 'photo:089';
import pergolaAtNight from 'photo:090';
import bouquet from 'photo:095';
import roundTables from 'photo:098';
import moonrise from 'photo:254';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { Know, type KnowWords } from '../sections/Know.tsx';
import { PageLink } from '../sections/PageLink.tsx';
import type { Shot } from '../sections/PhotoGrid.tsx';
import { PhotoSix } from '../sections/PhotoSix.tsx';
import { SplitHero } from '../sections/SplitHero.tsx';
import { Why, type WhyWords } from '../sections/Why.tsx';
import { buttonClass } from '../ui/Button.tsx';
import type { PageProps, PageWords } from './page.ts';
import './Wedding.css';

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
    /** How many this language shows: which of the two albums below. */
    size: keyof typeof albums;
    /** Below each photo, in the order of that album. */
    captions: readonly string[];
  };
  /** Questions that every couple asks. */
  know: KnowWords;
  /** Over the moonrise at the end. */
  close: CloseWords;
};

/** SPEC section 2: six photos on the English page, eighteen on the Greek one; in both, the day in its order. */
const albums = {
  6: [
    { photo: groveTable },
    { photo: roundArch, focus: '50% 30%' },
    { photo: placeInSun, focus: '34% 50%' },
    { photo: hallTables },
    { photo: danceFloor, focus: '62% 50%' },
    { photo: cake, focus: '50% 40%' },
  ],
  18: [
    { photo: studio, focus: '50% 55%' },
    { photo: bouquet, focus: '48% 45%' },
    { photo: roundArch, focus: '50% 30%' },
    { photo: chapel, focus: '50% 60%' },
    { photo: chairs, focus: '64% 50%' },
    { photo: grovePath, focus: '42% 55%' },
    { photo: placeAtDusk, focus: '38% 65%' },
    { photo: bar, focus: '78% 50%' },
    { photo: candles, focus: '45% 50%' },
    { photo: groveTable, focus: '55% 55%' },
    { photo: candleRow, focus: '36% 60%' },
    { photo: roundTables, focus: '30% 60%' },
    { photo: hallTables },
    { photo: cake, focus: '50% 40%' },
    { photo: sofas, focus: '50% 60%' },
    { photo: hallPath, focus: '54% 55%' },
    { photo: pergolaAtNight, focus: '40% 50%' },
    { photo: danceFloor, focus: '62% 50%' },
  ],
} satisfies Record<number, readonly Shot[]>;

export default function Wedding({ content }: PageProps<WeddingWords>) {
  return (
    <>
      <SplitHero photo={hero} focus="52% 50%" upright={{ picture: heroUpright, focus: '50% 50%' }} label={content.label} title={content.title} lead={content.lead}>
        <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
          <span>{content.ask}</span>
        </PageLink>
        <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
          <span>{content.churches}</span>
        </PageLink>
      </SplitHero>
      <Why words={content.why} />
      <PhotoSix shots={albums[content.album.size]} captions={content.album.captions} name={content.album.name} />
      <Know words={content.know} photo={dress} focus="50% 70%" />
      <div className="wedding-close">
        <Close photo={moonrise} focus="50% 42%" words={content.close} />
      </div>
    </>
  );
}
