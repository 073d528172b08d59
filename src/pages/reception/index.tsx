import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { GuestQuote } from '../../components/sections/GuestQuote.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { WriteOrCall } from '../../components/sections/WriteOrCall.tsx';
import { arrowClass, quietLinkClass } from '../../components/text/ArrowLink.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { Dates } from './dates/Dates.tsx';
import { Layouts } from './Layouts.tsx';
import { RainPlans } from './RainPlans.tsx';
import type { ReceptionContent } from './schema.ts';

const events = ['wedding', 'baptism', 'corporate', 'party'] as const;
type EventId = (typeof events)[number];

export default function Reception({ content }: { content: ReceptionContent }) {
  const { closingCta } = content;
  return (
    <>
      <Hero variant="above" copy={content} pictures={content.pictures} className="pb-section-sm">
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
          <ButtonLink size="default" href="#dates">
            {content.toDates}
          </ButtonLink>
          <ButtonLink size="default" variant="link" href="#layouts">
            {content.toLayouts}
          </ButtonLink>
          <ButtonLink size="default" variant="link" href="#rain">
            {content.toRain}
          </ButtonLink>
        </div>
      </Hero>
      <Dates copy={content.dates} estimate={content.estimate} months={content.almanac} />
      <Section space="top" aria-labelledby="reception-events">
        <h2 className="sr-only" id="reception-events">
          {content.eventsTitle}
        </h2>
        <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {events.map((event) => (
            <EventType key={event} event={event} content={content} />
          ))}
        </ul>
      </Section>
      <Layouts copy={content.layouts} />
      <RainPlans copy={content.rain} />
      <GuestQuote review={content.review} />
      <Section space="lg" aria-labelledby="close-title">
        <SectionIntro
          id="close-title"
          copy={closingCta}
          size="open"
          textStyle="lead"
          variant="half"
        >
          <WriteOrCall to="request" action={closingCta.action} />
        </SectionIntro>
      </Section>
    </>
  );
}

function EventType({ event, content }: { event: EventId; content: ReceptionContent }) {
  const photo = content.pictures[event];
  const copy = content.events[event];
  return (
    <li className="group relative flex flex-wrap content-start items-start gap-4 sm:grid">
      <div className="aspect-4/5 flex-1 basis-36 overflow-hidden">
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
      <div className="flex-1 basis-36">
        <h3 className="font-display text-display-4">{copy.name}</h3>
        <p className="mt-1 text-small text-muted">{copy.text}</p>
        <PageLink to={event} className={clsx(quietLinkClass, 'whole-row')}>
          <span>
            {content.more}
            {/* Without the name, a list of links would repeat "more". */}
            <span className="sr-only">{`: ${copy.name}`}</span>
          </span>
          {/* Phones have no room for the arrow. */}
          <ArrowRight className={clsx(arrowClass, 'hidden sm:block')} />
        </PageLink>
      </div>
    </li>
  );
}
