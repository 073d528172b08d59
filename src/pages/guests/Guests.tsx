import type { GuestsContent } from './schema.ts';
import { EveningSection } from './EveningSection.tsx';
import { GuestsHero } from './GuestsHero.tsx';
import { GuestsContact } from './GuestsContact.tsx';
import { Road } from './Road.tsx';
import { Accommodation } from './Accommodation.tsx';
import { Travel } from './Travel.tsx';
import { drives } from '../../site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../../site/facts/guestFacts.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Sent by couples to their guests. */
export default function Guests({ content }: { content: GuestsContent }) {
  const { hero, pergola, path } = content.pictures;
  return (
    <>
      <GuestsHero copy={content.gate} share={content.share} photo={hero} />
      <Road copy={content.road} />
      <Travel copy={content.travel} drives={drives} taxi={taxi} />
      <EveningSection copy={content.evening} photo={pergola} />
      <GuestChurches copy={content.churches} />
      <Accommodation copy={content.accommodation} lodgings={lodgings} beaches={beaches} />
      <GuestsContact copy={content.contact} share={content.share} photo={path} />
    </>
  );
}

function GuestChurches({ copy }: { copy: GuestsContent['churches'] }) {
  return (
    // Not printed: the invitation names the church.
    <section className="page-grid py-band print:hidden" aria-labelledby="guests-churches">
      <SectionHeading id="guests-churches" text={copy.title} className="lg:col-left-6" />
      <div className="max-lg:mt-2 lg:col-right-9 lg:self-end">
        <p className="max-w-30em text-muted">{copy.text}</p>
        <ArrowLink to="churches" className="mt-1">
          {copy.more}
        </ArrowLink>
      </div>
      <ChurchList copy={copy.list} />
    </section>
  );
}
