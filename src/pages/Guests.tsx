import { hero } from 'pictures:guests';
import { GuestChurches, type GuestChurchesWords } from '../sections/guests/GuestChurches.tsx';
import { Evening, type EveningWords } from '../sections/guests/Evening.tsx';
import { Gate, type GateWords } from '../sections/guests/Gate.tsx';
import { Reach, type ReachWords } from '../sections/guests/Reach.tsx';
import { Road, type RoadWords } from '../sections/guests/Road.tsx';
import type { ShareWords } from '../sections/guests/ShareLink.tsx';
import { Stay, type StayWords } from '../sections/guests/Stay.tsx';
import { Travel, type TravelWords } from '../sections/guests/Travel.tsx';
import { drives } from '../site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../site/facts/guestFacts.ts';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type GuestsWords = PageWords & {
  gate: GateWords;
  /** Goes along when the page is handed on, and what is said after. */
  share: ShareWords;
  road: RoadWords;
  travel: TravelWords;
  evening: EveningWords;
  churches: GuestChurchesWords;
  stay: StayWords;
  reach: ReachWords;
};

/** What a couple sends round: how to come, where to park, what to wear, where to sleep. */
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
