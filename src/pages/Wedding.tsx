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
  '074' as candles,
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
import { Close, type CloseWords } from '../sections/Close.tsx';
import { useFrame } from '../sections/Frame.tsx';
import { Know, type KnowWords } from '../sections/Know.tsx';
import { PageLink } from '../sections/PageLink.tsx';
import type { Shot } from '../sections/PhotoGrid.tsx';
import { PhotoSix } from '../sections/PhotoSix.tsx';
import { SplitHero } from '../sections/SplitHero.tsx';
import { Why, type WhyWords } from '../sections/Why.tsx';
import type { Localized } from '../site/languages.ts';
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
    /** Below each photo, in the order of the album in this file's language (`album` below). */
    captions: readonly string[];
  };
  /** Questions that every couple asks. */
  know: KnowWords;
  /** Over the moonrise at the end. */
  close: CloseWords;
};

/** docs/specification.md, "Pages": six photos on the English page, eighteen on the Greek one; in both, the day in its order. */
const album: Localized<readonly Shot[]> = {
  en: [
    { photo: groveTable },
    { photo: roundArch, focus: '50% 30%' },
    { photo: placeInSun, focus: '34% 50%' },
    { photo: hallTables },
    { photo: danceFloor, focus: '62% 50%' },
    { photo: cake, focus: '50% 40%' },
  ],
  el: [
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
};

export default function Wedding({ content }: PageProps<WeddingWords>) {
  const { language } = useFrame();
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
      <PhotoSix shots={album[language]} captions={content.album.captions} name={content.album.name} />
      <Know words={content.know} photo={dress} focus="50% 70%" />
      <div className="wedding-close">
        <Close photo={moonrise} focus="50% 42%" words={content.close} />
      </div>
    </>
  );
}
