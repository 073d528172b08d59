import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { venue } from '../../facts/venue/venue.ts';
import { RichText } from '../text/RichText.tsx';
import { SectionHeading } from './Section.tsx';

type Props = {
  id: string;
  copy: { title: string; text: string };
  isLarge?: boolean;
  children?: ReactNode;
};

export function PhoneCall({ id, copy, isLarge, children }: Props) {
  const [phone] = venue.phones;
  return (
    <>
      <SectionHeading id={id} text={copy.title} />
      <a
        className={clsx(
          'overhang mt-4 inline-block min-h-11 justify-self-start font-display text-numeral tabular hover:text-accent',
          isLarge && 'lg:text-figure',
        )}
        href={`tel:${phone.dial}`}
      >
        {phone.display}
      </a>
      <p className="mt-4 max-w-text text-muted">
        <RichText text={copy.text} />
      </p>
      {children}
    </>
  );
}
