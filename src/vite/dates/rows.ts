import { minutesOf } from '../../site/formats/clock.ts';
import { marks, withoutRise, type EveningRow, type MonthRow } from '../../site/evenings.ts';
import type { ComputedEvening, ComputedMonth } from './months.ts';

const rowOf = ({
  date,
  isSaturday,
  isFullMoon,
  isMoonlit,
  isWithoutWeddings,
  sunset,
  moon,
  moonrise,
  lit,
  isGrowing,
}: ComputedEvening): EveningRow => [
  Number(date.slice(8)),
  (isSaturday ? marks.saturday : 0) +
    (isFullMoon ? marks.fullMoon : 0) +
    (isMoonlit ? marks.moonlit : 0) +
    (isWithoutWeddings ? marks.withoutWeddings : 0) +
    (isGrowing ? marks.growing : 0),
  minutesOf(sunset),
  moon === 'rises' && moonrise ? minutesOf(moonrise) : withoutRise[moon === 'up' ? 'up' : 'none'],
  lit,
];

/** Read by src/site/evenings.ts. */
export const monthRowOf = ({ month, evenings }: ComputedMonth): MonthRow => [
  month,
  evenings.map(rowOf),
];
