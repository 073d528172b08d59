import { Phone } from 'lucide-react';
import { venue } from '../site/facts/venue.ts';
import { useScrolledPast } from '../components/hooks/useScrolledPast.ts';
import { useHasPhoneBar } from './useHasPhoneBar.ts';
import { useFrame } from '../components/Frame.tsx';
import { PageLink } from '../components/text/PageLink.tsx';
import { tw } from '../components/tw.ts';
import './PhoneBar.css';

const heroHeight = () => window.innerHeight * 0.7;

const half = tw`flex min-h-[60px] items-center justify-center gap-[10px] focus-visible:outline-offset-[-4px]`;

/** Call and Enquire, after the hero. */
export function PhoneBar() {
  const { words } = useFrame();
  const isHere = useHasPhoneBar();
  const shown = useScrolledPast(heroHeight);
  if (!isHere) return null;
  return (
    <nav
      className="pocket fixed inset-x-0 bottom-0 z-15 grid grid-cols-2 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] text-small font-semibold md:hidden short:hidden"
      aria-label={words.phoneBar.name}
      data-shown={shown}
    >
      <a className={half} href={`tel:${venue.phones[0].dial}`}>
        <Phone className="icon" />
        {words.phoneBar.call}
      </a>
      <PageLink
        to="contact"
        className={tw`${half} border border-transparent bg-olive text-limestone focus-visible:outline-limestone`}
      >
        {words.enquire}
      </PageLink>
    </nav>
  );
}
