import { clsx } from 'clsx';
import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import {
  estateParts,
  guaranteedSeats,
  partsClosedUntil,
  type EstatePart,
} from '../../facts/estate/estateFacts.ts';
import { spots, type MapSpot } from '../../facts/estate/planSpots.ts';
import planUpright from './plan-upright.svg';
import { formatWalk } from './planCopy.ts';
import type { PlanCopy } from './schema.ts';
import { PlanNumber, WideDrawing } from './WideDrawing.tsx';

type Props = { copy: PlanCopy };

export function PlanDrawing({ copy }: Props) {
  const isOpen = useIsOpen();
  return (
    <div className="plan">
      <picture>
        <source media="(max-width: 639px)" srcSet={planUpright} width={912} height={1512} />
        <WideDrawing alt={copy.description} />
      </picture>
      <Remarks copy={copy} />
      {/* Keyboard and screen readers use the list below. */}
      <ol aria-hidden="true">
        {estateParts.map(
          (part, at) =>
            isOpen({ closedUntil: partsClosedUntil[part] }) && (
              <SpotLink key={part} part={part} number={at + 1} copy={copy} />
            ),
        )}
      </ol>
    </div>
  );
}

/** `inset` on both drawings. `upright` has no room for some remarks. */
const remarks = {
  sea: { wide: '95.1% auto auto 85%', upright: '63.8% auto auto 94%' },
  notToScale: { wide: '85% auto auto 88.5%' },
  moonrise: { wide: '94.4% auto auto 51.5%' },
  east: { wide: '79.9% auto auto 18.6%', upright: '79.4% auto auto 70.2%' },
  north: { wide: '70.7% auto auto 24.8%', upright: '68.1% auto auto 70%' },
  scale: { wide: '78.2% auto auto 40.4%', upright: '86% auto auto 84.9%' },
  smallHall: { wide: '2.4% auto auto 45.8%' },
} as const;

function Remarks({ copy }: Props) {
  return (
    <div className="text-muted" aria-hidden="true">
      {(Object.keys(remarks) as (keyof typeof remarks)[]).map((name) => {
        const { wide, upright }: { wide: string; upright?: string } = remarks[name];
        return (
          <span
            className={clsx(
              'plan__spot whitespace-nowrap',
              (name === 'sea' || name === 'east') && 'plan__name',
              name === 'sea' && 'text-aegean',
              name === 'notToScale' ? 'hidden lg:block' : !upright && 'hidden sm:block',
            )}
            data-spot={name}
            key={name}
            style={{ '--wide': wide, '--upright': upright }}
          >
            {copy[name]}
          </span>
        );
      })}
    </div>
  );
}

function SpotLink({ part, number, copy }: Props & { part: EstatePart; number: number }) {
  const { wide, upright } = spots[part];
  return (
    <li>
      <a
        className="plan__spot hover:bg-wash"
        href={`#${part}`}
        tabIndex={-1}
        style={{ '--wide': wide.box, '--upright': upright.box }}
      >
        <span
          className="plan__spot plan__label"
          data-left={upright.isLeft ? 'upright' : wide.isLeft && 'wide'}
          style={{ '--wide': getLabelInset(wide), '--upright': getLabelInset(upright) }}
        >
          <PlanNumber>{number}</PlanNumber>{' '}
          <span>
            <b className="block font-semibold">{copy.names[part]}</b>{' '}
            <SpotNote part={part} copy={copy} />
          </span>
        </span>
      </a>
    </li>
  );
}

function SpotNote({ part, copy }: Props & { part: EstatePart }) {
  const seats = guaranteedSeats[part];
  if (seats !== undefined)
    return (
      <span className="whitespace-nowrap">
        <span className="plan__seats">{seats}</span>{' '}
        <span className="sm:max-lg:sr-only">{copy.seats}</span>
      </span>
    );
  if (part === 'parking') return <span className="plan__note text-muted">{copy.parking}</span>;
  if (part === 'arch') return null;
  return <span className="font-semibold text-accent">{formatWalk(part, copy)}</span>;
}

/** 22 px is half a touch target. */
const getLabelInset = ({ across, down, isLeft }: MapSpot): string => {
  const [x, y] = [`calc(${across}% - 22px)`, `calc(${down}% - 22px)`];
  return isLeft ? `${y} ${x} auto auto` : `${y} auto auto ${x}`;
};
