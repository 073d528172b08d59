import { clsx } from 'clsx';
import type { AboutContent } from './schema.ts';
import { Figures } from '../../components/sections/Figures.tsx';
import { ManagerQuote } from '../../components/sections/ManagerQuote.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { WriteOrCall } from '../../components/sections/WriteOrCall.tsx';
import { facilities } from '../../site/facts/facilities.ts';
import { figures, support } from '../../site/facts/venue.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import './About.css';

const steps = [
  tw`sm:col-span-7 sm:col-start-1 lg:col-span-5 lg:col-start-1`,
  tw`sm:col-span-7 sm:col-start-3 lg:col-span-5 lg:col-start-3`,
  tw`sm:col-span-7 sm:col-start-5 lg:col-span-5 lg:col-start-6`,
  tw`sm:col-span-7 sm:col-start-6 lg:col-span-5 lg:col-start-8`,
];

export default function About({ content }: { content: AboutContent }) {
  const { eastward, terrace, keys } = content.pictures;
  const { name, values } = content;
  return (
    <>
      <AboutHero content={content} />
      <section className="page-grid py-section" aria-labelledby="about-name">
        <SectionHeading
          id="about-name"
          text={name.sentence}
          size="open"
          className="lg:col-span-8"
        />
        <div className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-x-gutter lg:col-start-9 lg:mt-0 lg:grid-cols-1 lg:self-end lg:pb-1.5">
          {name.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className="page-grid">
        <div className="bleed-x h-[clamp(240px,36vw,480px)] lg:col-start-4 lg:bleed-right">
          <Photo photo={eastward} sizes="(min-width: 1024px) 75vw, 100vw" />
        </div>
      </div>
      <section className="page-grid py-section" aria-labelledby="about-values">
        <SectionHeading id="about-values" text={values.title} />
        <ul className="mt-section-sm grid gap-10 sm:grid-cols-12 sm:gap-x-gutter sm:gap-y-8 lg:gap-y-0">
          {values.items.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx('border-t border-border-strong pt-6 lg:not-last:pb-10', steps[index])}
            >
              <h3 className="font-display text-display-4">{title}</h3>
              <p className="mt-3 max-w-text text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <AboutFigures copy={content.figures} />
      <Facilities copy={content.facilities} photo={terrace} />
      <Manager copy={content.manager} photo={keys} />
    </>
  );
}

function AboutHero({ content }: { content: AboutContent }) {
  const { hero } = content.pictures;
  return (
    <section className="lg:relative lg:grid lg:first-screen-844 lg:overflow-clip">
      <div className="max-lg:h-[min(62svh,540px)] lg:absolute lg:inset-0">
        <Photo
          photo={hero}
          sizes="(min-width: 1024px) max(100vw, 1266px), max(100vw, 810px)"
          priority
        />
      </div>
      {/* Keeps the contrast at any crop. */}
      <div className="about-text page-grid lg:relative lg:items-end lg:pb-16">
        <div className="pt-8 lg:col-start-6 lg:pt-[40vh]">
          <p className="text-label text-muted lg:text-foreground">{content.label}</p>
          <h1 className="mt-4 font-display text-display-1 max-lg:max-w-heading">
            <RichText text={content.title} />
          </h1>
          <p className="mt-6 max-w-text text-lead lg:max-w-text">{content.lead}</p>
        </div>
      </div>
    </section>
  );
}

function AboutFigures({ copy }: { copy: AboutContent['figures'] }) {
  return (
    <section
      className="border-y border-border bg-surface py-section"
      aria-labelledby="about-figures"
    >
      <div className="page-grid">
        <h2 className="text-label text-muted" id="about-figures">
          {copy.title}
        </h2>
        <Figures
          className="mt-8"
          figures={[
            ...(['events', 'satisfaction', 'years'] as const).map((id) => ({
              label: copy[id],
              figure: figures.about[id],
            })),
            { label: copy.support, figure: { value: support } },
          ]}
        />
      </div>
    </section>
  );
}

function Facilities({ copy, photo }: { copy: AboutContent['facilities']; photo: PagePicture }) {
  return (
    <section className="page-grid py-section" aria-labelledby="about-has">
      <div className="bleed-x max-lg:mb-12 max-lg:aspect-4/3 lg:relative lg:col-span-4 lg:col-start-1 lg:row-1 lg:bleed-left">
        <Photo
          photo={photo}
          sizes="(min-width: 1024px) max(38vw, 960px), 100vw"
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="lg:col-start-6">
        <SectionHeading id="about-has" text={copy.title} />
        <dl className="mt-10">
          {([...facilities, 'road'] as const).map((facility) => (
            <div key={facility} className="ruled py-3 sm:grid sm:grid-cols-2 sm:gap-x-gutter">
              <dt className="font-semibold">{copy.items[facility].name}</dt>
              <dd className="text-muted">{copy.items[facility].remark}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          <RichText text={copy.more} />
        </p>
      </div>
    </section>
  );
}

function Manager({ copy, photo }: { copy: AboutContent['manager']; photo: PagePicture }) {
  return (
    <section className="bg-tint py-section" aria-labelledby="about-host">
      <div className="page-grid">
        <div className="md:col-span-6 md:col-start-1 md:row-1 lg:self-end">
          <h2 className="font-display text-display-1" id="about-host">
            <RichText text={copy.title} />
          </h2>
          {copy.paragraphs.map((paragraph) => (
            <p className="mt-6 max-w-text text-lead first-of-type:mt-8" key={paragraph}>
              {paragraph}
            </p>
          ))}
          <WriteOrCall action={copy.visit} />
        </div>
        <ManagerQuote photo={photo} copy={copy} className="mt-16 md:col-start-8 md:row-1 md:mt-0" />
      </div>
    </section>
  );
}
