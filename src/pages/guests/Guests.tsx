import type { GuestsContent } from './schema.ts';
import { GuestChurches } from './GuestChurches.tsx';
import { Evening } from './Evening.tsx';
import { GuestsHero } from './GuestsHero.tsx';
import { GuestsContact } from './GuestsContact.tsx';
import { Road } from './Road.tsx';
import { Accommodation } from './Accommodation.tsx';
import { Travel } from './Travel.tsx';
import { drives } from '../../site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../../site/facts/guestFacts.ts';

/** Sent by couples to their guests. */
export default function Guests({ content }: { content: GuestsContent }) {
  const { hero, pergola, path } = content.pictures;
  return (
    <>
      <GuestsHero copy={content.gate} share={content.share} photo={hero} />
      <Road copy={content.road} />
      <Travel copy={content.travel} drives={drives} taxi={taxi} />
      <Evening copy={content.evening} photo={pergola} />
      <GuestChurches copy={content.churches} />
      <Accommodation copy={content.stay} lodgings={lodgings} beaches={beaches} />
      <GuestsContact copy={content.reach} share={content.share} photo={path} />
    </>
  );
}
