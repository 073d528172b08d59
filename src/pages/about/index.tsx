import { clsx } from 'clsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { LineList } from '../../components/sections/LineList.tsx';
import { ManagerQuote } from '../../components/sections/ManagerQuote.tsx';
import { Paragraphs } from '../../components/sections/Paragraphs.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { WriteOrCall } from '../../components/sections/WriteOrCall.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { tw } from '../../components/tw.ts';
import { figures, supportHours } from '../../facts/venue/venue.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { AboutContent } from './schema.ts';

const steps = [tw`lg:col-start-1`, tw`lg:col-start-4`, tw`lg:col-start-7`, tw`lg:col-start-8`];

export default function About({ content }: { content: AboutContent }) {
  const { eastward, keys } = content.pictures;
  const { nameMeaning, values } = content;
  return (
    <>
      <Hero variant="overBright" copy={content} pictures={content.pictures} />
      <Section aria-labelledby="about-name">
        <SectionHeading
          id="about-name"
          text={nameMeaning.sentence}
          size="open"
          className="lg:col-span-8"
        />
        <Paragraphs texts={nameMeaning.paragraphs} />
      </Section>
      <div className="page-grid">
        <BleedPhoto
          side="right"
          photo={eastward}
          sizes="(min-width: 1024px) 75vw, 100vw"
          className="h-80 lg:col-start-4 lg:h-140"
        />
      </div>
      <Section aria-labelledby="about-values">
        <SectionHeading id="about-values" text={values.title} />
        <ul className="mt-section-sm grid gap-y-10 lg:grid-cols-12 lg:gap-x-gutter lg:gap-y-12">
          {values.items.map(({ title, text }, index) => (
            <li
              key={title}
              className={clsx('border-t border-border-strong pt-6 lg:col-span-5', steps[index])}
            >
              <h3 className="font-display text-display-4">{title}</h3>
              <p className="mt-3 max-w-text text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <AboutFigures copy={content.figures} />
      <Facilities content={content} />
      <Manager copy={content.manager} photo={keys} />
    </>
  );
}

function AboutFigures({ copy }: { copy: AboutContent['figures'] }) {
  return (
    <Section tone="surface" aria-labelledby="about-figures">
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
          { label: copy.support, figure: { value: supportHours } },
        ]}
      />
    </Section>
  );
}

function Facilities({ content }: { content: AboutContent }) {
  const { facilities: copy, facilityNames, pictures } = content;
  return (
    <Section className="gap-y-12" aria-labelledby="about-facilities">
      <BleedPhoto
        side="left"
        photo={pictures.terrace}
        sizes="(min-width: 1024px) max(38vw, 960px), 100vw"
        className="max-lg:aspect-4/3 lg:col-span-4 lg:row-1"
      />
      <div className="lg:col-start-6">
        <SectionHeading id="about-facilities" text={copy.title} />
        <LineList items={[...Object.values(facilityNames), copy.access]} />
        <p className="mt-6">
          <RichText text={copy.more} />
        </p>
      </div>
    </Section>
  );
}

function Manager({ copy, photo }: { copy: AboutContent['manager']; photo: PagePicture }) {
  return (
    <Section tone="tint" className="gap-y-12" aria-labelledby="about-manager">
      <div className="md:col-span-6 lg:self-end">
        <h2 className="font-display text-display-1" id="about-manager">
          <RichText text={copy.title} />
        </h2>
        <div className="mt-8 grid max-w-text gap-6 text-lead">
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <WriteOrCall action={copy.visit} />
      </div>
      <ManagerQuote photo={photo} copy={copy} className="md:col-start-8" />
    </Section>
  );
}
