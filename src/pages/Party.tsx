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
import { PageLink } from '../sections/PageLink.tsx';
import type { Shot } from '../sections/PhotoGrid.tsx';
import { PhotoSet } from '../sections/PhotoSet.tsx';
import { PhotoTile } from '../sections/PhotoTile.tsx';
import { Picture } from '../sections/Picture.tsx';
import { RichText } from '../sections/RichText.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/picture.ts';
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
    /** Over each of the fourteen photos on hover and focus, in the order of `album` below. */
    captions: readonly string[];
    /** Below the photos, for those who can't hover: the evening in one sentence. */
    running: string;
  };
  /** Over the bar at the end. */
  close: CloseWords;
};

/** `wide` is the widest that a photo stands, in hundredths of the screen. */
const album: readonly (Shot & { wide: number })[] = [
  { photo: buffet, focus: '55% 40%', wide: 40 },
  { photo: grill, focus: '64% 50%', wide: 40 },
  { photo: cocktails, focus: '46% 55%', wide: 24 },
  { photo: groveLights, focus: '50% 55%', wide: 24 },
  { photo: sofas, focus: '55% 65%', wide: 40 },
  { photo: hallPath, focus: '54% 55%', wide: 40 },
  { photo: candles, focus: '45% 50%', wide: 24 },
  { photo: terrace, focus: '35% 50%', wide: 40 },
  { photo: childrenTable, focus: '45% 60%', wide: 24 },
  { photo: cake, focus: '45% 45%', wide: 40 },
  { photo: tray, focus: '52% 50%', wide: 24 },
  { photo: hallLights, focus: '50% 60%', wide: 24 },
  { photo: longTable, focus: '40% 58%', wide: 50 },
  { photo: pergolaAtNight, focus: '50% 58%', wide: 50 },
];

export default function Party({ content }: PageProps<PartyWords>) {
  const { reasons, types, services } = content;
  return (
    <>
      <section className="party-hero">
        <div className="party-hero__photo">
          <Picture
            photo={hero}
            focus="52% 45%"
            sizes={sizesIn(hero, { width: '100vw', height: 'min(100svh - 73px, 820px)' })}
            priority
            upright={{ picture: heroUpright, focus: '48% 90%' }}
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
          <PhotoSet photos={album.map(({ photo }) => photo)} controls="thumbnails">
            <ul className="party-mosaic on-photo">
              {album.map(({ photo, focus, wide }, index) => (
                <li key={photo.id}>
                  <PhotoTile photo={photo} focus={focus} sizes={`(min-width: 768px) ${wide}vw, 100vw`}>
                    {content.album.captions[index]}
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
          <Picture photo={djBooth} focus="36% 50%" sizes={sizesIn(djBooth, { from: 1024, width: '49vw', height: '750px' }, { width: '100vw' })} />
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
