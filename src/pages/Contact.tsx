import { '255' as hero } from 'photo:library';
import type { EnquiryWords } from '../enquiry/enquiryWords.ts';
import { ContactCards, type ContactCardsWords } from '../sections/contact/ContactCards.tsx';
import { EnquiryForm } from '../sections/enquiry/EnquiryForm.tsx';
import { ResultBox } from '../sections/enquiry/ResultBox.tsx';
import { useEnquiry } from '../sections/enquiry/useEnquiry.ts';
import { LocationMap, type LocationMapWords } from '../sections/contact/LocationMap.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { venue } from '../site/venue.ts';
import './Contact.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type ContactWords = PageWords & {
  /** Large heading; *stars* mark italics. */
  title: string;
  /** Beside the heading. */
  lead: string;
  /** Heading of the form. */
  formTitle: string;
  /** Words of the form; the same object as on the home page. */
  enquiry: EnquiryWords;
  cards: ContactCardsWords;
  map: LocationMapWords;
  call: {
    /** Over the very large phone number. */
    title: string;
    /** Below it; [words](email) become the mail link. */
    text: string;
  };
};

/** No photo over the form: on a phone it starts on the first screen. */
export default function Contact({ content }: PageProps<ContactWords>) {
  const enquiry = useEnquiry('contact', content.enquiry);
  return (
    <>
      <section className="grid greet">
        <h1 className="display t-page">
          <RichText text={content.title} />
        </h1>
        <p className="lead">{content.lead}</p>
      </section>
      <div className="grid banner" data-first="">
        <ResultBox enquiry={enquiry} scrollToTop />
      </div>
      <div className="grid desk" data-first="">
        <EnquiryForm enquiry={enquiry} labelledBy="form-title" className="desk__sheet">
          <h2 className="display t-item wide" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <div className="desk__side">
          <ContactCards words={content.cards} />
        </div>
      </div>
      <LocationMap words={content.map} />
      <section className="section grid call" aria-labelledby="call-title">
        <div>
          <h2 className="display t-head" id="call-title">
            <RichText text={content.call.title} />
          </h2>
          <a className="call__number" href={`tel:${venue.phones[0].dial}`}>
            {venue.phones[0].display}
          </a>
          <p className="call__mail lead">
            <RichText text={content.call.text} />
          </p>
        </div>
      </section>
    </>
  );
}
