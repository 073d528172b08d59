import type { partners } from '../site/facts/venue.ts';
import './PartnerLogo.css';
import { tw } from './tw.ts';

/** The outlined logos in public/partners, with their measures. */
const logos: Record<keyof typeof partners, { file: string; width: number }> = {
  catering: { file: 'throumbi', width: 231 },
  photographer: { file: 'diafragma', width: 323 },
  dj: { file: 'nychtodia', width: 226 },
};

type Props = {
  partner: keyof typeof partners;
  /** What a screen reader says for it: name and line of business. */
  label: string;
  /** Sets its `--height`; the width follows. */
  className: string;
};

/** A partner's logo in the current colour: a mask, which is downloaded when it comes near (a `use` is at once). */
export function PartnerLogo({ partner, label, className }: Props) {
  const { file, width } = logos[partner];
  return (
    <span
      className={tw`partner-logo ${className}`}
      role="img"
      aria-label={label}
      style={{ '--logo': `url(/partners/${file}.svg)`, '--shape': `${width} / 84` }}
    />
  );
}
