import {
  '013' as bar,
  '024' as groveLights,
  '074' as candles,
  '076' as tray,
  '086' as hallPath,
  '090' as pergolaAtNight,
  '157' as childrenTable,
  '211' as hero,
  '259' as heroUpright,
  '213' as cocktails,
  '218' as sofas,
  '221' as terrace,
  '222' as cake,
  '223' as grill,
  '225' as djBooth,
  '227' as buffet,
  '229' as hallLights,
  '232' as longTable,
} from 'photo:library';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { ItemList } from '../sections/ItemList.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoSet } from '../sections/photos/PhotoSet.tsx';
import { PhotoTile } from '../sections/photos/PhotoTile.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { captioned, photosOf, type Captions, type Shots } from '../sections/photos/shots.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import './Party.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

type Item = { name: string; text: string };

export type PartyWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's heading, over the photo. */
  title: string;
  /** The line below it. */
  lead: string;
  /** Button to the contact page. */
  ask: string;
  /** Link down to the photos. */
  toAlbum: string;
  reasons: {
    title: string;
    /** Reasons to have the party here; numbered. */
    list: readonly Item[];
  };
  types: {
    title: string;
    /** Birthday, engagement, corporate party, festive events; the text may link. */
    list: readonly Item[];
  };
  services: {
    title: string;
    /** Music and DJ, decoration, activities, photography; the text may link. */
    list: readonly Item[];
  };
  album: {
    title: string;
    /** Over each photo on hover and focus. */
    captions: Captions<typeof album>;
    /** Below the photos, for those who can't hover: the evening in one sentence. */
    running: string;
  };
  /** Over the bar at the end. */
  close: CloseWords;
};

/** The areas of the grid in Party.css: the widest that a photo stands there, in hundredths of the screen. */
const widths = { a: 40, b: 40, c: 24, d: 24, e: 40, f: 40, g: 24, h: 40, i: 24, j: 40, k: 24, l: 24, m: 50, n: 50 } as const;

type Place = keyof typeof widths;

const album = {
  buffet: { photo: buffet, place: 'a', focus: '55% 40%' },
  grill: { photo: grill, place: 'b', focus: '64% 50%' },
  cocktails: { photo: cocktails, place: 'c', focus: '46% 55%' },
  groveLights: { photo: groveLights, place: 'd', focus: '50% 55%' },
  sofas: { photo: sofas, place: 'e', focus: '55% 65%' },
  hallPath: { photo: hallPath, place: 'f', focus: '54% 55%' },
  candles: { photo: candles, place: 'g', focus: '45% 50%' },
  terrace: { photo: terrace, place: 'h', focus: '35% 50%' },
  childrenTable: { photo: childrenTable, place: 'i', focus: '45% 60%' },
  cake: { photo: cake, place: 'j', focus: '45% 45%' },
  tray: { photo: tray, place: 'k', focus: '52% 50%' },
  hallLights: { photo: hallLights, place: 'l', focus: '50% 60%' },
  longTable: { photo: longTable, place: 'm', focus: '40% 58%' },
  pergolaAtNight: { photo: pergolaAtNight, place: 'n', focus: '50% 58%' },
} as const satisfies Shots<Place>;

export default function Party({ content }: PageProps<PartyWords>) {
  const { reasons, types, services } = content;
  return (
    <>
      <section className="party-hero">
        <div className="party-hero__photo">
          <LibraryPhoto
            photo={hero}
            focus="52% 45%"
            sizes={sizesIn(hero, { width: '100vw', height: 'min(100svh - 73px, 820px)' })}
            priority
            upright={{ photo: heroUpright, focus: '48% 90%' }}
          />
        </div>
        <div className="grid party-hero__in shade on-photo">
          <div className="party-hero__say">
            <p className="label">{content.label}</p>
            <h1 className="display t-page">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="party-hero__do">
            <p>{content.lead}</p>
            <div className="acts">
              <PageLink to="contact" className={buttonClass({ variant: 'light', size: 'lg' })}>
                <span>{content.ask}</span>
              </PageLink>
              <PageLink to="party" hash="party-album" className={buttonClass({ variant: 'line-light', size: 'lg' })}>
                <span>{content.toAlbum}</span>
              </PageLink>
            </div>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="party-reasons">
        <h2 className="display t-open party-reasons__head" id="party-reasons">
          <RichText text={reasons.title} />
        </h2>
        <ol className="party-reasons">
          {reasons.list.map(({ name, text }, index) => (
            <li key={name}>
              <span className="party-reasons__n num" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="display t-item">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="section tint" aria-labelledby="party-types">
        <div className="grid">
          <h2 className="display t-head" id="party-types">
            <RichText text={types.title} />
          </h2>
          <ItemList items={types.list} className="party-types" size="t-open" />
        </div>
      </section>

      <section className="party-album" id="party-album" aria-labelledby="party-album-title">
        <div className="grid">
          <h2 className="display t-head" id="party-album-title">
            <RichText text={content.album.title} />
          </h2>
          <PhotoSet photos={photosOf(album)} controls="thumbnails">
            <ul className="party-mosaic on-photo">
              {captioned(album, content.album.captions).map(({ name, photo, place, focus, caption }) => (
                <li key={name} style={{ gridArea: place }}>
                  <PhotoTile photo={photo} focus={focus} sizes={`(min-width: 768px) ${widths[place]}vw, 100vw`}>
                    {caption}
                  </PhotoTile>
                </li>
              ))}
            </ul>
          </PhotoSet>
          <p className="party-album__running">{content.album.running}</p>
        </div>
      </section>

      <section className="section grid" aria-labelledby="party-services">
        <div className="party-services__photo">
          <LibraryPhoto photo={djBooth} focus="36% 50%" sizes={sizesIn(djBooth, { from: 1024, width: '49vw', height: '750px' }, { width: '100vw' })} />
        </div>
        <div className="party-services__words">
          <h2 className="display t-head" id="party-services">
            <RichText text={services.title} />
          </h2>
          <ItemList items={services.list} className="party-services" />
        </div>
      </section>

      <Close photo={bar} focus="50% 30%" words={content.close} />
    </>
  );
}
