import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { PageLink } from '../text/PageLink.tsx';
import type { PageId } from '../../site/pages.ts';
import { venue } from '../../site/facts/venue.ts';
import { buttonClass, buttonRow } from '../Button.tsx';

type Props = { to?: PageId; action: string; isOnPhoto?: boolean };

export function WriteOrCall({ to = 'contact', action, isOnPhoto }: Props) {
  const [phone] = venue.phones;
  return (
    <div className={clsx(buttonRow, 'mt-3')}>
      <PageLink
        to={to}
        className={buttonClass({ variant: isOnPhoto ? 'light' : undefined, size: 'lg' })}
      >
        <span>{action}</span>
      </PageLink>
      <a
        className={clsx(
          buttonClass({ variant: isOnPhoto ? 'line-light' : 'outline', size: 'lg' }),
          'num',
        )}
        href={`tel:${phone.dial}`}
      >
        <Phone className="icon" />
        <span>{phone.display}</span>
      </a>
    </div>
  );
}
