import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PhotographerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { PartnerContacts, PartnerLogo } from '../../components/sections/Partner.tsx';
import { WeddingAlbum } from './WeddingAlbum.tsx';
import { FourHours } from './FourHours.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { partners, venue } from '../../site/facts/venue.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { tw } from '../../components/tw.ts';

export default function Photographer({ content }: { content: PhotographerContent }) {
  const { hero, heroUpright, veil } = content.pictures;
  const { language } = useLocale();
  const { manner, delivery, contactDetails } = content;
  const { name, phone, email, website, instagram, facebook } = partners.photographer;
  return (
    <>
      <section className="relative grid min-h-[clamp(520px,74svh,660px)] overflow-clip bg-inverse text-background md:min-h-[clamp(560px,100svh-130px,860px)]">
        <div className="absolute inset-0">
          <Photo
            photo={hero}
            sizes="(min-width: 768px) max(100vw, 1290px), max(100vw, 990px)"
            priority
            upright={heroUpright}
          />
        </div>
        <div className="on-photo page-grid shade gap-y-4 self-end pt-32 pb-8 sm:pb-12 lg:pb-16">
          <div className="lg:col-span-7">
            <p className="text-label text-background">{content.label}</p>
            <h1 className="mt-2 font-display text-display-1">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="lg:col-start-8 lg:self-end">
            <p className="max-w-text text-lead lg:text-body">{content.lead}</p>
            <ButtonRow className="mt-4">
              <ButtonLink size="default" variant="light" href="#reach">
                {content.contact}
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
      </section>
      <div className="page-grid">
        <p className="pt-3 text-small text-muted lg:col-start-8">{content.caption}</p>
      </div>

      <FourHours copy={content.hours} pictures={content.pictures} />

      <section
        className="border-y border-border bg-surface py-section"
        aria-labelledby="lens-manner"
      >
        <div className="page-grid">
          <div className="lg:col-span-5 lg:flex lg:flex-col">
            <PartnerLogo
              className="text-primary [--height:60px] md:[--height:76px] lg:self-start"
              partner="photographer"
              label={content.logo}
            />
            <p className="mt-8 flex flex-wrap items-end gap-4 lg:mt-auto lg:block lg:pt-16">
              <b className="-ml-1 font-display text-figure tabular-nums lg:block">
                {venue.photographerYears}
                <small className="align-[.78em] text-accent">+</small>
              </b>
              <span className="max-w-heading flex-[1_1_9em] text-small text-muted lg:mt-6 lg:block lg:max-w-none">
                {content.yearsCaption}
              </span>
            </p>
          </div>
          <div className="lg:col-start-6">
            <div className="aspect-3/2 overflow-hidden max-lg:mt-10">
              <Photo photo={veil} sizes="(min-width: 1024px) 46vw, 90vw" />
            </div>
            <div className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-2 lg:gap-x-gutter">
              <SectionHeading id="lens-manner" text={manner.title} className="lg:col-span-full" />
              {manner.text.map((paragraph) => (
                <p className="max-w-text" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        </div>
      </section>

      <section className="page-grid overflow-clip py-section" aria-labelledby="lens-after">
        <SectionHeading id="lens-after" text={delivery.title} className="lg:col-span-7" />
        <p className="mt-4 max-w-text text-muted lg:col-start-8 lg:mt-0 lg:self-end">
          {delivery.text}
        </p>
        <WeddingAlbum copy={delivery.album} pictures={content.pictures} />
        <Deliverables copy={delivery.items} />
      </section>

      <section className="bg-tint py-section" id="reach" aria-labelledby="lens-contact">
        <div className="page-grid">
          <div className="lg:col-span-4">
            <p className="text-label text-muted">{name[language]}</p>
            <SectionHeading id="lens-contact" text={contactDetails.title} className="mt-4" />
            <p className="mt-4">{contactDetails.text}</p>
            <ButtonLink
              className="mt-8 max-sm:w-full"
              href={`tel:${phone.dial}`}
              icon={<Phone className="icon" />}
            >
              {contactDetails.call}
            </ButtonLink>
          </div>
          <div className="mt-10 lg:col-start-6 lg:mt-0">
            <PartnerContacts
              contacts={[
                { label: contactDetails.phone, href: `tel:${phone.dial}`, text: phone.display },
                { label: contactDetails.email, href: `mailto:${email}` },
                { label: contactDetails.website, href: website },
                { label: contactDetails.instagram, href: instagram },
                { label: contactDetails.facebook, href: facebook },
              ]}
            />
          </div>
        </div>
      </section>
    </>
  );
}

const fill = tw`fill-tint stroke-none`;
const bright = tw`stroke-accent`;

const drawings: Record<keyof PhotographerContent['delivery']['items'], ReactNode> = {
  phone: (
    <>
      <rect className={fill} x="20" y="10" width="24" height="40" />
      <path d="M20 4h24a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM28 56h8M24 10v40M32 10v40M40 10v40M20 20h24M20 30h24M20 40h24M20 10h24v40H20z" />
      <path className={bright} d="M20 10h4v10h-4z" />
    </>
  ),
  prints: (
    <>
      <path className={fill} d="M12 22h34v26H12z" />
      <path d="M18 16v-6h38v28h-6M15 19v-3h38v28h-3M12 22h38v28H12z" />
      <path className={bright} d="m16 44 9-10 7 7 5-4 9 8" />
      <circle cx="40" cy="30" r="3" />
    </>
  ),
  book: (
    <>
      <path className={fill} d="m8 16 24 5v35L8 50z" />
      <path d="M32 21v35M32 21c-6-4-15-6-24-6v35c9 0 18 2 24 6 6-4 15-6 24-6V15c-9 0-18 2-24 6z" />
      <path className={bright} d="m40 28 10 5-10 5z" />
    </>
  ),
};

function Deliverables({ copy }: { copy: PhotographerContent['delivery']['items'] }) {
  return (
    <ul className="mt-10 grid md:mt-12 md:grid-cols-3 md:gap-x-12">
      {(['phone', 'prints', 'book'] as const).map((thing) => (
        <li
          key={thing}
          className="grid rail-64 gap-x-5 border-t border-border-strong py-5 max-md:last:border-b md:block"
        >
          <svg
            className="row-span-2 row-start-1 size-15 fill-none stroke-primary stroke-thin stroke-round"
            viewBox="0 0 64 64"
            aria-hidden="true"
          >
            {drawings[thing]}
          </svg>
          <h3 className="font-display text-display-4 md:mt-4">{copy[thing].when}</h3>
          <p className="mt-1 max-w-text text-pretty text-muted">{copy[thing].text}</p>
        </li>
      ))}
    </ul>
  );
}
