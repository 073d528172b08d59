import {
  Accessibility,
  BedDouble,
  Car,
  Columns4,
  Flame,
  Toilet,
  Trees,
  Wine,
  Zap,
} from 'lucide-react';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { toilets } from '../../facts/estate/estateFacts.ts';
import { getMapUrl, venue } from '../../facts/venue/venue.ts';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { visitLink } from '../../site/parameters.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { PlacesTour } from './PlacesTour.tsx';
import type { VenueContent } from './schema.ts';
import { SitePlan } from './SitePlan.tsx';
import { VenuePhotos } from './VenuePhotos.tsx';

const facilities = [
  { id: 'parking', Icon: Car },
  { id: 'pergola', Icon: Columns4 },
  { id: 'barbecue', Icon: Flame },
  { id: 'reception', Icon: Wine },
  { id: 'studio', Icon: BedDouble },
  { id: 'toilets', Icon: Toilet },
  { id: 'generator', Icon: Zap },
  { id: 'gardens', Icon: Trees },
] as const;

export default function Venue({ content }: { content: VenueContent }) {
  const { pictures } = content;
  return (
    <>
      <Hero variant="overBelow" copy={content} pictures={pictures}>
        <ButtonRow className="mt-6">
          <ButtonLink size="default" {...visitLink} variant="light">
            {content.visit}
          </ButtonLink>
          <ButtonLink size="default" variant="line-light" href="#plan">
            {content.toPlan}
          </ButtonLink>
        </ButtonRow>
      </Hero>
      <SitePlan copy={content.plan} />
      <PlacesTour copy={content.tour} photos={pictures} />
      <Facilities copy={content.facilities} names={content.facilityNames} />
      <VenuePhotos content={content} />
      <Directions copy={content.contact} photo={pictures.gate} />
    </>
  );
}

type FacilitiesProps = {
  copy: VenueContent['facilities'];
  names: VenueContent['facilityNames'];
};

function Facilities({ copy, names }: FacilitiesProps) {
  const shown = facilities.filter(({ id }) => id !== 'toilets' || toilets !== undefined);
  return (
    <Section tone="tint" className="mt-section" aria-labelledby="venue-facilities">
      <SectionHeading id="venue-facilities" text={copy.title} />
      <ul className="mt-section-sm grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ id, Icon }) => (
          <li
            className="flex gap-4 border-t border-border-strong pt-4"
            // The plan links to this id.
            id={id === 'parking' ? id : undefined}
            key={id}
          >
            <Icon className="icon size-8 text-primary" />
            <div>
              <h3 className="font-display text-title">
                {id === 'toilets' ? copy.toilets : names[id]}
              </h3>
              <p className="mt-1 text-small text-muted">{copy.remarks[id]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 flex items-center gap-4 border-t border-border-strong pt-4 font-semibold">
        <Accessibility className="icon size-8 text-primary" />
        <span>{copy.stepFree}</span>
      </p>
    </Section>
  );
}

function Directions({ copy, photo }: { copy: VenueContent['contact']; photo: PagePicture }) {
  const { messages } = useLocale();
  return (
    <Section
      tone="surface"
      space="bottom"
      className="gap-y-section-sm"
      id="gate"
      aria-labelledby="venue-contact"
    >
      <BleedPhoto
        photo={photo}
        sizes="100vw"
        side="both"
        className="aspect-2/1 lg:aspect-auto lg:h-140"
      />
      <div className="lg:col-span-5">
        <SectionIntro id="venue-contact" copy={copy} textStyle="lead" variant="stacked">
          <ButtonRow className="mt-8">
            <ButtonLink {...visitLink}>{copy.visit}</ButtonLink>
            <ButtonLink variant="link" href={getMapUrl(venue.position)} rel="noopener">
              {messages.openMap}
            </ButtonLink>
          </ButtonRow>
          <ArrowLink to="guests" className="mt-3">
            {copy.directions}
          </ArrowLink>
        </SectionIntro>
      </div>
      <div className="lg:col-start-7">
        <ContactCards copy={copy} />
      </div>
    </Section>
  );
}
