import type { GuestsContent } from './schema.ts';
import { GuestChurches } from './GuestChurches.tsx';
import { Evening } from './Evening.tsx';
import { Gate } from './Gate.tsx';
import { Reach } from './Reach.tsx';
import { Road } from './Road.tsx';
import { Stay } from './Stay.tsx';
import { Travel } from './Travel.tsx';
import { drives } from '../../site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../../site/facts/guestFacts.ts';

/** Sent by couples to their guests. */
export default function Guests({ content }: { content: GuestsContent }) {
  const { hero, pergola, path } = content.pictures;
  return (
    <>
      <Gate words={content.gate} share={content.share} photo={hero} />
      <Road words={content.road} />
      <Travel words={content.travel} drives={drives} taxi={taxi} />
      <Evening words={content.evening} photo={pergola} />
      <GuestChurches words={content.churches} />
      <Stay words={content.stay} lodgings={lodgings} beaches={beaches} />
      <Reach words={content.reach} share={content.share} photo={path} />
    </>
  );
}
