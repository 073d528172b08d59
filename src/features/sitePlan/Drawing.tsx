import { clsx } from 'clsx';
import { parts, type Part } from '../../site/facts/estateFacts.ts';
import { tw } from '../../components/tw.ts';
import { seatsIn, walkTo, type PlanCopy } from './planCopy.ts';
import planUpright from './plan-upright.svg';
import planWide from './plan-wide.svg';
import { labelInset, spots } from './spots.ts';
import './Drawing.css';

type Props = { copy: PlanCopy };

const halo = tw`[text-shadow:0_0_2px_var(--background),0_0_3px_var(--background),0_0_4px_var(--background),0_0_6px_var(--background)]`;
/** At least 11 px; the list below uses the visitor's size. */
const letters = tw`text-[clamp(11px,3.1vw,20px)] sm:text-[clamp(12px,1.25vw,20px)]`;

export function Drawing({ copy }: Props) {
  return (
    // `ltr`: page translation must not mirror a map.
    <div
      className={clsx(
        'relative mx-auto max-w-[1920px] leading-1.2 [direction:ltr] sm:overflow-hidden rtl:overflow-x-clip print:hidden',
        letters,
      )}
    >
      <picture>
        <source media="(max-width: 639px)" srcSet={planUpright} width={912} height={1512} />
        <img
          className="h-auto w-full forced-color-adjust-none"
          src={planWide}
          width={1600}
          height={934}
          alt={copy.description}
        />
      </picture>
      <Remarks copy={copy} />
      {/* Keyboard and screen readers use the list below, in numeric order. */}
      <ol aria-hidden="true">
        {parts.map((part, at) => (
          <SpotLink key={part} part={part} number={at + 1} copy={copy} />
        ))}
      </ol>
    </div>
  );
}

function SpotLink({ part, number, copy }: Props & { part: Part; number: number }) {
  const { wide, upright } = spots[part];
  const seats = seatsIn(part);
  // The drawing shows the way to the arch.
  const below =
    part === 'parking' ? copy.parking : part === 'arch' ? undefined : walkTo(part, copy);
  return (
    <li>
      <a
        className="group absolute inset-(--upright) hover:bg-accent/8 sm:inset-(--wide)"
        href={`#${part}`}
        tabIndex={-1}
        style={{
          '--wide': wide.box,
          '--upright': upright.box,
          '--wl': labelInset(wide),
          '--ul': labelInset(upright),
        }}
      >
        <span
          className={clsx(
            'absolute inset-(--ul) flex min-h-touch w-max sm:inset-(--wl)',
            upright.isLeft && 'max-sm:flex-row-reverse max-sm:text-right',
            wide.isLeft && 'sm:flex-row-reverse sm:text-right',
          )}
        >
          <span className="grid size-touch flex-none place-items-center">
            <span className="spot__number num grid size-3.25 place-items-center rounded-full font-650 lg:size-3.75">
              {number}
            </span>
          </span>{' '}
          <span className={clsx('-mx-0.625 pt-[calc(22px-.6em)]', halo)}>
            <b className="block font-560 group-hover:underline">{copy.names[part]}</b>{' '}
            {seats !== undefined && (
              <span className="block whitespace-nowrap">
                <span className="mr-[.12em] font-display text-[2.2em] leading-none font-300 tracking-tighter lining-nums sm:text-[2.6em]">
                  {seats}
                </span>{' '}
                <span className="sm:max-lg:sr-only">{copy.seats}</span>
              </span>
            )}
            {seats === undefined && below && (
              <span
                className={clsx(
                  'block',
                  part === 'parking'
                    ? 'max-w-8em text-muted sm:max-w-none'
                    : 'font-560 text-accent',
                )}
              >
                {below}
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}

/** `inset` on both drawings. */
const remarks = {
  sea: { wide: '95.1% auto auto 85%', upright: '63.8% auto auto 94%' },
  notToScale: { wide: '85% auto auto 88.5%', upright: '91.5% auto auto 83.6%' },
  moonrise: { wide: '94.4% auto auto 51.5%', upright: '51.2% auto auto 79.2%' },
  east: { wide: '79.9% auto auto 18.6%', upright: '79.4% auto auto 70.2%' },
  north: { wide: '70.7% auto auto 24.8%', upright: '68.1% auto auto 70%' },
  scale: { wide: '78.2% auto auto 40.4%', upright: '86% auto auto 84.9%' },
  annex: { wide: '2.4% auto auto 45.8%', upright: '28.4% auto auto 0.8%' },
} as const;

const looks: Partial<Record<keyof typeof remarks, string>> = {
  sea: tw`font-display text-[1.35em] text-aegean italic max-sm:[writing-mode:vertical-rl]`,
  moonrise: tw`max-sm:hidden`,
  notToScale: tw`max-lg:hidden`,
  east: tw`font-display text-[1.35em] italic`,
  annex: tw`max-sm:hidden`,
};

function Remarks({ copy }: Props) {
  return (
    <div className="text-muted" aria-hidden="true">
      {(Object.keys(remarks) as (keyof typeof remarks)[]).map((name) => (
        <span
          className={clsx(
            'absolute inset-(--upright) whitespace-nowrap sm:inset-(--wide)',
            looks[name],
          )}
          key={name}
          style={{ '--wide': remarks[name].wide, '--upright': remarks[name].upright }}
        >
          {copy[name]}
        </span>
      ))}
    </div>
  );
}
