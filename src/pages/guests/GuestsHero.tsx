import { ArrowRight, MapPin, Phone, Share, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useLocale } from '../../components/Locale.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { share } from '../../components/share.ts';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { TextWithLang } from '../../components/text/TextWithLang.tsx';
import { tw } from '../../components/tw.ts';
import { getMapUrl, venue } from '../../facts/venue/venue.ts';
import { getAbsoluteUrl } from '../../seo/headTags.ts';
import { getCanonicalPath } from '../../site/pages.ts';
import { position } from './Road.tsx';
import type { GuestsContent } from './schema.ts';

const rowClass = tw`group flex items-center gap-x-4 border-t border-border-strong py-3`;

export function GuestsHero({ content }: { content: GuestsContent }) {
  const { hero: copy } = content;
  const { language } = useLocale();
  const { street, postalCode, locality } = venue.address;
  return (
    <Hero variant="besideLinks" copy={copy} pictures={content.pictures} className="guests-hero">
      <p className="mt-2 hidden tabular-nums print:block">
        <TextWithLang
          text={`${street[language]}, ${postalCode} ${locality[language]}. ${copy.gps} ${position}`}
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
              name={<span className="tabular-nums">{venue.phones[0].display}</span>}
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

export const useGuestsAddress = (): string =>
  getAbsoluteUrl(getCanonicalPath('guests', useLocale().language));

/** Opens the share dialog. Without one, copies the link; if that is forbidden, opens an e-mail. */
export function ShareLink({
  copy,
  className,
  children,
}: {
  copy: GuestsContent['share'];
  className: string;
  children: ReactNode;
}) {
  const url = useGuestsAddress();
  const mail = `mailto:?subject=${encodeURIComponent(copy.text)}&body=${encodeURIComponent(url)}`;
  const shareAddress = async () => {
    const done = await share({ url, text: copy.text });
    if (done === 'copied') toast(copy.copied, { id: 'copy' });
    if (done === 'refused') location.assign(mail);
  };
  return (
    <ActionLink href={mail} className={className} onPress={shareAddress}>
      {children}
    </ActionLink>
  );
}

function LinkLine({ icon: Icon, name, note }: { icon: LucideIcon; name: ReactNode; note: string }) {
  return (
    <>
      <Icon className="icon text-accent" />
      <span className="flex-1">
        <b className="block font-semibold">{name}</b>
        {/* The space keeps screen readers from joining both texts. */}{' '}
        <span className="block text-note text-muted">
          <RichText text={note} />
        </span>
      </span>
      <ArrowRight className="icon text-muted transition-transform duration-slow group-hover:translate-x-1" />
    </>
  );
}
