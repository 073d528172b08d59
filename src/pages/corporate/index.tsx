import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { venue } from '../../facts/venue/venue.ts';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { MeetingLayouts } from './MeetingLayouts.tsx';
import type { CorporateContent } from './schema.ts';

export default function Corporate({ content }: { content: CorporateContent }) {
  const { rooms, day, evening, faq, pictures } = content;
  return (
    <>
      <Hero variant="above" copy={content} pictures={pictures}>
        <ButtonLink to="request" className="mt-8">
          {content.requestQuote}
        </ButtonLink>
      </Hero>

      <KeyFacts copy={content.keyFacts} />

      <Section aria-labelledby="corporate-rooms">
        <SectionHeading id="corporate-rooms" text={rooms.title} />
        <Rooms copy={rooms} />
        <MeetingLayouts copy={content.meetingLayouts} />
        {content.travel && <p className="mt-8 max-w-text">{content.travel}</p>}
      </Section>

      <Section tone="tint" aria-labelledby="corporate-faq">
        <SectionIntro id="corporate-faq" copy={faq} textStyle="lead" />
        <ItemList variant="columns" items={faq.answers} className="mt-section-sm" />
      </Section>

      <PhotoSet
        photos={[...pictures.day, ...pictures.evening].map(({ photo }) => photo)}
        controls="thumbnails"
      >
        <Section aria-labelledby="corporate-day">
          <SectionHeading id="corporate-day" text={day.title} size="open" />
          <PhotoCollage layout="largeFirst" pictures={pictures.day} className="mt-section-sm" />
        </Section>
        <Section tone="inverse" aria-labelledby="corporate-evening">
          <SectionHeading id="corporate-evening" text={evening.title} size="open" />
          <PhotoCollage
            layout="plateBetween"
            pictures={pictures.evening}
            isOnDark
            className="mt-section-sm"
          />
        </Section>
      </PhotoSet>

      <ClosingCta photo={pictures.coffee} copy={content.closingCta} to="request" />
    </>
  );
}

function Rooms({ copy }: { copy: CorporateContent['rooms'] }) {
  return (
    <dl className="mt-section-sm lg:col-span-7">
      {(['indoors', 'outdoors', 'meeting'] as const).map((room) => (
        <div
          key={room}
          className="grid gap-x-gutter border-t border-border-strong py-6 last:border-b sm:grid-cols-2"
        >
          <dt className="font-display text-display-4 sm:col-2">{copy[room].name}</dt>
          <dd className="row-1 font-display text-figure tabular sm:row-span-2">
            {venue.capacity[room]}{' '}
            <small className="font-text text-note text-muted">{copy.unit}</small>
          </dd>
          <dd className="mt-2 max-w-text text-muted sm:col-2">{copy[room].text}</dd>
        </div>
      ))}
    </dl>
  );
}
