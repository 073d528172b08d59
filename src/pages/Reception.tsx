import {
  '064' as hero,
  '260' as heroUpright,
  '077' as wedding,
  '086' as night,
  '155' as baptism,
  '177' as corporate,
  '220' as party,
} from 'photo:library';
import { ArrowRight } from 'lucide-react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import './Reception.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

/** The four kinds of event, in the order of the specification. */
const events = ['wedding', 'baptism', 'corporate', 'party'] as const;
type EventId = (typeof events)[number];

const photos: Record<EventId, { photo: AlbumPhoto; focus: string; sizes: string }> = {
  wedding: { photo: wedding, focus: '40% 60%', sizes: '(min-width: 1024px) 62vw, 100vw' },
  baptism: { photo: baptism, focus: '48% 50%', sizes: sizesIn(baptism, { from: 1024, width: '66vw' }, { width: '90vw', shape: 4 / 5 }) },
  corporate: { photo: corporate, focus: '50% 60%', sizes: '(min-width: 1024px) 52vw, 100vw' },
  party: { photo: party, focus: '50% 52%', sizes: sizesIn(party, { from: 1024, width: '32vw' }, { width: '90vw', shape: 4 / 5 }) },
};

export type ReceptionWords = PageWords & {
  /** Over the title. */
  label: string;
  /** The page's h1, under the photo. */
  title: string;
  /** Beside the title. */
  lead: string;
  /** Heading of the four, read by screen readers only. */
  eventsTitle: string;
  /** Link of each of the four; the English one is fixed by the specification. */
  more: string;
  /** Name of the event, large; a remark in italics under it; a few lines. */
  events: Record<EventId, { name: string; remark: string; text: string }>;
  /** What holds for all four: a question and its answer each. */
  always: { title: string; items: readonly { name: string; text: string }[] };
  close: CloseWords;
};

export default function Reception({ content }: PageProps<ReceptionWords>) {
  const { always } = content;
  return (
    <>
      <section className="grid reception-hero">
        <div className="reception-hero__photo">
          <LibraryPhoto
            photo={hero}
            focus="60% 42%"
            sizes={sizesIn(hero, { from: 1024, width: 'min(90vw, 1280px)', height: 'min(62svh, 640px)' }, { width: '100vw', height: 'min(56svh, 460px)' })}
            priority
            upright={{ photo: heroUpright, focus: '42% 58%' }}
          />
        </div>
        <div className="reception-hero__title">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <p className="reception-hero__lead lead">{content.lead}</p>
      </section>
      <section className="section" aria-labelledby="reception-events">
        <h2 className="sr-only" id="reception-events">
          {content.eventsTitle}
        </h2>
        {events.map((event) => (
          <EventType key={event} event={event} words={content.events[event]} more={content.more} />
        ))}
      </section>
      <section className="section tint" aria-labelledby="reception-always">
        <div className="grid">
          <h2 className="display t-head" id="reception-always">
            <RichText text={always.title} />
          </h2>
          <dl className="reception-always">
            {always.items.map(({ name, text }) => (
              <div key={name}>
                <dt className="display t-item">{name}</dt>
                <dd>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Close photo={night} focus="50% 40%" words={content.close} />
    </>
  );
}

/** One kind of event: photo and words, each composed in its own way (Reception.css); a click anywhere leads on. */
function EventType({ event, words, more }: { event: EventId; words: ReceptionWords['events'][EventId]; more: string }) {
  const name = `reception-${event}`;
  return (
    <article className={`grid event event--${event}`} aria-labelledby={name}>
      <div className="event__photo">
        <LibraryPhoto {...photos[event]} />
      </div>
      <div className="event__text">
        <h3 className="display t-open" id={name}>
          {words.name}
        </h3>
        <p className="event__remark display t-item">{words.remark}</p>
        <p className="quiet">{words.text}</p>
        <PageLink to={event} className="link event__more">
          <span>
            {more}
            {/* In a list of links, and to a search engine, the words of the specification alone say nothing. */}
            <span className="sr-only">{`: ${words.name}`}</span>
          </span>
          <ArrowRight className="icon" aria-hidden="true" />
        </PageLink>
      </div>
    </article>
  );
}
