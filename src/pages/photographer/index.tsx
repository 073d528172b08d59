import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { Figure } from '../../components/sections/Figure.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { PartnerLogo, PartnerSection } from '../../components/sections/Partner.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import { partners, venue } from '../../facts/venue/venue.ts';
import { FourHours } from './FourHours.tsx';
import type { PhotographerContent } from './schema.ts';
import { WeddingAlbum } from './WeddingAlbum.tsx';

export default function Photographer({ content }: { content: PhotographerContent }) {
  const { veil } = content.pictures;
  const { language } = useLocale();
  const { approach, delivery, contactDetails } = content;
  const { name, phone, email, website, instagram, facebook } = partners.photographer;
  return (
    <>
      <Hero variant="over" copy={content} pictures={content.pictures}>
        <ButtonLink size="default" variant="light" href="#reach" className="mt-8">
          {content.contact}
        </ButtonLink>
      </Hero>
      <div className="page-grid">
        <p className="pt-3 text-small text-muted lg:col-start-9">{content.caption}</p>
      </div>

      <FourHours content={content} />

      <Section tone="surface" className="gap-y-10" aria-labelledby="photographer-approach">
        <div className="flex flex-col justify-between gap-6 lg:col-span-4">
          <PartnerLogo className="text-primary" partner="photographer" label={content.logo} />
          <Figure
            size="lg"
            value={venue.photographerYears}
            suffix="+"
            label={content.yearsCaption}
          />
        </div>
        <div className="lg:col-start-6">
          <div className="aspect-3/2">
            <Photo photo={veil} sizes="(min-width: 1024px) 46vw, 90vw" />
          </div>
          <div className="mt-10 grid gap-x-gutter gap-y-4 sm:grid-cols-2">
            <SectionHeading
              id="photographer-approach"
              text={approach.title}
              className="col-span-full"
            />
            {approach.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>

      <Section className="overflow-clip" aria-labelledby="photographer-delivery">
        <SectionIntro id="photographer-delivery" copy={delivery} />
        <WeddingAlbum content={content} />
        <Deliverables copy={delivery.items} />
      </Section>

      <PartnerSection
        id="reach"
        tone="tint"
        name={name[language]}
        copy={contactDetails}
        contacts={[
          { label: contactDetails.phone, href: `tel:${phone.dial}`, text: phone.display },
          { label: contactDetails.email, href: `mailto:${email}` },
          { label: contactDetails.website, href: website },
          { label: contactDetails.instagram, href: instagram },
          { label: contactDetails.facebook, href: facebook },
        ]}
      >
        <ButtonLink className="mt-8" href={`tel:${phone.dial}`} icon={<Phone className="icon" />}>
          {contactDetails.call}
        </ButtonLink>
      </PartnerSection>
    </>
  );
}

const fillClass = tw`fill-tint stroke-none`;
const brightClass = tw`text-accent`;

const drawings: Record<keyof PhotographerContent['delivery']['items'], ReactNode> = {
  phone: (
    <>
      <rect className={fillClass} x="20" y="10" width="24" height="40" />
      <path d="M20 4h24a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM28 56h8M24 10v40M32 10v40M40 10v40M20 20h24M20 30h24M20 40h24M20 10h24v40H20z" />
      <path className={brightClass} d="M20 10h4v10h-4z" />
    </>
  ),
  prints: (
    <>
      <path className={fillClass} d="M12 22h34v26H12z" />
      <path d="M18 16v-6h38v28h-6M15 19v-3h38v28h-3M12 22h38v28H12z" />
      <path className={brightClass} d="m16 44 9-10 7 7 5-4 9 8" />
      <circle cx="40" cy="30" r="3" />
    </>
  ),
  book: (
    <>
      <path className={fillClass} d="m8 16 24 5v35L8 50z" />
      <path d="M32 21v35M32 21c-6-4-15-6-24-6v35c9 0 18 2 24 6 6-4 15-6 24-6V15c-9 0-18 2-24 6z" />
      <path className={brightClass} d="m40 28 10 5-10 5z" />
    </>
  ),
};

function Deliverables({ copy }: { copy: PhotographerContent['delivery']['items'] }) {
  return (
    <ul className="mt-section-sm grid gap-x-gutter gap-y-8 sm:grid-cols-3">
      {(['phone', 'prints', 'book'] as const).map((thing) => (
        <li key={thing} className="border-t border-border-strong pt-6">
          <svg className="icon size-12 text-primary" viewBox="0 0 64 64" aria-hidden="true">
            {drawings[thing]}
          </svg>
          <h3 className="mt-4 font-display text-display-4">{copy[thing].when}</h3>
          <p className="mt-2 text-muted">{copy[thing].text}</p>
        </li>
      ))}
    </ul>
  );
}
