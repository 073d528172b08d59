import type { HomeContent } from './schema.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { Hero } from './Hero.tsx';
import { ManagerQuote } from '../../components/sections/ManagerQuote.tsx';
import { Mosaic } from './Mosaic.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { ServiceList } from './ServiceList.tsx';
import { facilities } from '../../site/facts/facilities.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { partners, figures } from '../../site/facts/venue.ts';
import { PartnerLogo } from '../../components/sections/Partner.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Review } from '../../site/facts/schema.ts';
import { Figures } from '../../components/sections/Figures.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Stars } from '../../components/text/Stars.tsx';
import './Home.css';

export default function Home({ content }: { content: HomeContent }) {
  const { path, day, keys, fromAbove } = content.pictures;
  const { intro, services, about, churches, testimonial, contact } = content;
  return (
    <>
      <Hero content={content} />
      <Intro photo={path} copy={intro} />
      <section className="page-grid" aria-labelledby="day">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-2">
          <SectionHeading id="day" text={content.day.title} />
          <ArrowLink to="gallery">{content.day.all}</ArrowLink>
        </div>
        <Mosaic pictures={day} />
        <p className="mt-4 text-small leading-1.6 text-pretty text-muted">
          <b className="font-semibold text-foreground">{content.day.running.lead}</b>
          {` ${content.day.running.text}`}
        </p>
      </section>
      <ServiceList copy={services} pictures={content.pictures} />
      <section className="bg-tint py-breath" aria-labelledby="about">
        <div className="page-grid">
          <div className="md:col-right-7 md:row-1">
            <SectionHeading id="about" text={about.title} className="max-w-16em" />
            <div className="mt-6 lg:mt-8">
              <p className="lead">{about.text}</p>
            </div>
            <ul className="mt-10 columns-1 sm:columns-2 sm:gap-x-gutter lg:mt-16">
              {facilities.map((facility) => (
                <li
                  className="break-inside-avoid border-t border-border-strong py-3.25"
                  key={facility}
                >
                  {about.features[facility]}
                </li>
              ))}
            </ul>
          </div>
          <ManagerQuote photo={keys} copy={about.manager} className="mt-16 md:col-left-4 md:mt-0" />
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
          <p className="mt-6 text-muted lg:col-right-10 lg:mt-breath-s lg:self-end">
            {churches.text}
          </p>
          <ChurchList copy={churches.list} />
        </div>
      </section>
      <Testimonial copy={testimonial} review={content.review} />
      <Partners copy={content.partners} />
      <ContactSection copy={contact} messages={content.enquiry} />
    </>
  );
}

type Props = { copy: HomeContent['contact']; messages: HomeContent['enquiry'] };

/** Short enquiry form. */
function ContactSection({ copy, messages }: Props) {
  const enquiry = useEnquiry('home', messages);
  return (
    <section className="bg-tint py-breath" id="contact" aria-labelledby="contact-title">
      <div className="page-grid lg:items-start">
        <div className="lg:col-left-4">
          <SectionHeading id="contact-title" text={copy.title} />
          <p className="lead mt-4">{copy.lead}</p>
          <ContactCards copy={copy.cards} show={['phones', 'email', 'hours']} className="mt-10" />
        </div>
        <div className="mt-10 lg:col-right-7 lg:mt-0">
          <div className="*:mb-8">
            <ResultBox enquiry={enquiry} />
          </div>
          <EnquiryForm enquiry={enquiry} labelledBy="contact-title" />
        </div>
      </div>
    </section>
  );
}

const inOrder = ['catering', 'photographer', 'dj'] as const;

function Partners({ copy }: { copy: HomeContent['partners'] }) {
  return (
    <section className="py-band-s" aria-labelledby="partners-title">
      <div className="page-grid">
        <h2 className="label lg:col-left-3 lg:self-center" id="partners-title">
          {copy.label}
        </h2>
        <ul className="mt-6 grid justify-items-start gap-10 text-primary md:grid-cols-[repeat(3,auto)] md:items-center md:justify-between lg:col-right-5 lg:mt-0">
          {inOrder.map((partner) => (
            <li key={partner}>
              <a className="block hover:text-foreground" href={partners[partner].website}>
                {/* Just fits the narrowest phones. */}
                <PartnerLogo
                  className="[--height:min(76px,23vw)] md:[--height:clamp(44px,5.3vw,76px)]"
                  partner={partner}
                  label={copy[partner]}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Intro with numbered list. */
function Intro({ photo, copy }: { photo: PagePicture; copy: HomeContent['intro'] }) {
  return (
    <section className="page-grid py-breath-l">
      <SectionHeading text={copy.sentence} size="open" className="lg:col-left-8" />
      <div className="mt-8 grid gap-1em sm:grid-cols-2 sm:gap-x-gutter lg:col-right-10 lg:mt-0 lg:grid-cols-1 lg:self-end lg:pb-0.4em">
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="col-bleed mt-breath-s aspect-4/3 md:relative md:bleed-left-6 md:aspect-auto md:min-h-120 lg:mt-breath lg:min-h-140">
        <Photo
          photo={photo}
          sizes="(min-width: 768px) max(44vw, 840px), 113vw"
          className="md:absolute md:inset-0"
        />
      </div>
      <ol className="mt-8 md:col-right-7 md:mt-breath-s lg:mt-breath">
        {copy.marks.map(({ title, text }, index) => (
          <li
            className="grid rail-44 border-b border-border-strong pt-6 pb-8 last:border-b-0 last:pb-0 sm:rail-64 md:first:border-t lg:rail-72 lg:pt-8 lg:not-last:pb-10"
            key={title}
          >
            <span className="num pt-0.5em text-note font-strong text-accent" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="display text-item">{title}</h3>
              <p className="mt-2 text-muted lg:max-w-30em">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Testimonial with figures. */
function Testimonial({ copy, review }: { copy: HomeContent['testimonial']; review: Review }) {
  return (
    <section className="border-y border-border bg-surface py-breath-l" aria-label={copy.name}>
      <div className="page-grid">
        <div className="lg:col-left-3 lg:row-1 lg:pt-3.5">
          <Stars />
          <p className="mt-6 text-small leading-1.5 lg:mt-4">
            <b className="block font-semibold">{review.writer}</b>
            {review.event}
          </p>
          <ArrowLink to="reviews">{copy.all}</ArrowLink>
        </div>
        <blockquote className="mt-6 lg:col-right-5 lg:mt-0">
          <p className="relative font-display text-[clamp(1.75rem,1.3rem+2.4vw,3.25rem)] leading-1.24 font-320 tracking-[-.01em] text-balance italic hanging-quotes">
            {/* Screen readers announce quotations anyway. */}
            <span className="lg:absolute lg:right-full" aria-hidden="true">
              {copy.open}
            </span>
            <RichText text={`${review.text}${copy.closing}`} />
          </p>
        </blockquote>
        <Figures
          className="mt-breath-s lg:mt-24"
          figures={(['events', 'years', 'satisfaction', 'churches'] as const).map((id) => ({
            label: copy.figures[id],
            figure: figures.home[id],
          }))}
        />
      </div>
    </section>
  );
}
