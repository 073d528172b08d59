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
      <section className="page-grid pt-[clamp(40px,6vw,96px)] pb-[clamp(32px,4vw,56px)]">
        {/* Must wrap alike in all fonts. */}
        <h1 className="display text-page lg:col-left-8 max-[480px]:[&>em]:block">
          <RichText text={content.title} />
        </h1>
        <p className="lead max-w-32em max-lg:mt-4 lg:col-right-10 lg:mb-0.5em lg:self-end">
          <RichText text={content.lead} />
        </p>
      </section>
      <div className="page-grid">
        <ResultBox enquiry={enquiry} scrollToTop className="mb-8 lg:col-right-7" />
      </div>
      <div className="page-grid gap-y-12 pb-breath">
        <EnquiryForm enquiry={enquiry} labelledBy="form-title" className="lg:col-right-7 lg:row-1">
          <h2 className="display col-span-full text-item" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <div className="gap-y-12 max-lg:mt-10 lg:col-left-4 lg:row-1 lg:flex lg:flex-col">
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
      <section className="page-grid py-breath-l" aria-labelledby="call-title">
        <div>
          <SectionHeading id="call-title" text={content.call.title} />
          <a
            className="num mt-6 -ml-overhang inline-block font-display text-[clamp(2.375rem,1rem+7vw,7.5rem)] leading-none font-260 tracking-tighter hover:text-accent"
            href={`tel:${venue.phones[0].dial}`}
          >
            {venue.phones[0].display}
          </a>
          <p className="lead mt-6">
            <RichText text={content.call.text} />
          </p>
        </div>
      </section>
    </>
  );
}
