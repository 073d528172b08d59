import type { GuestsWords } from './schema.ts';
import { hero } from 'pictures:guests';
import { GuestChurches } from './GuestChurches.tsx';
import { Evening } from './Evening.tsx';
import { Gate } from './Gate.tsx';
import { Reach } from './Reach.tsx';
import { Road } from './Road.tsx';
import { Stay } from './Stay.tsx';
import { Travel } from './Travel.tsx';
import { drives } from '../../site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../../site/facts/guestFacts.ts';
import type { PageProps } from '../page.ts';

export { hero };

/** Sent by couples to their guests. */
export default function Guests({ content }: PageProps<GuestsWords>) {
  return (
    <>
      <Gate words={content.gate} share={content.share} photo={hero} />
      <Road words={content.road} />
      <Travel words={content.travel} drives={drives} taxi={taxi} />
      <Evening words={content.evening} />
      <GuestChurches words={content.churches} />
      <Stay words={content.stay} lodgings={lodgings} beaches={beaches} />
      <Reach words={content.reach} share={content.share} />
    </>
  );
}
