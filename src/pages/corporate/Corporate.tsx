import type { CorporateContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Stages } from '../../features/layouts/Stages.tsx';
import { PhotoGrid } from '../../features/gallery/PhotoGrid.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { venue } from '../../site/facts/venue.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

const places = {
  large: {
    figure: tw`col-span-full lg:col-span-7`,
    tile: tw`max-lg:aspect-3/2 lg:h-[clamp(320px,33.5vw,480px)]`,
  },
  medium: {
    figure: tw`col-span-full lg:col-span-5`,
    tile: tw`max-lg:aspect-3/2 lg:h-[clamp(320px,33.5vw,480px)]`,
  },
  small: { figure: tw`lg:col-span-3`, tile: tw`aspect-3/2` },
};

const rooms = ['indoors', 'outdoors', 'meeting'] as const;

export default function Corporate({ content }: { content: CorporateContent }) {
  const { hero, heroUpright, day, evening, gate } = content.pictures;
  const { needs } = content;
  return (
    <>
      <Hero variant="above" copy={content} photo={hero} upright={heroUpright}>
        {content.near && <p className="mt-2 text-small text-muted">{content.near}</p>}
        <ButtonRow className="mt-8">
          <ButtonLink to="request">{content.requestQuote}</ButtonLink>
        </ButtonRow>
      </Hero>

      <section className="page-grid py-section" aria-labelledby="work-rooms">
        <SectionHeading id="work-rooms" text={content.rooms.title} />
        <dl className="mt-section-sm lg:col-span-7">
          {rooms.map((room) => (
            <div
              key={room}
              className="grid grid-cols-1 ruled pt-6 pb-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-x-gutter md:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]"
            >
              <dt className="font-display text-display-4 max-md:mt-2 md:col-2 md:self-end">
                {content.rooms[room].name}
              </dt>
              <dd className="row-1 -ml-1 font-display text-figure tabular-nums [word-spacing:-.14em] md:row-span-2 md:row-start-1 md:self-center">
                {venue.capacity[room]}{' '}
                <small className="ml-2 tracking-normal text-muted [font:400_var(--t-note)/1.4_var(--text)] [word-spacing:0]">
                  {content.rooms.unit}
                </small>
              </dd>
              <dd className="mt-2 max-w-text text-muted md:col-2">{content.rooms[room].text}</dd>
            </div>
          ))}
        </dl>
        <Stages copy={content.stages} />
      </section>

      <PhotoSet photos={[...day, ...evening].map(({ photo }) => photo)} controls="thumbnails">
        <section className="page-grid pb-section" aria-labelledby="work-day">
          <SectionHeading id="work-day" text={content.day.title} size="open" />
          <PhotoGrid
            pictures={day}
            places={places}
            sizes="(min-width: 1024px) 54vw, 100vw"
            className="mt-section-sm"
          />
        </section>
        <section className="bg-inverse py-section text-background" aria-labelledby="work-evening">
          <div className="page-grid">
            <SectionHeading id="work-evening" text={content.evening.title} size="open" />
            <PhotoGrid
              pictures={evening}
              places={places}
              isOnDark
              sizes="(min-width: 1024px) 54vw, 100vw"
              className="mt-section-sm"
            />
          </div>
        </section>
      </PhotoSet>

      <section className="page-grid py-section" aria-labelledby="work-needs">
        <SectionHeading id="work-needs" text={needs.title} className="lg:col-span-6" />
        <p className="max-w-text text-lead max-lg:mt-6 lg:col-start-8 lg:row-1 lg:self-end">
          <RichText text={needs.text} />
        </p>
        <dl className="mt-section-sm grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3 lg:gap-y-16">
          {needs.answers.map(({ question, answer }) => (
            <div key={question} className="border-t border-foreground pt-4">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-2 max-w-text text-pretty text-muted">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <ClosingCta photo={gate} copy={content.closingCta} to="request" />
    </>
  );
}
