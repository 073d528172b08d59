import { Phone } from 'lucide-react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { PageId } from '../site/pages.ts';
import { venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import './Close.css';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';

export type CloseWords = { title: string; text: string; action: string };

type Props = { photo: AlbumPhoto; focus?: string; words: CloseWords; to?: PageId };

/** Last section of a page: a photo across the screen, one sentence, a way to write and a number to call. */
export function Close({ photo, focus, words, to = 'contact' }: Props) {
  const [phone] = venue.phones;
  return (
    <section className="close" aria-labelledby="close-title">
      <div className="close__photo">
        <LibraryPhoto photo={photo} focus={focus} sizes="100vw" />
      </div>
      <div className="grid close__in shade on-photo">
        <h2 className="close__say display t-page" id="close-title">
          <RichText text={words.title} />
        </h2>
        <div className="close__do">
          <p>{words.text}</p>
          <div className="acts">
            <PageLink to={to} className={buttonClass({ variant: 'light', size: 'lg' })}>
              <span>{words.action}</span>
            </PageLink>
            <a className={`${buttonClass({ variant: 'line-light', size: 'lg' })} num`} href={`tel:${phone.dial}`}>
              <Phone className="icon" aria-hidden="true" />
              <span>{phone.display}</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
