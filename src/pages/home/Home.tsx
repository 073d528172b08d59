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
        <p className="mt-4 text-small text-pretty text-muted">
          <b className="font-semibold text-foreground">{content.day.running.lead}</b>
          {` ${content.day.running.text}`}
        </p>
      </section>
      <ServiceList copy={services} pictures={content.pictures} />
      <section className="bg-tint py-section" aria-labelledby="about">
        <div className="page-grid">
          <div className="md:col-start-6 md:row-1">
            <SectionHeading id="about" text={about.title} className="max-w-heading" />
            <div className="mt-6 lg:mt-8">
              <p className="text-lead">{about.text}</p>
            </div>
            <ul className="mt-10 columns-1 sm:columns-2 sm:gap-x-gutter lg:mt-16">
              {facilities.map((facility) => (
                <li
                  className="break-inside-avoid border-t border-border-strong py-3"
                  key={facility}
                >
                  {about.features[facility]}
                </li>
              ))}
            </ul>
          </div>
          <ManagerQuote photo={keys} copy={about.manager} className="mt-16 md:col-span-4 md:mt-0" />
        </div>
      </section>
      <section className="pb-section" aria-labelledby="churches">
        <div className="relative h-[clamp(260px,44vw,600px)] overflow-hidden">
          <Photo photo={fromAbove} sizes="100vw" />
        </div>
        <div className="page-grid">
          <SectionHeading
            id="churches"
            text={churches.title}
            className="mt-section-sm lg:col-span-7"
          />
          <p className="mt-6 text-muted lg:col-start-9 lg:mt-section-sm lg:self-end">
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
    <section className="bg-tint py-section" id="contact" aria-labelledby="contact-title">
      <div className="page-grid lg:items-start">
        <div className="lg:col-span-4">
          <SectionHeading id="contact-title" text={copy.title} />
          <p className="mt-4 text-lead">{copy.lead}</p>
          <ContactCards copy={copy.cards} show={['phones', 'email', 'hours']} className="mt-10" />
        </div>
        <div className="mt-10 lg:col-start-6 lg:mt-0">
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
    <section className="py-section-sm" aria-labelledby="partners-title">
      <div className="page-grid">
        <h2 className="text-label text-muted lg:col-span-3 lg:self-center" id="partners-title">
          {copy.label}
        </h2>
        <ul className="mt-6 grid justify-items-start gap-10 text-primary md:grid-cols-[repeat(3,auto)] md:items-center md:justify-between lg:col-start-4 lg:mt-0">
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
    <section className="page-grid py-section-lg">
      <SectionHeading text={copy.sentence} size="open" className="lg:col-span-8" />
      <div className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-x-gutter lg:col-start-9 lg:mt-0 lg:grid-cols-1 lg:self-end lg:pb-1.5">
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="bleed-x mt-section-sm aspect-4/3 md:relative md:col-span-4 md:col-start-1 md:bleed-left md:aspect-auto md:min-h-120 lg:mt-section lg:min-h-140">
        <Photo
          photo={photo}
          sizes="(min-width: 768px) max(44vw, 840px), 113vw"
          className="md:absolute md:inset-0"
        />
      </div>
      <ol className="mt-8 md:col-start-6 md:mt-section-sm lg:mt-section">
        {copy.marks.map(({ title, text }, index) => (
          <li
            className="grid rail-44 border-b border-border-strong pt-6 pb-8 last:border-b-0 last:pb-0 sm:rail-64 md:first:border-t lg:rail-72 lg:pt-8 lg:not-last:pb-10"
            key={title}
          >
            <span
              className="pt-2 text-note font-semibold text-accent tabular-nums"
              aria-hidden="true"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="font-display text-display-4">{title}</h3>
              <p className="mt-2 text-muted lg:max-w-text">{text}</p>
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
    <section className="border-y border-border bg-surface py-section-lg" aria-label={copy.name}>
      <div className="page-grid">
        <div className="lg:col-span-3 lg:col-start-1 lg:row-1 lg:pt-4">
          <Stars />
          <p className="mt-6 text-small lg:mt-4">
            <b className="block font-semibold">{review.writer}</b>
            {review.event}
          </p>
          <ArrowLink to="reviews">{copy.all}</ArrowLink>
        </div>
        <blockquote className="mt-6 lg:col-start-4 lg:mt-0">
          <p className="relative font-display text-quote text-balance italic hanging-quotes">
            {/* Screen readers announce quotations anyway. */}
            <span className="lg:absolute lg:right-full" aria-hidden="true">
              {copy.open}
            </span>
            <RichText text={`${review.text}${copy.closing}`} />
          </p>
        </blockquote>
        <Figures
          className="mt-section-sm lg:mt-24"
          figures={(['events', 'years', 'satisfaction', 'churches'] as const).map((id) => ({
            label: copy.figures[id],
            figure: figures.home[id],
          }))}
        />
      </div>
    </section>
  );
}
