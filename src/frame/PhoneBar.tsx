import { Phone } from 'lucide-react';
import { venue } from '../site/venue.ts';
import { useScrolledPast } from '../ui/useScrolledPast.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import { useFrame } from './Frame.tsx';
import { PageLink } from './text/PageLink.tsx';
import './PhoneBar.css';

const heroHeight = () => window.innerHeight * 0.7;

/** Call and Enquire at the bottom of small screens, once the hero has gone by; not where the form is the page. */
export function PhoneBar() {
  const { words } = useFrame();
  const page = useCurrentPage();
  const shown = useScrolledPast(heroHeight);
  if (page === 'contact' || page === 'request') return null;
  return (
    <nav className="pocket" aria-label={words.phoneBar.name} data-shown={shown}>
      <a href={`tel:${venue.phones[0].dial}`}>
        <Phone className="icon" aria-hidden="true" />
        {words.phoneBar.call}
      </a>
      <PageLink to="contact">{words.enquire}</PageLink>
    </nav>
  );
}
