import { '097' as cake, '082' as dress, '066' as hero, '253' as sun } from 'photo:library';
import { useFrame } from '../frame/Frame.tsx';
import { PartnerContacts, spokenAddress } from '../sections/partners/PartnerContacts.tsx';
import { PartnerLogo } from '../sections/partners/PartnerLogo.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { partners, venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import { tw } from '../ui/tw.ts';
import type { PageProps, PageWords } from './page.ts';

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

/** Under a photo. */
const caption = tw`pt-[10px] text-note leading-[1.5] text-pretty text-moss md:px-0`;

export default function Photographer({ content }: PageProps<PhotographerWords>) {
  const { language } = useFrame();
  const { manner, lights, delivery, reach } = content;
  const { name, phone, email, website, instagram, facebook } = partners.photographer;
  return (
    <>
      <section className="page-grid gap-y-5 pt-4 lg:pt-[clamp(40px,4vw,64px)]">
        <div className="lg:col-[content-start/span_6] lg:row-1 lg:flex lg:flex-col">
          <PartnerLogo className="text-olive [--height:60px] md:[--height:76px] lg:self-start" partner="photographer" label={content.logo} />
          <h1 className="display mt-4 text-page [--t-page:min(11.2vw,clamp(2.625rem,1.6rem_+_3.7vw,4.875rem))] lg:mt-auto lg:pt-6 lg:[--t-page:clamp(3rem,4.7vw,4.875rem)]">
            <RichText text={content.title} />
          </h1>
          <p className="lead mt-3 max-w-[32em]">{content.lead}</p>
          <div className="acts lg:self-start">
            <a className={buttonClass({ size: 'lg' })} href="#reach">
              <span>{content.contact}</span>
            </a>
          </div>
        </div>
        <div className="aspect-square lg:col-[9/content-end] lg:row-1 lg:aspect-[4/5]">
          <LibraryPhoto
            photo={hero}
            focus="50% 45%"
            sizes={sizesIn(hero, { from: 1024, width: 'min(36vw, 513px)', shape: 4 / 5 }, { width: '90vw', shape: 1 })}
            priority
          />
        </div>
      </section>

      <section className="page-grid py-breath lg:items-end" aria-labelledby="lens-manner">
        <p className="lg:col-[content-start/span_5]">
          <b className="num ml-[-.04em] block font-display text-[clamp(7rem,3rem_+_15vw,15rem)] leading-[.82] font-[250] tracking-[-.045em]">
            {venue.photographerYears}
            <small className="align-[.78em] text-[.42em] font-[300] text-terracotta">+</small>
          </b>
          <span className="mt-3 block text-note text-moss">{content.yearsCaption}</span>
        </p>
        <div className="mt-5 grid gap-[1em] lg:col-[7/content-end] lg:mt-0 lg:grid-cols-2 lg:gap-x-gutter">
          <h2 className="display text-head lg:col-span-full lg:mb-2" id="lens-manner">
            <RichText text={manner.title} />
          </h2>
          {manner.text.map((paragraph) => (
            <p className="max-w-[58ch]" key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className="page-grid" aria-labelledby="lens-lights">
        <h2 className="display text-head" id="lens-lights">
          <RichText text={lights.title} />
        </h2>
        <div className="col-[full] mt-breath-s grid grid-cols-2 gap-x-[6px] gap-y-3 md:col-[content] md:grid-cols-[2fr_4.5fr_2fr] md:gap-1">
          <figure className="min-w-0">
            <LibraryPhoto photo={dress} focus="55% 50%" sizes="(min-width: 768px) 24vw, 50vw" className="aspect-[2/3] h-auto" />
            <figcaption className={tw`${caption} px-margin`}>{lights.window}</figcaption>
          </figure>
          <figure className="col-span-full row-1 min-w-0 md:col-2">
            <LibraryPhoto photo={sun} focus="50% 50%" sizes="(min-width: 768px) 52vw, 100vw" className="aspect-[3/2] h-auto" />
            <figcaption className={tw`${caption} px-margin`}>{lights.olive}</figcaption>
          </figure>
          <figure className="min-w-0">
            <LibraryPhoto photo={cake} focus="50% 50%" sizes="(min-width: 768px) 24vw, 50vw" className="aspect-[2/3] h-auto" />
            <figcaption className={tw`${caption} pr-margin pl-1`}>{lights.candles}</figcaption>
          </figure>
        </div>
      </section>

      <section className="page-grid py-breath" aria-labelledby="lens-after">
        <h2 className="display text-head lg:col-[content-start/span_4]" id="lens-after">
          <RichText text={delivery.title} />
        </h2>
        <dl className="mt-5 grid md:grid-cols-3 md:gap-x-gutter lg:mt-breath-s lg:gap-x-[calc(var(--gutter)*2)]">
          {delivery.items.map(({ when, text }) => (
            <div className="border-t border-line-dark py-3" key={when}>
              <dt className="display text-item">{when}</dt>
              <dd className="mt-1 max-w-[44ch] text-pretty text-moss">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="bg-sage py-breath" id="reach" aria-labelledby="lens-reach">
        <div className="page-grid">
          <div className="lg:col-[content-start/span_4]">
            <p className="label">{name[language]}</p>
            <h2 className="display mt-2 text-head" id="lens-reach">
              <RichText text={reach.title} />
            </h2>
            <p className="mt-2">{reach.text}</p>
          </div>
          <div className="mt-5 lg:col-[7/content-end] lg:mt-0">
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
