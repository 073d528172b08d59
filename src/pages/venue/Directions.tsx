import { clsx } from 'clsx';
import type { VenueContent } from './schema.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { mapLink, venue } from '../../site/facts/venue.ts';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

export function Directions({ copy, photo }: { copy: VenueContent['contact']; photo: PagePicture }) {
  const { messages } = useLocale();
  return (
    <section
      className="page-grid border-y border-border bg-surface"
      id="gate"
      aria-labelledby="venue-find"
    >
      <div className="col-bleed h-[clamp(220px,38vw,560px)] print:hidden">
        <Photo photo={photo} sizes="100vw" />
      </div>
      <div className="pt-4 lg:col-left-5 lg:pt-breath-s lg:pb-breath print:pt-2">
        <SectionHeading id="venue-find" text={copy.title} />
        <p className="lead mt-2 max-w-34em">{copy.text}</p>
        <div className={clsx(buttonRow, 'mt-4')}>
          <PageLink to="contact" className={buttonClass({ size: 'lg' })}>
            <span>{copy.write}</span>
          </PageLink>
          <a
            className={buttonClass({ variant: 'link', size: 'lg' })}
            href={mapLink(venue.position)}
            rel="noopener"
          >
            <span>{messages.openMap}</span>
          </a>
        </div>
        <ArrowLink to="guests" className="mt-1.5">
          {copy.road}
        </ArrowLink>
      </div>
      <div className="pb-breath lg:col-right-7 lg:pt-breath-s print:pb-0">
        <ContactCards
          copy={copy}
          show={['location', 'phones', 'email', 'hours']}
          className="max-lg:mt-4"
        />
      </div>
    </section>
  );
}
