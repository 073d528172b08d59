import type { Area, Estate, Stop } from '../../site/facts/estateFacts.ts';

/** The estate on a stamp, a metre a unit. */
const box = ({ x, y }: Area): string => `M${x[0]} ${-y[1]}H${x[1]}V${-y[0]}H${x[0]}z`;

/** A stamp of the plan with one place on it; it leads back to the plan. */
export function Where({ stop, estate, label }: { stop: Stop; estate: Estate; label: string }) {
  const { hall, terrace, lawn, pergola, grove } = estate.stops;
  return (
    <a
      className="relative z-1 flex min-h-touch w-[96px] flex-none items-center"
      href="#plan"
      aria-label={label}
    >
      <svg
        className="h-auto w-full fill-none stroke-rule"
        viewBox="-60 -28 124 80"
        aria-hidden="true"
      >
        <path d={[hall, terrace, lawn, pergola, grove].map(box).join('')} />
        <path
          className="stroke-aegean"
          d="M-60 48q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 16 0"
        />
        <path className="fill-terracotta stroke-none" d={box(estate.stops[stop])} />
      </svg>
    </a>
  );
}
