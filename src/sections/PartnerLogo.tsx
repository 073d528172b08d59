import type { partners } from '../site/venue.ts';

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
  className?: string;
};

/** A partner's logo in the current colour. */
export function PartnerLogo({ partner, label, className }: Props) {
  const { file, width } = logos[partner];
  return (
    <svg className={className} viewBox={`0 0 ${width} 84`} role="img" aria-label={label}>
      <use href={`/partners/${file}.svg#logo`} />
    </svg>
  );
}
