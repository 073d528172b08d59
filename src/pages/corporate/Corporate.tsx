import type { CorporateContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Stages } from '../../features/layouts/Stages.tsx';
import { PhotoGrid } from '../../features/gallery/PhotoGrid.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
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
      <section>
        <div className="h-[min(56svh,460px)] lg:h-[clamp(360px,54svh,560px)]">
          {/* Cropped below the chandeliers. */}
          <Photo photo={hero} sizes="100vw" priority upright={heroUpright} />
        </div>
        <div className="page-grid gap-y-6 pt-8 lg:pt-16">
          <div className="lg:col-left-8 lg:row-1">
            <p className="label">{content.label}</p>
            <h1 className="display mt-4 text-[clamp(1.625rem,.4rem+6.3vw,4.5rem)] leading-1.05 tracking-tight lg:text-[min(5.4vw,4.5rem)]">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="lg:col-right-10 lg:row-1 lg:self-end lg:pb-0.5em">
            <p className="lead">{content.lead}</p>
            {content.near && <p className="mt-2 text-small text-muted">{content.near}</p>}
            <ButtonRow className="mt-8">
              <ButtonLink to="request">{content.requestQuote}</ButtonLink>
            </ButtonRow>
          </div>
        </div>
      </section>

      <section className="page-grid py-breath" aria-labelledby="work-rooms">
        <SectionHeading id="work-rooms" text={content.rooms.title} />
        <dl className="mt-breath-s lg:col-left-7">
          {rooms.map((room) => (
            <div
              key={room}
              className="grid grid-cols-1 ruled pt-6 pb-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-x-gutter md:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]"
            >
              <dt className="display text-item max-md:mt-2 md:col-2 md:self-end">
                {content.rooms[room].name}
              </dt>
              <dd className="num row-1 -ml-overhang font-display text-figure leading-none font-250 tracking-tightest [word-spacing:-.14em] md:row-span-2 md:row-start-1 md:self-center">
                {venue.capacity[room]}{' '}
                <small className="ml-2 tracking-normal text-muted [font:400_var(--t-note)/1.4_var(--text)] [word-spacing:0]">
                  {content.rooms.unit}
                </small>
              </dd>
              <dd className="mt-2 max-w-34em text-muted md:col-2">{content.rooms[room].text}</dd>
            </div>
          ))}
        </dl>
        <Stages copy={content.stages} />
      </section>

      <PhotoSet photos={[...day, ...evening].map(({ photo }) => photo)} controls="thumbnails">
        <section className="page-grid pb-breath" aria-labelledby="work-day">
          <SectionHeading id="work-day" text={content.day.title} size="open" />
          <PhotoGrid
            pictures={day}
            places={places}
            sizes="(min-width: 1024px) 54vw, 100vw"
            className="mt-breath-s"
          />
        </section>
        <section className="bg-inverse py-breath text-background" aria-labelledby="work-evening">
          <div className="page-grid">
            <SectionHeading id="work-evening" text={content.evening.title} size="open" />
            <PhotoGrid
              pictures={evening}
              places={places}
              isOnDark
              sizes="(min-width: 1024px) 54vw, 100vw"
              className="mt-breath-s"
            />
          </div>
        </section>
      </PhotoSet>

      <section className="page-grid py-breath" aria-labelledby="work-needs">
        <SectionHeading id="work-needs" text={needs.title} className="lg:col-left-6" />
        <p className="lead max-w-34em max-lg:mt-6 lg:col-right-9 lg:row-1 lg:self-end">
          <RichText text={needs.text} />
        </p>
        <dl className="mt-breath-s grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3 lg:gap-y-16">
          {needs.answers.map(({ question, answer }) => (
            <div key={question} className="border-t border-foreground pt-4">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-2 max-w-34em text-pretty text-muted">
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
