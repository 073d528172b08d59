import {
  BedDouble,
  Car,
  Columns4,
  Flame,
  Toilet,
  Trees,
  Wine,
  Zap,
  type LucideIcon,
  Accessibility,
} from 'lucide-react';
import type { VenueContent } from './schema.ts';
import { Figures } from '../../components/sections/Figures.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { SitePlan } from '../../features/sitePlan/SitePlan.tsx';
import { Walk } from '../../features/sitePlan/Walk.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { toilets } from '../../site/facts/estateFacts.ts';
import { figures, mapLink, venue } from '../../site/facts/venue.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { useLocale } from '../../components/Locale.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';

type Sign = keyof VenueContent['facilities']['items'];

const signs: Readonly<Record<Sign, LucideIcon>> = {
  parking: Car,
  pergola: Columns4,
  barbecue: Flame,
  reception: Wine,
  studio: BedDouble,
  toilets: Toilet,
  generator: Zap,
  gardens: Trees,
};

export default function Venue({ content }: { content: VenueContent }) {
  const { pictures } = content;
  return (
    <>
      <VenueHero content={content} />
      <SitePlan copy={content.plan} />
      <Walk copy={content.walk} photos={pictures} />
      <Facilities copy={content.facilities} />
      <VenuePhotos content={content} />
      <Directions copy={content.contact} photo={pictures.gate} />
    </>
  );
}

function VenueHero({ content }: { content: VenueContent }) {
  const { hero, heroUpright } = content.pictures;
  return (
    <section className="on-photo relative grid below-header-780 overflow-clip bg-inverse text-background print:min-h-0">
      <div className="absolute inset-0 max-md:bottom-[22%] max-md:fade-out-66">
        <Photo photo={hero} sizes="max(100vw, 1170px)" priority upright={heroUpright} />
      </div>
      <div className="page-grid shade gap-y-4 self-end pt-32 pb-8 shade-from-66 shade-to-100 md:shade-to-92 lg:pb-8 lg:shade-from-52 lg:shade-over-124 print:pt-4 print:pb-0">
        <div className="lg:col-span-8">
          <p className="text-label text-background">{content.label}</p>
          <h1 className="mt-3 font-display text-display-1 lg:[&>em]:block">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="lg:col-start-9 lg:self-end">
          <p className="max-w-text text-lead">{content.lead}</p>
          <div className="mt-6 grid fit-cols-8.5 gap-3 sm:flex">
            <ButtonLink size="default" to="contact" variant="light" className="max-sm:px-3">
              {content.visit}
            </ButtonLink>
            <ButtonLink size="default" variant="line-light" className="max-sm:px-3" href="#plan">
              {content.toPlan}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

function VenuePhotos({ content }: { content: VenueContent }) {
  const { photos: copy, figures: labels, pictures } = content;
  return (
    <section className="page-grid py-section print:hidden" aria-labelledby="venue-photos">
      <SectionHeading id="venue-photos" text={copy.title} className="lg:col-span-7" />
      <p className="mt-4 max-w-text text-muted lg:col-start-8 lg:mt-0 lg:self-end">{copy.text}</p>
      <PhotoRows captions={copy.categories} pictures={pictures} />
      <p className="mt-6">
        <ArrowLink to="gallery">{copy.all}</ArrowLink>
      </p>
      <h2 className="sr-only">{labels.title}</h2>
      <Figures
        className="mt-8 lg:mt-section-sm"
        figures={(['weddings', 'baptisms', 'corporate', 'parties'] as const).map((event) => ({
          label: labels[event],
          figure: figures.venue[event],
        }))}
      />
    </section>
  );
}

function Facilities({ copy }: { copy: VenueContent['facilities'] }) {
  const shown = (Object.keys(signs) as Sign[]).filter(
    (facility) => facility !== 'toilets' || toilets !== undefined,
  );
  return (
    <section
      className="mt-section bg-tint py-section print:mt-4 print:py-2"
      aria-labelledby="venue-has"
    >
      <div className="page-grid">
        <SectionHeading id="venue-has" text={copy.title} />
        <ul className="mt-6 grid grid-cols-1 gap-x-gutter sm:grid-cols-2 lg:mt-12 lg:grid-cols-4 lg:gap-y-10">
          {shown.map((facility) => {
            const Icon = signs[facility];
            const { name, remark } = copy.items[facility];
            return (
              <li
                className="grid rail-40 content-start border-t border-border-strong py-4 lg:block print:block print:py-2"
                // Link target of the plan.
                id={facility === 'parking' ? facility : undefined}
                key={facility}
              >
                <Icon className="icon row-span-2 row-start-1 mt-px size-7 stroke-thin text-primary lg:mb-4 lg:size-9" />
                <h3 className="leading-snug font-semibold">{name}</h3>
                <p className="mt-1 max-w-text text-small text-muted">{remark}</p>
              </li>
            );
          })}
        </ul>
        <p className="mt-3 flex items-center gap-x-3 border-t border-border-strong pt-4 font-semibold lg:mt-8">
          <Accessibility className="icon size-7 text-primary lg:size-6" />
          <span>{copy.stepFree}</span>
        </p>
      </div>
    </section>
  );
}

function Directions({ copy, photo }: { copy: VenueContent['contact']; photo: PagePicture }) {
  const { messages } = useLocale();
  return (
    <section
      className="page-grid border-y border-border bg-surface"
      id="gate"
      aria-labelledby="venue-find"
    >
      <div className="bleed-x h-[clamp(220px,38vw,560px)] print:hidden">
        <Photo photo={photo} sizes="100vw" />
      </div>
      <div className="pt-8 lg:col-span-5 lg:pt-section-sm lg:pb-section print:pt-4">
        <SectionHeading id="venue-find" text={copy.title} />
        <p className="mt-4 max-w-text text-lead">{copy.text}</p>
        <ButtonRow className="mt-8">
          <ButtonLink to="contact">{copy.write}</ButtonLink>
          <ButtonLink variant="link" href={mapLink(venue.position)} rel="noopener">
            {messages.openMap}
          </ButtonLink>
        </ButtonRow>
        <ArrowLink to="guests" className="mt-3">
          {copy.road}
        </ArrowLink>
      </div>
      <div className="pb-section lg:col-start-6 lg:pt-section-sm print:pb-0">
        <ContactCards
          copy={copy}
          show={['location', 'phones', 'email', 'hours']}
          className="max-lg:mt-8"
        />
      </div>
    </section>
  );
}
