import type { HomeContent } from './schema.ts';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = { copy: HomeContent['contact']; messages: HomeContent['enquiry'] };

/** Short enquiry form. */
export function ContactSection({ copy, messages }: Props) {
  const enquiry = useEnquiry('home', messages);
  return (
    <section className="bg-tint py-breath" id="contact" aria-labelledby="contact-title">
      <div className="page-grid lg:items-start">
        <div className="lg:col-left-4">
          <SectionHeading id="contact-title" text={copy.title} />
          <p className="lead mt-2">{copy.lead}</p>
          <ContactCards copy={copy.cards} show={['phones', 'email', 'hours']} className="mt-5" />
        </div>
        <div className="mt-5 lg:col-right-7 lg:mt-0">
          <div className="*:mb-4">
            <ResultBox enquiry={enquiry} />
          </div>
          <EnquiryForm enquiry={enquiry} labelledBy="contact-title" />
        </div>
      </div>
    </section>
  );
}
