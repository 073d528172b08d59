import {
  '074' as candles,
  '078' as chapel,
  '079' as hall,
  '095' as bouquet,
  '157' as childrensTable,
  '094' as arch,
  '225' as booth,
  '062' as hero,
  '264' as heroUpright,
} from 'photo:library';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { ArrowLink } from '../frame/text/ArrowLink.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import type { PageId } from '../site/pages.ts';
import { buttonClass } from '../ui/Button.tsx';
import type { PageProps, PageWords } from './page.ts';
import './Services.css';

export { hero };

type Service = {
  title: string;
  text: string;
  /** Three short lines under the text: what it includes. */
  features: readonly string[];
  /** The link to the page that says more. */
  action: string;
};

export type ServicesWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's h1. */
  title: string;
  /** Beside the heading. */
  lead: string;
  /** The two services with pages of their own. */
  main: { title: string; planner: Service; photographer: Service };
  /** The four additional ones, line under line. */
  more: { title: string; church: Service; children: Service; film: Service; decoration: Service };
  /** The dark section with the DJ's photo. */
  music: { title: string; text: string; action: string };
  /** End of the page. */
  ask: { title: string; text: string; action: string };
};

export default function Services({ content }: PageProps<ServicesWords>) {
  const { main, more, music, ask } = content;
  return (
    <>
      <section className="grid care-open">
        <div className="care-open__photo">
          <LibraryPhoto photo={hero} focus="40% 62%" sizes="100vw" priority upright={{ photo: heroUpright, focus: '40% 65%' }} />
        </div>
        <div className="care-open__head">
          <div>
            <p className="label">{content.label}</p>
            <h1 className="display t-page">
              <RichText text={content.title} />
            </h1>
          </div>
        </div>
        <p className="care-open__lead lead">{content.lead}</p>
      </section>

      <section className="section grid care-main" aria-labelledby="care-main">
        <h2 className="care-main__title display t-head" id="care-main">
          <RichText text={main.title} />
        </h2>
        <MainService className="care-main__planner" service={main.planner} to="weddingPlanner" photo={hall} focus="50% 60%" />
        <MainService className="care-main__photographer" service={main.photographer} to="photographer" photo={arch} focus="50% 40%" />
      </section>

      <section className="section tint" aria-labelledby="care-more">
        <div className="grid">
          <h2 className="display t-head" id="care-more">
            <RichText text={more.title} />
          </h2>
          <ul className="care-list">
            <MoreService service={more.church} to="churches" photo={chapel} focus="52% 50%" />
            <MoreService service={more.children} to="baptism" photo={childrensTable} focus="42% 60%" />
            <MoreService service={more.film} to="gallery" photo={bouquet} focus="48% 40%" />
            <MoreService service={more.decoration} to="wedding" photo={candles} focus="48% 50%" />
          </ul>
        </div>
      </section>

      <section className="care-music on-photo" aria-labelledby="care-music">
        <div className="grid">
          <div className="care-music__photo">
            <LibraryPhoto photo={booth} focus="44% 50%" sizes="(min-width: 1024px) 67vw, 100vw" />
          </div>
          <div className="care-music__text">
            <h2 className="display t-open" id="care-music">
              <RichText text={music.title} />
            </h2>
            <p className="lead">{music.text}</p>
            <div className="acts">
              <PageLink to="djMusic" className={buttonClass({ variant: 'line-light', size: 'lg' })}>
                <span>{music.action}</span>
              </PageLink>
            </div>
          </div>
        </div>
      </section>

      <section className="section grid care-ask" aria-labelledby="care-ask">
        <h2 className="display t-open" id="care-ask">
          <RichText text={ask.title} />
        </h2>
        <div className="care-ask__do">
          <p>{ask.text}</p>
          <div className="acts">
            <PageLink to="request" className={buttonClass({ size: 'lg' })}>
              <span>{ask.action}</span>
            </PageLink>
          </div>
        </div>
      </section>
    </>
  );
}

type Props = { service: Service; to: PageId; photo: AlbumPhoto; focus: string };

function MainService({ service, to, photo, focus, className }: Props & { className: string }) {
  return (
    <article className={`care-card ${className}`}>
      <div className="care-card__photo">
        <LibraryPhoto photo={photo} focus={focus} sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <h3 className="display t-head">{service.title}</h3>
      <p>{service.text}</p>
      <Features of={service} />
      <ArrowLink to={to}>{service.action}</ArrowLink>
    </article>
  );
}

function MoreService({ service, to, photo, focus }: Props) {
  return (
    <li className="care-row">
      <h3 className="display t-item">{service.title}</h3>
      <div className="care-row__photo">
        <LibraryPhoto photo={photo} focus={focus} sizes="(min-width: 768px) 340px, 210px" />
      </div>
      <div className="care-row__text">
        <p>{service.text}</p>
        <ArrowLink to={to}>{service.action}</ArrowLink>
      </div>
      <Features of={service} />
    </li>
  );
}

function Features({ of: { features } }: { of: Service }) {
  return (
    <ul className="care-features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
