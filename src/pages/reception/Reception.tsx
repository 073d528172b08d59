import { clsx } from 'clsx';
import type { ReceptionContent } from './schema.ts';
import { ArrowRight } from 'lucide-react';
import { Dates } from '../../features/dates/Dates.tsx';
import { Layouts } from '../../features/layouts/Layouts.tsx';
import { Rain } from '../../features/layouts/Rain.tsx';
import { quietLink } from '../../components/text/ArrowLink.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { WriteOrCall } from '../../components/sections/WriteOrCall.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** In the order of the specification. */
const events = ['wedding', 'baptism', 'corporate', 'party'] as const;
type EventId = (typeof events)[number];

const jump = tw`inline-flex min-h-11 items-center text-small font-semibold underline decoration-accent decoration-1 underline-offset-far hover:decoration-2`;

export default function Reception({ content }: { content: ReceptionContent }) {
  const { hero, heroUpright } = content.pictures;
  const { closingCta } = content;
  return (
    <>
      {/* The title is never cut off. */}
      <section className="grid min-h-[calc(min(100svh,900px)_-_var(--header-height))] grid-rows-fill-fit print:min-h-0">
        <div className="relative min-h-[clamp(160px,24svh,340px)]">
          <div className="absolute inset-0">
            <Photo photo={hero} sizes="max(100vw, 810px)" priority upright={heroUpright} />
          </div>
        </div>
        <div className="page-grid pt-5 pb-2 lg:py-8">
          <div className="lg:col-span-8 lg:col-start-1 lg:row-1">
            <p className="text-label text-muted">{content.label}</p>
            <h1 className="mt-2 font-display text-display-1">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="mt-3 lg:col-start-9 lg:row-1 lg:mt-0 lg:self-end">
            <p className="max-w-text text-lead">{content.lead}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href="#dates">{content.toDates}</ButtonLink>
              <span className="flex flex-wrap gap-x-6">
                <a className={jump} href="#layouts">
                  {content.toLayouts}
                </a>
                <a className={jump} href="#rain">
                  {content.toRain}
                </a>
              </span>
            </div>
          </div>
        </div>
      </section>
      <div className="mt-8 lg:mt-12">
        <Dates copy={content.dates} {...content.almanac} />
      </div>
      <section className="page-grid pt-section" aria-labelledby="reception-events">
        <h2 className="sr-only" id="reception-events">
          {content.eventsTitle}
        </h2>
        <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {events.map((event) => (
            <EventType key={event} event={event} content={content} />
          ))}
        </ul>
      </section>
      <Layouts copy={content.layouts} />
      <Rain copy={content.rain} />
      <section className="page-grid py-section-lg" aria-labelledby="close-title">
        <SectionHeading
          id="close-title"
          text={closingCta.title}
          size="open"
          className="lg:col-span-6 lg:text-display-1"
        />
        <div className="mt-4 lg:col-start-7 lg:mt-0 lg:self-end">
          <p className="text-lead">{closingCta.text}</p>
          <WriteOrCall to="request" action={closingCta.action} />
        </div>
      </section>
    </>
  );
}

/** The whole card is a link. */
function EventType({ event, content }: { event: EventId; content: ReceptionContent }) {
  const photo = content.pictures[event];
  const copy = content.events[event];
  return (
    <li className="group relative max-sm:grid max-sm:fit-cols-9 max-sm:gap-x-4">
      <div className="aspect-4/5 overflow-hidden sm:aspect-3/2 lg:aspect-4/5">
        <Photo
          photo={photo}
          sizes={
            photo.width > photo.height
              ? '(min-width: 1024px) 45vw, 87vw'
              : '(min-width: 1024px) 24vw, 46vw'
          }
          className="transition-transform duration-slow group-hover:scale-104"
        />
      </div>
      <div>
        <h3 className="font-display text-display-4 sm:mt-4">{copy.name}</h3>
        <p className="mt-1 text-small text-muted">{copy.text}</p>
        <PageLink to={event} className={clsx(quietLink, 'whole-row')}>
          <span>
            {content.more}
            {/* Names the event in link lists. */}
            <span className="sr-only">{`: ${copy.name}`}</span>
          </span>
          {/* No room on phones. */}
          <ArrowRight className="icon max-sm:hidden" />
        </PageLink>
      </div>
    </li>
  );
}
