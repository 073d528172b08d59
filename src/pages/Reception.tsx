import {
  '064' as hero,
  '260' as heroUpright,
  '077' as wedding,
  '086' as night,
  '155' as baptism,
  '177' as corporate,
  '220' as party,
} from 'photo:library';
import almanac from 'dates:months';
import { ArrowRight } from 'lucide-react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { Dates } from '../sections/dates/Dates.tsx';
import type { DatesWords } from '../sections/dates/datesWords.ts';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import { tw } from '../ui/tw.ts';
import type { PageProps, PageWords } from './page.ts';
import './Reception.css';

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
  /** Saturdays and full moons of the next two years. */
  dates: DatesWords;
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
      <section className="page-grid lg:pt-3">
        <div className="col-[full] h-[min(56svh,460px)] overflow-hidden lg:col-[content] lg:h-[min(62svh,640px)]">
          <LibraryPhoto
            photo={hero}
            focus="60% 42%"
            sizes={sizesIn(hero, { from: 1024, width: 'min(90vw, 1280px)', height: 'min(62svh, 640px)' }, { width: '100vw', height: 'min(56svh, 460px)' })}
            priority
            upright={{ photo: heroUpright, focus: '42% 58%' }}
          />
        </div>
        <div className="pt-4 lg:col-[content-start/span_8] lg:pt-6">
          <p className="label">{content.label}</p>
          <h1 className="display mt-2 text-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <p className="lead mt-3 max-w-[34em] lg:col-[10/content-end] lg:mt-0 lg:self-end lg:pb-[.5em]">{content.lead}</p>
      </section>
      <div className="mt-breath-s">
        <Dates words={content.dates} months={almanac.months} builtOn={almanac.builtOn} />
      </div>
      <section className="py-breath" aria-labelledby="reception-events">
        <h2 className="sr-only" id="reception-events">
          {content.eventsTitle}
        </h2>
        {events.map((event) => (
          <EventType key={event} event={event} words={content.events[event]} more={content.more} />
        ))}
      </section>
      <section className="bg-sage py-breath" aria-labelledby="reception-always">
        <div className="page-grid">
          <h2 className="display text-head" id="reception-always">
            <RichText text={always.title} />
          </h2>
          <dl className="mt-breath-s grid md:grid-cols-2 md:gap-x-gutter lg:grid-cols-3">
            {always.items.map(({ name, text }) => (
              <div className="border-t border-line-dark py-3" key={name}>
                <dt className="display text-item">{name}</dt>
                <dd className="mt-1 max-w-[56ch] md:pr-2">
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

/** Four compositions: bleeding left; a tall photo at the right; bleeding right; a tall photo inset at the left. */
const places: Record<EventId, { photo: string; text: string }> = {
  wedding: {
    photo: tw`col-[full] aspect-[4/3] md:col-[full-start/8] md:aspect-square lg:col-[full-start/9] lg:aspect-[3/2]`,
    text: tw`md:col-[8/content-end] lg:col-[10/content-end]`,
  },
  baptism: {
    photo: tw`aspect-[4/5] md:col-[8/content-end] lg:col-[8/span_5]`,
    text: tw`md:col-[content-start/span_5] md:self-center lg:col-[3/span_4]`,
  },
  corporate: {
    photo: tw`col-[full] aspect-[4/3] md:col-[8/full-end] md:aspect-square lg:col-[7/full-end] lg:aspect-[3/2]`,
    text: tw`md:col-[content-start/span_6] lg:col-[content-start/span_4]`,
  },
  party: {
    photo: tw`aspect-[4/5] md:col-[content-start/span_5] md:self-center lg:col-[3/span_4]`,
    text: tw`md:col-[8/content-end] lg:col-[8/span_5] lg:self-center`,
  },
};

/** One kind of event: photo and words, each composed in its own way; a click anywhere leads on. */
function EventType({ event, words, more }: { event: EventId; words: ReceptionWords['events'][EventId]; more: string }) {
  const name = `reception-${event}`;
  return (
    <article className="page-grid group relative not-first-of-type:mt-8 md:items-end md:not-first-of-type:mt-[clamp(80px,10vw,160px)]" aria-labelledby={name}>
      <div className={tw`overflow-hidden md:row-1 ${places[event].photo}`}>
        <LibraryPhoto {...photos[event]} className="[transition:transform_var(--slow)_var(--ease)] group-hover:[transform:scale(1.02)]" />
      </div>
      <div className={tw`pt-3 md:row-1 md:pt-0 ${places[event].text}`}>
        <h3 className="display text-open" id={name}>
          {words.name}
        </h3>
        <p className="display mt-1 text-item text-terracotta italic">{words.remark}</p>
        <p className="mt-2 max-w-[46ch] text-moss">{words.text}</p>
        <PageLink to={event} className="event__more link mt-2">
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
