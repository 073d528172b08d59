import type { HomeContent } from './schema.ts';
import { ContactSection } from './ContactSection.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { Hero } from './Hero.tsx';
import { Features } from './Features.tsx';
import { ManagerQuote } from '../../components/ManagerQuote.tsx';
import { Mosaic } from './Mosaic.tsx';
import { Intro } from './Intro.tsx';
import { Partners } from './Partners.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { ServiceList } from './ServiceList.tsx';
import { Testimonial } from './Testimonial.tsx';
import { facilities } from '../../site/facts/facilities.ts';

export default function Home({ content }: { content: HomeContent }) {
  const { hero, heroUpright, path, day, keys, fromAbove } = content.pictures;
  const { cover, opening, services, about, churches, voice, partners, ask } = content;
  return (
    <>
      <Hero photo={hero} upright={heroUpright} copy={cover} />
      <Intro photo={path} copy={opening} />
      <section className="page-grid" aria-labelledby="day">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-1">
          <h2 className="display text-head" id="day">
            <RichText text={content.day.title} />
          </h2>
          <ArrowLink to="gallery">{content.day.all}</ArrowLink>
        </div>
        <Mosaic pictures={day} />
        <p className="mt-2 text-small leading-[1.6] text-pretty text-muted">
          <b className="font-semibold text-foreground">{content.day.running.lead}</b>
          {` ${content.day.running.text}`}
        </p>
      </section>
      <ServiceList copy={services} pictures={content.pictures} />
      <section className="bg-tint py-breath" aria-labelledby="about">
        <div className="page-grid">
          <div className="md:col-[7/content-end] md:row-1">
            <h2 className="display max-w-[16em] text-head" id="about">
              <RichText text={about.title} />
            </h2>
            <div className="mt-3 lg:mt-4">
              <p className="lead">{about.text}</p>
            </div>
            <Features features={facilities.map((facility) => about.features[facility])} />
          </div>
          <ManagerQuote
            photo={keys}
            copy={about.host}
            className="mt-8 md:col-[content-start/span_4] md:mt-0"
          />
        </div>
      </section>
      <section className="pb-breath" aria-labelledby="churches">
        <div className="relative h-[clamp(260px,44vw,600px)] overflow-hidden">
          <Photo photo={fromAbove} sizes="100vw" />
        </div>
        <div className="page-grid">
          <h2 className="display mt-breath-s text-head lg:col-[content-start/span_7]" id="churches">
            <RichText text={churches.title} />
          </h2>
          <p className="mt-3 text-muted lg:col-[10/content-end] lg:mt-breath-s lg:self-end">
            {churches.text}
          </p>
          <ChurchList copy={churches.list} />
        </div>
      </section>
      <Testimonial copy={voice} review={content.review} />
      <Partners copy={partners} />
      <ContactSection copy={ask} messages={content.enquiry} />
    </>
  );
}
