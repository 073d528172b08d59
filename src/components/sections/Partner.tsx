import { clsx } from 'clsx';
import type { partners } from '../../site/facts/venue.ts';
import './Partner.css';
import { Spoken } from '../text/Spoken.tsx';

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

type Contact = { label: string; href: string; text?: string };

/** Without "https://", "www." and "mailto:". */
const spokenAddress = (url: string): string => url.replace(/^(https:\/\/(www\.)?|mailto:)/, '');

/** A contact without `text` shows its address. */
export function PartnerContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl>
      {contacts.map(({ label, href, text = spokenAddress(href) }) => (
        <div
          key={label}
          className="ruled py-3 sm:grid sm:grid-cols-5-12 sm:items-center sm:gap-x-gutter"
        >
          <dt className="text-small text-muted">
            <Spoken text={label} />
          </dt>
          <dd>
            <a
              className="inline-flex min-h-11 items-center text-lead wrap-anywhere tabular-nums underline-offset-near hover:underlined"
              href={href}
              rel={href.startsWith('https:') ? 'noopener' : undefined}
            >
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
