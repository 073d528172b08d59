import { '008' as terrace, '014' as olives, '023' as eastward, '253' as hero } from 'photo:library';
import { Phone } from 'lucide-react';
import { Figures } from '../sections/Figures.tsx';
import { Host, type HostWords } from '../sections/Host.tsx';
import '../sections/Opening.css';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { figures, support, venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import './About.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type AboutWords = PageWords & {
  /** Over the title. */
  label: string;
  /** The page's h1, over the photo. */
  title: string;
  /** Under the title. */
  lead: string;
  /** The sentence about the name, large, and the text beside it. */
  name: { sentence: string; paragraphs: readonly string[] };
  /** What we hold to, in steps down the page. */
  values: { title: string; items: readonly { title: string; text: string }[] };
  /** Labels of the four figures. */
  figures: { title: string; events: string; satisfaction: string; years: string; support: string };
  /** What there is on the estate: a name and one short remark each. */
  facilities: { title: string; items: readonly { name: string; remark: string }[]; more: string };
  host: HostWords & { title: string; paragraphs: readonly string[]; visit: string };
};

export default function About({ content }: PageProps<AboutWords>) {
  const { name, values } = content;
  return (
    <>
      <AboutHero content={content} />
      <section className="section grid" aria-labelledby="about-name">
        <h2 className="opening__say display t-open" id="about-name">
          <RichText text={name.sentence} />
        </h2>
        <div className="opening__text">
          {name.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className="grid">
        <div className="about-east">
          <LibraryPhoto photo={eastward} focus="50% 46%" sizes="(min-width: 1024px) 75vw, 100vw" />
        </div>
      </div>
      <section className="section grid" aria-labelledby="about-values">
        <h2 className="display t-head" id="about-values">
          <RichText text={values.title} />
        </h2>
        <ul className="about-values">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="display t-item">{title}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <AboutFigures words={content.figures} />
      <Facilities words={content.facilities} />
      <Manager words={content.host} />
    </>
  );
}

function AboutHero({ content }: PageProps<AboutWords>) {
  return (
    <section className="about-hero">
      <div className="about-hero__photo">
        <LibraryPhoto
          photo={hero}
          focus="62% 40%"
          sizes={sizesIn(hero, { from: 1024, width: '100vw', height: 'min(100svh - 88px, 844px)' }, { width: '100vw', height: 'min(62svh, 540px)' })}
          priority
        />
      </div>
      <div className="grid about-hero__in">
        <div className="about-hero__text">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
          <p className="lead">{content.lead}</p>
        </div>
      </div>
    </section>
  );
}

function AboutFigures({ words }: { words: AboutWords['figures'] }) {
  const { events, satisfaction, years } = figures.about;
  return (
    <section className="about-figures" aria-labelledby="about-figures">
      <div className="grid">
        <h2 className="label" id="about-figures">
          {words.title}
        </h2>
        <Figures
          figures={[
            { label: words.events, figure: events },
            { label: words.satisfaction, figure: satisfaction },
            { label: words.years, figure: years },
            { label: words.support, figure: { text: support } },
          ]}
        />
      </div>
    </section>
  );
}

function Facilities({ words }: { words: AboutWords['facilities'] }) {
  return (
    <section className="section grid about-has" aria-labelledby="about-has">
      <div className="about-has__photo">
        <LibraryPhoto photo={terrace} focus="32% 50%" sizes={sizesIn(terrace, { from: 1024, width: '38vw', height: '640px' }, { width: '100vw' })} />
      </div>
      <div className="about-has__main">
        <h2 className="display t-head" id="about-has">
          <RichText text={words.title} />
        </h2>
        <dl className="about-has__list">
          {words.items.map(({ name, remark }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{remark}</dd>
            </div>
          ))}
        </dl>
        <p className="about-has__more">
          <RichText text={words.more} />
        </p>
      </div>
    </section>
  );
}

function Manager({ words }: { words: AboutWords['host'] }) {
  const [phone] = venue.phones;
  return (
    <section className="section tint" aria-labelledby="about-host">
      <div className="grid about-host">
        <div className="about-host__text">
          <h2 className="display t-page" id="about-host">
            <RichText text={words.title} />
          </h2>
          {words.paragraphs.map((paragraph) => (
            <p className="lead" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <div className="acts">
            <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
              <span>{words.visit}</span>
            </PageLink>
            <a className={`${buttonClass({ variant: 'outline', size: 'lg' })} num`} href={`tel:${phone.dial}`}>
              <Phone className="icon" aria-hidden="true" />
              <span>{phone.display}</span>
            </a>
          </div>
        </div>
        <Host photo={olives} focus="46% 50%" words={words} />
      </div>
    </section>
  );
}
