import {
  '014' as olives,
  '006' as pergola,
  '011' as grill,
  '003' as grovePath,
  '141' as hero,
  '262' as heroUpright,
  '153' as font,
  '154' as favours,
  '155' as chapel,
  '156' as sweets,
  '157' as childrenTable,
  '158' as hall,
  '159' as cake,
  '160' as lunch,
  '161' as candle,
  '151' as pinkSetting,
} from 'photo:library';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { ItemList } from '../sections/ItemList.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoGrid } from '../sections/photos/PhotoGrid.tsx';
import { PhotoSet } from '../sections/photos/PhotoSet.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { photosOf, type Captions, type Shots } from '../sections/photos/shots.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import './Baptism.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

/** One half of the menu card: its heading and its courses, each with its dishes. */
type Menu = { title: string; courses: readonly { name: string; dishes: readonly string[] }[] };

export type BaptismWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's heading, above the photo. */
  title: string;
  /** The paragraph beside the photo. */
  lead: string;
  /** Button to the contact page. */
  ask: string;
  /** Quiet link beside it, to the churches. */
  churches: string;
  services: {
    title: string;
    /** One row each; the text may link. */
    list: readonly { name: string; text: string }[];
  };
  menu: {
    title: string;
    /** Beside the menu card. */
    text: string;
    adults: Menu;
    children: Menu;
    /** Below both menus: allergies, babies. */
    note: string;
  };
  album: {
    title: string;
    /** Below each photo. */
    captions: Captions<typeof album>;
  };
  /** Over the grove at the end. */
  close: CloseWords;
};

/** Wide screens have `large` and `upright` ones in high rows, the others in low rows; phones show `large` and `across` as wide as the page. */
type Place = 'large' | 'upright' | 'square' | 'across';

const album = {
  chapel: { photo: chapel, place: 'large', focus: '45% 60%' },
  font: { photo: font, place: 'upright', focus: '45% 62%' },
  candle: { photo: candle, place: 'upright', focus: '45% 60%' },
  favours: { photo: favours, place: 'square', focus: '50% 60%' },
  sweets: { photo: sweets, place: 'square', focus: '50% 42%' },
  childrenTable: { photo: childrenTable, place: 'across', focus: '50% 60%' },
  cake: { photo: cake, place: 'upright', focus: '45% 45%' },
  pinkSetting: { photo: pinkSetting, place: 'large', focus: '60% 55%' },
  grill: { photo: grill, place: 'upright', focus: '56% 50%' },
  lunch: { photo: lunch, place: 'square', focus: '50% 65%' },
  hall: { photo: hall, place: 'square', focus: '50% 55%' },
  pergola: { photo: pergola, place: 'across', focus: '65% 40%' },
} as const satisfies Shots<Place>;

export default function Baptism({ content }: PageProps<BaptismWords>) {
  const { services, menu } = content;
  return (
    <>
      <section className="grid baptism-hero tint">
        <div className="baptism-hero__say">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="baptism-hero__photo">
          <LibraryPhoto
            photo={hero}
            focus="46% 60%"
            sizes={sizesIn(hero, { from: 1024, width: '65vw' }, { width: '100vw', shape: 4 / 3 })}
            priority
            upright={{ photo: heroUpright, focus: '30% 60%' }}
          />
        </div>
        <div className="baptism-hero__text">
          <p className="lead">{content.lead}</p>
          <div className="acts">
            <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
              <span>{content.ask}</span>
            </PageLink>
            <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
              <span>{content.churches}</span>
            </PageLink>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="baptism-services">
        <h2 className="display t-head" id="baptism-services">
          <RichText text={services.title} />
        </h2>
        <ItemList items={services.list} className="baptism-services" />
      </section>

      <section className="section baptism-menu" aria-labelledby="baptism-menu">
        <div className="grid">
          <div className="baptism-menu__side">
            <h2 className="display t-head" id="baptism-menu">
              <RichText text={menu.title} />
            </h2>
            <p className="baptism-menu__text">{menu.text}</p>
            <div className="baptism-menu__photo">
              <LibraryPhoto photo={olives} focus="52% 60%" sizes="(min-width: 1024px) 40vw, 100vw" />
            </div>
          </div>
          <div className="baptism-card">
            <MenuHalf menu={menu.adults} />
            <MenuHalf menu={menu.children} />
            <p className="note">{menu.note}</p>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="baptism-album">
        <h2 className="display t-head" id="baptism-album">
          <RichText text={content.album.title} />
        </h2>
        <PhotoSet photos={photosOf(album)} controls="thumbnails">
          <PhotoGrid shots={album} captions={content.album.captions} sizes="(min-width: 1024px) 46vw, 100vw" className="baptism-album" />
        </PhotoSet>
      </section>

      <Close photo={grovePath} focus="46% 60%" words={content.close} />
    </>
  );
}

function MenuHalf({ menu }: { menu: Menu }) {
  return (
    <div className="baptism-card__half">
      <h3 className="display t-item">
        <RichText text={menu.title} />
      </h3>
      {menu.courses.map(({ name, dishes }) => (
        <div key={name} className="baptism-card__course">
          <h4 className="label">{name}</h4>
          <ul>
            {dishes.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
