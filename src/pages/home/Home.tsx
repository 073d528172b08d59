import type { HomeContent } from './schema.ts';
import { ContactSection } from './ContactSection.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { Hero } from './Hero.tsx';
import { ManagerQuote } from '../../components/ManagerQuote.tsx';
import { Mosaic } from './Mosaic.tsx';
import { Intro } from './Intro.tsx';
import { Partners } from './Partners.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { ServiceList } from './ServiceList.tsx';
import { Testimonial } from './Testimonial.tsx';
import { facilities } from '../../site/facts/facilities.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

export default function Home({ content }: { content: HomeContent }) {
  const { hero, heroUpright, path, day, keys, fromAbove } = content.pictures;
  const { intro, services, about, churches, testimonial, partners, contact } = content;
  return (
    <>
      <Hero photo={hero} upright={heroUpright} copy={content.hero} />
      <Intro photo={path} copy={intro} />
      <section className="page-grid" aria-labelledby="day">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-1">
          <SectionHeading id="day" text={content.day.title} />
          <ArrowLink to="gallery">{content.day.all}</ArrowLink>
        </div>
        <Mosaic pictures={day} />
        <p className="mt-2 text-small leading-1.6 text-pretty text-muted">
          <b className="font-semibold text-foreground">{content.day.running.lead}</b>
          {` ${content.day.running.text}`}
        </p>
      </section>
      <ServiceList copy={services} pictures={content.pictures} />
      <section className="bg-tint py-breath" aria-labelledby="about">
        <div className="page-grid">
          <div className="md:col-right-7 md:row-1">
            <SectionHeading id="about" text={about.title} className="max-w-16em" />
            <div className="mt-3 lg:mt-4">
              <p className="lead">{about.text}</p>
            </div>
            <Features features={facilities.map((facility) => about.features[facility])} />
          </div>
          <ManagerQuote photo={keys} copy={about.manager} className="mt-8 md:col-left-4 md:mt-0" />
        </div>
      </section>
      <section className="pb-breath" aria-labelledby="churches">
        <div className="relative h-[clamp(260px,44vw,600px)] overflow-hidden">
          <Photo photo={fromAbove} sizes="100vw" />
        </div>
        <div className="page-grid">
          <SectionHeading
            id="churches"
            text={churches.title}
            className="mt-breath-s lg:col-left-7"
          />
          <p className="mt-3 text-muted lg:col-right-10 lg:mt-breath-s lg:self-end">
            {churches.text}
          </p>
          <ChurchList copy={churches.list} />
        </div>
      </section>
      <Testimonial copy={testimonial} review={content.review} />
      <Partners copy={partners} />
      <ContactSection copy={contact} messages={content.enquiry} />
    </>
  );
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-5 columns-1 sm:columns-2 sm:gap-x-gutter lg:mt-8">
      {features.map((feature) => (
        <li className="break-inside-avoid border-t border-border-strong py-1.625" key={feature}>
          {feature}
        </li>
      ))}
    </ul>
  );
}
