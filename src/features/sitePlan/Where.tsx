import type { Stop } from '../../site/facts/estateFacts.ts';

/** Shapes in metres. */
const areas: Readonly<Record<Stop, string>> = {
  hall: 'M-13 -22H13V-10H-13z',
  terrace: 'M-15.5 -10.4H15.5V-4H-15.5z',
  lawn: 'M-14 -4H24V36H-14z',
  pergola: 'M-34 -1.5H-14V9.5H-34z',
  grove: 'M25 -26H62V30H25z',
};

/** Marks one place and links to the plan. */
export function Where({ stop, label }: { stop: Stop; label: string }) {
  return (
    <a
      className="relative z-1 flex min-h-touch w-[96px] flex-none items-center"
      href="#plan"
      aria-label={label}
    >
      <svg
        className="h-auto w-full fill-none stroke-input"
        viewBox="-60 -28 124 80"
        aria-hidden="true"
      >
        <path d={Object.values(areas).join('')} />
        <path
          className="stroke-aegean"
          d="M-60 48q6-3 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 16 0"
        />
        <path className="fill-accent stroke-none" d={areas[stop]} />
      </svg>
    </a>
  );
}
