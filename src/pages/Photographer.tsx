import { '097' as cake, '082' as dress, '066' as hero, '253' as sun } from 'photo:library';
import { useFrame } from '../frame/Frame.tsx';
import { PartnerContacts, spokenAddress } from '../sections/partners/PartnerContacts.tsx';
import { PartnerLogo } from '../sections/partners/PartnerLogo.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { partners, venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import type { PageProps, PageWords } from './page.ts';
import './Photographer.css';

export { hero };

export type PhotographerWords = PageWords & {
  /** Accessible name of the partner's logo: name and line of business. */
  logo: string;
  /** The page's h1. */
  title: string;
  lead: string;
  /** The button under the lead; it leads to the contact list below. */
  contact: string;
  /** Under the very large number of years. */
  yearsCaption: string;
  /** Beside the number. */
  manner: { title: string; text: readonly string[] };
  /** Three photos side by side, each with its kind of light. */
  lights: { title: string; window: string; olive: string; candles: string };
  /** What arrives after the wedding, and when. */
  delivery: { title: string; items: readonly { when: string; text: string }[] };
  /** The contact list of the partner. */
  reach: { title: string; text: string; phone: string; email: string; website: string; instagram: string; facebook: string };
};

export default function Photographer({ content }: PageProps<PhotographerWords>) {
  const { language } = useFrame();
  const { manner, lights, delivery, reach } = content;
  const { name, phone, email, website, instagram, facebook } = partners.photographer;
  return (
    <>
      <section className="grid lens-open">
        <div className="lens-open__text">
          <PartnerLogo className="lens-logo" partner="photographer" label={content.logo} />
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
          <p className="lead">{content.lead}</p>
          <div className="acts">
            <a className={buttonClass({ size: 'lg' })} href="#reach">
              <span>{content.contact}</span>
            </a>
          </div>
        </div>
        <div className="lens-open__photo">
          <LibraryPhoto
            photo={hero}
            focus="50% 45%"
            sizes={sizesIn(hero, { from: 1024, width: 'min(36vw, 513px)', shape: 4 / 5 }, { width: '90vw', shape: 1 })}
            priority
          />
        </div>
      </section>

      <section className="section grid lens-years" aria-labelledby="lens-manner">
        <p className="lens-years__figure">
          <b className="num">
            {venue.photographerYears}
            <small>+</small>
          </b>
          <span>{content.yearsCaption}</span>
        </p>
        <div className="lens-years__text">
          <h2 className="display t-head" id="lens-manner">
            <RichText text={manner.title} />
          </h2>
          {manner.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className="grid lens-lights" aria-labelledby="lens-lights">
        <h2 className="display t-head" id="lens-lights">
          <RichText text={lights.title} />
        </h2>
        <div className="lens-lights__row">
          <figure>
            <LibraryPhoto photo={dress} focus="55% 50%" sizes="(min-width: 768px) 24vw, 50vw" />
            <figcaption>{lights.window}</figcaption>
          </figure>
          <figure>
            <LibraryPhoto photo={sun} focus="50% 50%" sizes="(min-width: 768px) 52vw, 100vw" />
            <figcaption>{lights.olive}</figcaption>
          </figure>
          <figure>
            <LibraryPhoto photo={cake} focus="50% 50%" sizes="(min-width: 768px) 24vw, 50vw" />
            <figcaption>{lights.candles}</figcaption>
          </figure>
        </div>
      </section>

      <section className="section grid lens-after" aria-labelledby="lens-after">
        <h2 className="display t-head" id="lens-after">
          <RichText text={delivery.title} />
        </h2>
        <dl className="lens-after__list">
          {delivery.items.map(({ when, text }) => (
            <div key={when}>
              <dt className="display t-item">{when}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="section tint" id="reach" aria-labelledby="lens-reach">
        <div className="grid lens-reach">
          <div className="lens-reach__side">
            <p className="label">{name[language]}</p>
            <h2 className="display t-head" id="lens-reach">
              <RichText text={reach.title} />
            </h2>
            <p>{reach.text}</p>
          </div>
          <div className="lens-reach__list">
            <PartnerContacts
              contacts={[
                { label: reach.phone, href: `tel:${phone.dial}`, text: phone.display },
                { label: reach.email, href: `mailto:${email}`, text: email },
                { label: reach.website, href: website, text: spokenAddress(website) },
                { label: reach.instagram, href: instagram, text: spokenAddress(instagram) },
                { label: reach.facebook, href: facebook, text: spokenAddress(facebook) },
              ]}
            />
          </div>
        </div>
      </section>
    </>
  );
}
