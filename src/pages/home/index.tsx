import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { useLocale } from '../../components/Locale.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { ManagerQuote } from '../../components/sections/ManagerQuote.tsx';
import { NumberedList } from '../../components/sections/NumberedList.tsx';
import { Paragraphs } from '../../components/sections/Paragraphs.tsx';
import { PartnerLogo } from '../../components/sections/Partner.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { Quotation } from '../../components/text/Quotation.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Stars } from '../../components/text/Stars.tsx';
import { TextWithLang } from '../../components/text/TextWithLang.tsx';
import { churches, figures, partners } from '../../facts/venue/venue.ts';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { EveningBand } from '../../features/evening/EveningBand.tsx';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import { PlanStage } from '../../features/sitePlan/PlanStage.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { HomeHero } from './HomeHero.tsx';
import type { HomeContent } from './schema.ts';
import { ServiceList } from './ServiceList.tsx';
import './Home.css';

export default function Home({ content }: { content: HomeContent }) {
  const { path, day, fromAbove } = content.pictures;
  const { intro, services, about } = content;
  return (
    <>
      <HomeHero content={content} />
      <KeyFacts copy={content.keyFacts} intro={content.keyFactsIntro} />
      <Intro photo={path} copy={intro} />
      {content.evening && <EveningBand evening={content.evening} />}
      <Section space={content.evening ? 'top' : 'none'} aria-labelledby="day">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-2">
          <SectionHeading id="day" text={content.day.title} />
          <ArrowLink to="gallery">{content.day.allPhotos}</ArrowLink>
        </div>
        <PhotoCollage layout="quarters" pictures={day} className="mt-section-sm" />
      </Section>
      <ServiceList copy={services} pictures={content.pictures} />
      <Section tone="tint" data-hour="gold" aria-labelledby="about">
        <SectionIntro id="about" copy={about} textStyle="lead" />
        <PlanStage plan={content.plan} />
        <ManagerQuote copy={about.manager} className="mt-section-sm lg:col-span-5" />
        <ul className="mt-section-sm flex flex-wrap gap-x-6 text-small text-muted lg:col-start-7 lg:self-start">
          {Object.values(content.facilityNames).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Section>
      <Testimonial content={content} />
      <Section space="bottom" aria-labelledby="churches">
        <BleedPhoto
          side="both"
          photo={fromAbove}
          sizes="max(100vw, 384px)"
          className="mb-section-sm h-64 sm:h-plate"
        />
        <SectionIntro id="churches" copy={content.churches} />
        <ChurchList copy={content.churches.list} />
      </Section>
      <Partners copy={content.partners} />
      <ContactSection content={content} />
    </>
  );
}

function ContactSection({ content }: { content: HomeContent }) {
  const { contact: copy } = content;
  const enquiry = useEnquiry('home', content.enquiry);
  return (
    <Section tone="tint" id="contact" className="lg:items-start" aria-labelledby="contact-title">
      <div className="lg:col-span-4">
        <SectionIntro
          id="contact-title"
          copy={{ title: copy.title, text: copy.lead }}
          textStyle="lead"
          variant="stacked"
        />
        <ContactCards copy={copy.cards} className="mt-10" />
      </div>
      <div className="max-lg:mt-10 lg:col-start-6">
        <ResultBox enquiry={enquiry} className="mb-8" />
        <EnquiryForm enquiry={enquiry} labelledBy="contact-title" />
      </div>
    </Section>
  );
}

function Partners({ copy }: { copy: HomeContent['partners'] }) {
  const isOpen = useIsOpen();
  return (
    <Section space="sm" className="lg:items-center" aria-labelledby="partners-title">
      <h2 className="text-label text-muted lg:col-span-3" id="partners-title">
        {copy.label}
      </h2>
      <ul className="flex flex-wrap items-center justify-between gap-x-gutter gap-y-10 text-primary max-lg:mt-6 lg:col-start-4">
        {(['catering', 'photographer', 'dj'] as const)
          .filter((partner) => isOpen(partners[partner]))
          .map((partner) => (
            <li className="flex-1 basis-36" key={partner}>
              <a className="block hover:text-foreground" href={partners[partner].website}>
                <PartnerLogo partner={partner} label={copy[partner]} />
              </a>
            </li>
          ))}
      </ul>
    </Section>
  );
}

function Intro({ photo, copy }: { photo: PagePicture; copy: HomeContent['intro'] }) {
  return (
    <Section className="leaf-shadow">
      <div className="@container">
        <h2 className="mb-4 border-b border-border-strong font-display text-word text-primary">
          <span className="lg:-ml-3">
            <TextWithLang text={copy.headword} />
          </span>
        </h2>
      </div>
      <dl className="flex flex-wrap gap-x-gutter gap-y-4 lg:col-span-7 lg:self-start">
        {copy.definitions.map(({ term, text }) => (
          <div className="flex-1 basis-36" key={text}>
            <dt className="font-display text-display-4">
              <TextWithLang text={term} />
            </dt>
            <dd className="text-muted">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Paragraphs texts={copy.paragraphs} />
      <BleedPhoto
        side="left"
        photo={photo}
        sizes="(min-width: 1024px) max(60vw, 840px), 113vw"
        className="mt-section-sm h-80 lg:col-span-4 lg:h-auto"
      />
      <NumberedList items={copy.points} className="mt-section-sm lg:col-start-6" />
    </Section>
  );
}

function Testimonial({ content }: { content: HomeContent }) {
  const isOpen = useIsOpen();
  const { messages } = useLocale();
  const { testimonial: copy, review } = content;
  return (
    <Section tone="surface" space="lg" aria-label={review && copy.name}>
      {review && (
        <>
          <div className="lg:col-span-3">
            <Stars />
            <p className="mt-4 text-small">
              <b className="block font-semibold">{review.writer}</b>
              {review.event}
            </p>
            <ArrowLink to="reviews">{messages.allReviews}</ArrowLink>
          </div>
          <blockquote className="max-lg:mt-6 lg:col-start-4">
            <Quotation text={review.text} />
          </blockquote>
        </>
      )}
      <Figures
        className={review && 'mt-section-sm'}
        figures={(['events', 'years', 'satisfaction', 'churches'] as const).map((id) => ({
          label: copy.figures[id],
          figure: id === 'churches' ? { value: churches.filter(isOpen).length } : figures.home[id],
        }))}
      />
    </Section>
  );
}
