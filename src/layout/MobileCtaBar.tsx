import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { useCurrentPage } from '../components/hooks/useCurrentPage.ts';
import { useScrolledPast } from '../components/hooks/useScrolledPast.ts';
import { useLocale } from '../components/Locale.tsx';
import { PageLink } from '../components/text/PageLink.tsx';
import { tw } from '../components/tw.ts';
import { venue } from '../facts/venue/venue.ts';
import './MobileCtaBar.css';

/** Returns false on pages with a large form. */
export const useHasMobileCtaBar = (): boolean => {
  const page = useCurrentPage();
  return page !== 'contact' && page !== 'request';
};

const halfClass = tw`flex min-h-14 items-center justify-center gap-3 focus-visible:-outline-offset-4`;

export function MobileCtaBar() {
  const { messages } = useLocale();
  const isVisible = useHasMobileCtaBar();
  const shown = useScrolledPast(getHeroHeight);
  if (!isVisible) return null;
  return (
    <nav
      className="mobile-cta-bar fixed inset-x-0 bottom-0 z-10 border-t border-border bg-surface text-label"
      aria-label={messages.mobileCtaBar.name}
      data-shown={shown}
    >
      <a className={halfClass} href={`tel:${venue.phones[0].dial}`}>
        <Phone className="icon" />
        {messages.mobileCtaBar.call}
      </a>
      <PageLink
        to="contact"
        className={clsx(
          halfClass,
          'border border-transparent bg-primary text-background focus-visible:outline-background',
        )}
      >
        {messages.enquire}
      </PageLink>
    </nav>
  );
}

const getHeroHeight = () => window.innerHeight * 0.7;
