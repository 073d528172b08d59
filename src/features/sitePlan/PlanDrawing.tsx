import { clsx } from 'clsx';
import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { estateParts, partsClosedUntil, type EstatePart } from '../../facts/estate/estateFacts.ts';
import { formatWalk, guaranteedSeats } from './planCopy.ts';
import './PlanDrawing.css';
import planUpright from './plan-upright.svg';
import planWide from './plan-wide.svg';
import type { PlanCopy } from './schema.ts';

/** Per cent: inset of the box, and place of the number in it. */
type MapSpot = {
  box: string;
  across: number;
  down: number;
  /** `across` counts from the right. */
  isLeft?: true;
};

/** The sea is below the drawing `wide`, and on the right of `upright`. */
const spots: Readonly<Record<EstatePart, Readonly<Record<'wide' | 'upright', MapSpot>>>> = {
  hall: {
    wide: { box: '10.9% 38.1% 76.2% 45.6%', across: -103.4, down: -24.7 },
    upright: { box: '35.3% 75.7% 47.5% 11.2%', across: -57, down: 123.1 },
  },
  terrace: {
    wide: { box: '23.3% 36.6% 69.8% 44.1%', across: 6.6, down: 53.3 },
    upright: { box: '33.7% 69.1% 45.8% 23.9%', across: 49.8, down: -11.5, isLeft: true },
  },
  pergola: {
    wide: { box: '32.9% 55% 55.4% 32.5%', across: -29, down: 150.7 },
    upright: { box: '53.2% 54.3% 33.6% 33.7%', across: 238.2, down: 60.9 },
  },
  lawn: {
    wide: { box: '30.2% 31.3% 27% 45%', across: 7.4, down: 69 },
    upright: { box: '28% 25.2% 46.8% 30.9%', across: 49.5, down: 63.2 },
  },
  grove: {
    wide: { box: '6.6% 7.5% 33.4% 69.4%', across: 32.9, down: 67.9 },
    upright: { box: '2.9% 31.8% 72.6% 6.8%', across: 61.4, down: 38.9 },
  },
  arch: {
    wide: { box: '55.6% 37.3% 30.9% 54.8%', across: 69, down: 95.7 },
    upright: { box: '34.5% 29.3% 57.2% 56.9%', across: 108.9, down: -12.5 },
  },
  bar: {
    wide: { box: '36.3% 32.3% 50.2% 59.8%', across: 100.6, down: 45.2, isLeft: true },
    upright: { box: '29.2% 49% 62.5% 37.2%', across: -5.8, down: 124.7 },
  },
  chapel: {
    wide: { box: '72.7% 21.1% 13.8% 71.1%', across: 120.5, down: 62.6 },
    upright: { box: '17.3% 11.7% 74.4% 74.5%', across: 15.3, down: -29.9, isLeft: true },
  },
  gate: {
    wide: { box: '33.1% 77.9% 53.4% 14.2%', across: 8.5, down: 121.2 },
    upright: { box: '77.4% 52.3% 14.2% 33.9%', across: 135.7, down: 42.3 },
  },
  parking: {
    wide: { box: '2.4% 77.5% 71.9% 6.9%', across: -26.6, down: 24.8 },
    upright: { box: '77% 71.3% 6.5% 2.4%', across: 15.1, down: 56 },
  },
};

type Props = { copy: PlanCopy };

export function PlanDrawing({ copy }: Props) {
  const isOpen = useIsOpen();
  return (
    <div className="plan">
      <picture>
        <source media="(max-width: 639px)" srcSet={planUpright} width={912} height={1512} />
        <img
          className="h-auto forced-color-adjust-none"
          src={planWide}
          width={1600}
          height={934}
          alt={copy.description}
        />
      </picture>
      <Remarks copy={copy} />
      {/* Keyboard and screen readers use the list below, in numeric order. */}
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
          <b className="plan__number font-semibold tabular-nums">{number}</b>{' '}
          <span>
            <b className="block font-semibold">{copy.names[part]}</b>{' '}
            <SpotNote part={part} copy={copy} />
          </span>
        </span>
      </a>
    </li>
  );
}

/** 22 px is half a touch target. */
const getLabelInset = ({ across, down, isLeft }: MapSpot): string => {
  const [x, y] = [`calc(${across}% - 22px)`, `calc(${down}% - 22px)`];
  return isLeft ? `${y} ${x} auto auto` : `${y} auto auto ${x}`;
};

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
