import { ArrowRight, MapPin, Phone, Share, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { TextWithLang } from '../../components/text/TextWithLang.tsx';
import { tw } from '../../components/tw.ts';
import { formatPosition, getMapUrl, venue } from '../../facts/venue/venue.ts';
import type { GuestsContent } from './schema.ts';
import { ShareLink } from './ShareLink.tsx';

const rowClass = tw`group flex items-center gap-x-4 border-t border-border-strong py-3`;

export function GuestsHero({ content }: { content: GuestsContent }) {
  const { hero: copy } = content;
  const { language } = useLocale();
  const { street, postalCode, locality } = venue.address;
  return (
    <Hero variant="besideLinks" copy={copy} pictures={content.pictures} className="guests-hero">
      <p className="mt-2 hidden tabular print:block">
        <TextWithLang
          text={`${street[language]}, ${postalCode} ${locality[language]}. ${copy.gps} ${formatPosition(venue.position)}`}
        />
      </p>
      <ul className="mt-6 border-b border-border-strong print:hidden">
        <li>
          <a className={rowClass} href={getMapUrl(venue.position)} rel="noopener">
            <LinkLine
              icon={MapPin}
              name={copy.map}
              note={`${street[language]}, ${locality[language]}`}
            />
          </a>
        </li>
        <li>
          <a className={rowClass} href={`tel:${venue.phones[0].dial}`}>
            <LinkLine
              icon={Phone}
              name={<span className="tabular">{venue.phones[0].display}</span>}
              note={copy.phone}
            />
          </a>
        </li>
        <li>
          <ShareLink copy={content.share} className={rowClass}>
            <LinkLine icon={Share} name={copy.share.action} note={copy.share.note} />
          </ShareLink>
        </li>
      </ul>
    </Hero>
  );
}

function LinkLine({ icon: Icon, name, note }: { icon: LucideIcon; name: ReactNode; note: string }) {
  return (
    <>
      <Icon className="icon text-accent" />
      <span className="flex-1">
        <b className="block font-semibold">{name}</b>
        {/* Otherwise screen readers join both texts. */}{' '}
        <span className="block text-note text-muted">
          <RichText text={note} />
        </span>
      </span>
      <ArrowRight className="icon text-muted transition-transform duration-slow group-hover:translate-x-1" />
    </>
  );
}
