import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { partners } from '../../site/facts/venue.ts';
import './Partner.css';
import { TextWithLang } from '../text/TextWithLang.tsx';
import { Section, SectionHeading } from './Section.tsx';

const logos: Record<keyof typeof partners, { file: string; width: number }> = {
  catering: { file: 'throumbi', width: 231 },
  photographer: { file: 'diafragma', width: 323 },
  dj: { file: 'nychtodia', width: 226 },
};

type Props = {
  partner: keyof typeof partners;
  /** Accessible name: the partner's name and line of business. */
  label: string;
  className?: string;
};

/** A CSS mask loads lazily, an SVG `use` element does not. */
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

type SectionProps = {
  id: string;
  tone: 'tint' | 'surface';
  name: string;
  copy: { title: string; text: string };
  /** A contact without `text` shows its URL. */
  contacts: readonly { label: string; href: string; text?: string }[];
  children?: ReactNode;
};

export function PartnerSection({ id, tone, name, copy, contacts, children }: SectionProps) {
  return (
    <Section tone={tone} id={id} aria-labelledby={`${id}-title`}>
      <div className="lg:col-span-4">
        <p className="mb-4 text-label text-muted">{name}</p>
        <SectionHeading id={`${id}-title`} text={copy.title} />
        <p className="mt-4">{copy.text}</p>
        {children}
      </div>
      <dl className="border-b border-border-strong max-lg:mt-10 lg:col-start-6">
        {contacts.map(({ label, href, text = formatAddress(href) }) => (
          <div
            key={label}
            className="border-t border-border-strong py-3 sm:grid sm:grid-cols-3 sm:items-center sm:gap-x-gutter"
          >
            <dt className="text-small text-muted">
              <TextWithLang text={label} />
            </dt>
            <dd className="sm:col-span-2">
              <a
                className="inline-flex min-h-11 items-center text-lead wrap-anywhere tabular-nums hover:underline"
                href={href}
                rel={href.startsWith('https:') ? 'noopener' : undefined}
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Removes "https://", "www." and "mailto:". */
const formatAddress = (url: string): string => url.replace(/^(https:\/\/(www\.)?|mailto:)/, '');
