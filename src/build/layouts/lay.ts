import type { LayoutId, PlaceId } from '../../site/facts/layoutFacts.ts';
import { long, roundTables, standing } from './feast.ts';
import { board, inRows, u } from './meeting.ts';
import type { Plan } from './plan.ts';

const ways: Record<LayoutId, (place: PlaceId, seats: number) => Plan> = {
  long,
  rounds: roundTables,
  standing,
  rows: inRows,
  u,
  board,
};

/** Tables, chairs and what else a layout needs for so many, to scale in a place. */
export const lay = (layout: LayoutId, place: PlaceId, seats: number): Plan =>
  ways[layout](place, seats);
