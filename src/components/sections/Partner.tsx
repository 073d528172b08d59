import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { partners } from '../../facts/venue/venue.ts';
import { useLocale } from '../Locale.tsx';
import { TextWithLang } from '../text/TextWithLang.tsx';
import { Section, SectionHeading } from './Section.tsx';
import './Partner.css';

type Props = {
  partner: keyof typeof partners;
  /** Name and line of business. */
  label: string;
  className?: string;
};

/** A CSS mask loads lazily, an SVG `use` element does not. */
export function PartnerLogo({ partner, label, className }: Props) {
  const { language } = useLocale();
  const { logo, name } = partners[partner];
  return (
    <span
      className={clsx(logo ? 'partner-logo' : 'block font-display text-display-3', className)}
      role="img"
      aria-label={label}
      style={logo ? { '--logo': `url(${logo})` } : undefined}
    >
      {logo ? null : name[language]}
    </span>
  );
}

type SectionProps = {
  id: string;
  tone: 'tint' | 'surface';
  name: string;
  copy: { title: string; text: string };
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
            className="items-center border-t border-border-strong py-3 sm:grid sm:grid-cols-3 sm:gap-x-gutter"
          >
            <dt className="text-small text-muted">
              <TextWithLang text={label} />
            </dt>
            <dd className="sm:col-span-2">
              <a
                className="inline-flex min-h-11 items-center text-lead wrap-anywhere tabular hover:underline"
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

const formatAddress = (url: string): string => url.replace(/^(https:\/\/(www\.)?|mailto:)/, '');
