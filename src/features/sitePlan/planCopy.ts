import { guaranteedSeats, walkMinutes, type EstatePart } from '../../facts/estate/estateFacts.ts';
import { fill } from '../../site/formats/formats.ts';
import type { PlanCopy } from './schema.ts';

export function formatWalk(part: EstatePart, { minutes: copy }: PlanCopy): string | undefined {
  const minutes = walkMinutes[part];
  if (minutes === undefined) return undefined;
  if (minutes === 0.5) return copy.half;
  if (minutes === 1) return copy.one;
  return fill(copy.more, { minutes: minutes % 1 ? `${Math.floor(minutes) || ''}½` : minutes });
}

export function formatRemark(part: EstatePart, copy: PlanCopy): string | undefined {
  const seats = guaranteedSeats[part];
  return seats === undefined
    ? (formatWalk(part, copy) ?? copy.remarks[part])
    : `${seats}\u00a0${copy.seats}`;
}
