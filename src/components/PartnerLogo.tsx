import { clsx } from 'clsx';
import type { partners } from '../site/facts/venue.ts';
import './PartnerLogo.css';

const logos: Record<keyof typeof partners, { file: string; width: number }> = {
  catering: { file: 'throumbi', width: 231 },
  photographer: { file: 'diafragma', width: 323 },
  dj: { file: 'nychtodia', width: 226 },
};

type Props = {
  partner: keyof typeof partners;
  /** Accessible name: name and line of business. */
  label: string;
  /** Sets `--height`. */
  className: string;
};

/** A CSS mask loads lazily, an SVG `use` does not. */
export function PartnerLogo({ partner, label, className }: Props) {
  const { file, width } = logos[partner];
  return (
    <span
      className={clsx('partner-logo', className)}
      role="img"
      aria-label={label}
      style={{ '--logo': `url(/partners/${file}.svg)`, '--shape': `${width} / 84` }}
    />
  );
}
