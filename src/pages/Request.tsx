import { '089' as hero } from 'photo:library';
import type { EnquiryWords } from '../enquiry/enquiryWords.ts';
import { ContactCards, type ContactCardsWords } from '../sections/contact/ContactCards.tsx';
import { EnquiryForm } from '../sections/enquiry/EnquiryForm.tsx';
import { ResultBox } from '../sections/enquiry/ResultBox.tsx';
import { useEnquiry } from '../sections/enquiry/useEnquiry.ts';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import type { PageProps, PageWords } from './page.ts';
import './Request.css';

export { hero };

export type RequestWords = PageWords & {
  /** Large heading: a question; *stars* mark italics. */
  title: string;
  /** Beside the heading: that a little is enough to begin with. */
  lead: string;
  /** Heading of the form. */
  formTitle: string;
  /** Words of the form; the same object as on the home page. */
  enquiry: EnquiryWords;
  /** Beside the form, three numbered steps: what happens once it has been sent. */
  next: {
    title: string;
    steps: readonly { title: string; text: string }[];
  };
  /** Under the steps: heading of the telephone numbers for those who would rather talk. */
  callTitle: string;
  cards: ContactCardsWords;
};

/** No photo over the form: on a phone it starts on the first screen. */
export default function Request({ content }: PageProps<RequestWords>) {
  const enquiry = useEnquiry('request', content.enquiry);
  return (
    <>
      <section className="tint grid request-open">
        <h1 className="display t-page">
          <RichText text={content.title} />
        </h1>
        <p className="lead">{content.lead}</p>
        <div className="request-open__result">
          <ResultBox enquiry={enquiry} scrollToTop />
        </div>
      </section>
      <div className="grid request-desk" data-first="">
        <EnquiryForm enquiry={enquiry} labelledBy="form-title" className="request-desk__sheet">
          <h2 className="display t-item wide" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <aside className="request-desk__side" aria-labelledby="next-title">
          <div className="request-desk__photo">
            <LibraryPhoto photo={hero} focus="38% 60%" sizes="(min-width: 1024px) 24vw, 100vw" />
          </div>
          <h2 className="display t-item" id="next-title">
            {content.next.title}
          </h2>
          <ol className="request-next">
            {content.next.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="request-next__n num" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <h2 className="display t-item">{content.callTitle}</h2>
          <ContactCards words={content.cards} show={['phones', 'email', 'hours']} />
        </aside>
      </div>
    </>
  );
}
