import { Phone } from 'lucide-react';
import { venue } from '../../facts/venue/venue.ts';
import type { PageId } from '../../site/pages.ts';
import { visitLink } from '../../site/parameters.ts';
import { ButtonLink, ButtonRow } from '../ButtonLink.tsx';

type Props = { to?: PageId; action: string; isOnPhoto?: boolean };

export function WriteOrCall({ to, action, isOnPhoto }: Props) {
  const [phone] = venue.phones;
  return (
    <ButtonRow className="mt-6">
      <ButtonLink {...(to ? { to } : visitLink)} variant={isOnPhoto ? 'light' : undefined}>
        {action}
      </ButtonLink>
      <ButtonLink
        variant={isOnPhoto ? 'line-light' : 'outline'}
        className="tabular"
        href={`tel:${phone.dial}`}
        icon={<Phone className="icon max-md:hidden" />}
      >
        {phone.display}
      </ButtonLink>
    </ButtonRow>
  );
}
