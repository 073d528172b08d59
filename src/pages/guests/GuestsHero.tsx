import { ArrowRight, MapPin, Phone, Share, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import type { GuestsContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Spoken } from '../../components/text/Spoken.tsx';
import { mapLink, venue } from '../../site/facts/venue.ts';
import { tw } from '../../components/tw.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { position } from './Road.tsx';
import { absolute } from '../../seo/headTags.ts';
import { canonicalPathOf } from '../../site/pages.ts';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { share } from '../../components/share.ts';

const row = tw`group grid min-h-17 grid-cols-[24px_1fr_auto] items-center gap-x-4 border-t border-border-strong py-3 leading-snug`;

/** Hero with map, phone and share link. */
export function GuestsHero({ content }: { content: GuestsContent }) {
  const { gate: copy } = content;
  const photo = content.pictures.hero;
  const { language } = useLocale();
  const { street, postalCode, locality } = venue.address;
  return (
    <section className="page-grid lg:first-screen-780">
      <div className="bleed-x h-58 lg:relative lg:col-start-7 lg:row-1 lg:bleed-right lg:h-auto lg:min-h-160 print:hidden">
        <Photo
          photo={photo}
          sizes="(min-width: 1024px) max(50vw, 1170px), 100vw"
          priority
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="pt-8 lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-end lg:py-16 print:pt-4">
        <p className="text-label text-muted print:hidden">{copy.label}</p>
        <h1 className="mt-2 font-display text-display-1 max-sm:max-w-heading lg:mt-4 [&>em]:inline-block">
          <RichText text={copy.title} />
        </h1>
        <p className="mt-2 hidden tabular-nums print:block">
          <Spoken
            text={`${street[language]}, ${postalCode} ${locality[language]}. ${copy.gps} ${position}`}
          />
        </p>
        <p className="mt-4 max-w-text text-lead print:hidden">{copy.lead}</p>
        <ul className="mt-6 border-b border-border-strong print:hidden">
          <li>
            <a className={row} href={mapLink(venue.position)} rel="noopener">
              <Line
                icon={MapPin}
                name={copy.map}
                note={`${street[language]}, ${locality[language]}`}
              />
            </a>
          </li>
          <li>
            <a className={row} href={`tel:${venue.phones[0].dial}`}>
              <Line
                icon={Phone}
                name={<span className="tabular-nums">{venue.phones[0].display}</span>}
                note={copy.phone}
              />
            </a>
          </li>
          <li>
            <ShareLink copy={content.share} className={row}>
              <Line icon={Share} name={copy.share.action} note={copy.share.note} />
            </ShareLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Line({ icon: Icon, name, note }: { icon: LucideIcon; name: ReactNode; note: string }) {
  return (
    <>
      <Icon className="icon size-5.5 text-accent" />
      <span>
        <b className="block font-semibold">{name}</b>
        {/* Keeps screen readers from joining the two. */}{' '}
        <span className="block text-small text-muted">
          <RichText text={note} />
        </span>
      </span>
      <ArrowRight className="icon text-muted transition-transform duration-slow group-hover:translate-x-1" />
    </>
  );
}

export type ShareCopy = GuestsContent['share'];

export const useGuestsAddress = (): string =>
  absolute(canonicalPathOf('guests', useLocale().language));

/** Shares by dialog, else clipboard, else email. */
export function ShareLink({
  copy,
  className,
  children,
}: {
  copy: ShareCopy;
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
