import { useSearch } from '../../components/hooks/useSearch.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { MapSection } from '../../components/sections/MapSection.tsx';
import { PhoneCall } from '../../components/sections/PhoneCall.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { maps } from '../../facts/venue/venue.ts';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import type { Parameter } from '../../site/parameters.ts';
import type { ContactContent } from './schema.ts';

export default function Contact({ content }: { content: ContactContent }) {
  const { hero } = content.pictures;
  const enquiry = useEnquiry('contact', content.enquiry, useVisitPrefill(content.visit));
  return (
    <>
      <Hero variant="plain" copy={content} />
      <div className="page-grid">
        <ResultBox enquiry={enquiry} scrollToTop className="mb-8 lg:col-start-6" />
      </div>
      <Section space="bottom" className="gap-y-12">
        <EnquiryForm enquiry={enquiry} labelledBy="form-title" className="lg:col-start-6 lg:row-1">
          <h2 className="col-span-full font-display text-display-4" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <div className="flex flex-col gap-y-12 lg:col-span-4 lg:col-start-1 lg:row-1">
          <ContactCards copy={content.cards} />
          {/* The photo adds no height, which would move the fields beside it. */}
          <div className="relative flex-1 max-lg:aspect-3/2 print:hidden">
            <Photo
              photo={hero}
              sizes="(min-width: 1024px) 33vw, 90vw"
              className="lg:absolute lg:inset-0"
            />
          </div>
        </div>
      </Section>
      <MapSection copy={content.map} map={maps.location} />
      <Section space="lg" aria-labelledby="call-title">
        <PhoneCall id="call-title" copy={content.call} isLarge />
      </Section>
    </>
  );
}

function useVisitPrefill({ prefilled, subject, message: start }: ContactContent['visit']) {
  const params = new URLSearchParams(useSearch());
  if (!params.has('visit' satisfies Parameter)) return undefined;
  return { message: prefilled, values: { subject, message: `${start}\n\n` } };
}
