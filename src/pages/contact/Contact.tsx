import type { ContactContent } from './schema.ts';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { LocationMap } from './LocationMap.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { venue } from '../../site/facts/venue.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** No photo: the form starts on a phone's first screen. */
export default function Contact({ content }: { content: ContactContent }) {
  const { hero } = content.pictures;
  const enquiry = useEnquiry('contact', content.enquiry);
  return (
    <>
      <section className="page-grid py-section-sm">
        {/* Must wrap alike in all fonts. */}
        <h1 className="font-display text-display-1 lg:col-span-8 max-[480px]:[&>em]:block">
          <RichText text={content.title} />
        </h1>
        <p className="max-w-text text-lead max-lg:mt-4 lg:col-start-9 lg:mb-2 lg:self-end">
          <RichText text={content.lead} />
        </p>
      </section>
      <div className="page-grid">
        <ResultBox enquiry={enquiry} scrollToTop className="mb-8 lg:col-start-6" />
      </div>
      <div className="page-grid gap-y-12 pb-section">
        <EnquiryForm enquiry={enquiry} labelledBy="form-title" className="lg:col-start-6 lg:row-1">
          <h2 className="col-span-full font-display text-display-4" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <div className="gap-y-12 max-lg:mt-10 lg:col-span-4 lg:col-start-1 lg:row-1 lg:flex lg:flex-col">
          <ContactCards copy={content.cards} />
          {/* A taller column would move the fields. */}
          <div className="relative aspect-3/2 flex-1 max-lg:mt-10 lg:aspect-auto lg:min-h-18 print:hidden">
            <Photo
              photo={hero}
              sizes="(min-width: 1024px) 33vw, 90vw"
              className="lg:absolute lg:inset-0"
            />
          </div>
        </div>
      </div>
      <LocationMap copy={content.map} />
      <section className="page-grid py-section-lg" aria-labelledby="call-title">
        <div>
          <SectionHeading id="call-title" text={content.call.title} />
          <a
            className="mt-6 -ml-1 inline-block font-display text-numeral tabular-nums hover:text-accent"
            href={`tel:${venue.phones[0].dial}`}
          >
            {venue.phones[0].display}
          </a>
          <p className="mt-6 text-lead">
            <RichText text={content.call.text} />
          </p>
        </div>
      </section>
    </>
  );
}
