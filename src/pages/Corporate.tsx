import {
  '011' as grill,
  '025' as hallAtDusk,
  '073' as danceFloor,
  '176' as hero,
  '263' as heroUpright,
  '177' as workshop,
  '180' as boardroom,
  '181' as dinner,
  '186' as terrace,
  '187' as bar,
  '191' as notebook,
  '194' as pergolaDrinks,
  '195' as stage,
  '197' as sofas,
  '255' as gate,
} from 'photo:library';
import { Close, type CloseWords } from '../sections/Close.tsx';
import { PageLink } from '../frame/text/PageLink.tsx';
import { PhotoGrid } from '../sections/photos/PhotoGrid.tsx';
import { PhotoSet } from '../sections/photos/PhotoSet.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { photosOf, type Captions, type Shots } from '../sections/photos/shots.ts';
import { venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import './Corporate.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

type Part<Pictures> = {
  title: string;
  /** Below each photo. */
  captions: Captions<Pictures>;
};

type Room = { name: string; text: string };

export type CorporateWords = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's heading, below the photo. */
  title: string;
  /** The paragraph beside it. */
  lead: string;
  /** Button to the request form. */
  ask: string;
  rooms: {
    title: string;
    /** Below each number of seats: "people". */
    unit: string;
    /** The three rooms, each beside the number of its seats. */
    indoors: Room;
    outdoors: Room;
    meeting: Room;
  };
  /** Six photos by daylight, then six on a dark ground. */
  day: Part<typeof day>;
  evening: Part<typeof evening>;
  needs: {
    title: string;
    /** Beside the heading. */
    text: string;
    /** What an organiser asks: equipment, parking, access, invoices. Answers may link. */
    answers: readonly { question: string; answer: string }[];
  };
  /** Over the gate at the end. */
  close: CloseWords;
};

/** On wide screens a large and a medium one share a row, and so do four small ones (Corporate.css). */
type Place = 'large' | 'medium' | 'small';

const day = {
  stage: { photo: stage, place: 'large', focus: '55% 45%' },
  workshop: { photo: workshop, place: 'medium', focus: '45% 60%' },
  boardroom: { photo: boardroom, place: 'small', focus: '60% 65%' },
  notebook: { photo: notebook, place: 'small', focus: '62% 65%' },
  sofas: { photo: sofas, place: 'small', focus: '50% 65%' },
  pergolaDrinks: { photo: pergolaDrinks, place: 'small', focus: '45% 55%' },
} as const satisfies Shots<Place>;

const evening = {
  grill: { photo: grill, place: 'small', focus: '56% 50%' },
  dinner: { photo: dinner, place: 'small', focus: '50% 60%' },
  hallAtDusk: { photo: hallAtDusk, place: 'small', focus: '50% 45%' },
  bar: { photo: bar, place: 'small', focus: '50% 50%' },
  terrace: { photo: terrace, place: 'large', focus: '70% 50%' },
  danceFloor: { photo: danceFloor, place: 'medium', focus: '62% 55%' },
} as const satisfies Shots<Place>;

const rooms = ['indoors', 'outdoors', 'meeting'] as const;

export default function Corporate({ content }: PageProps<CorporateWords>) {
  const { needs } = content;
  return (
    <>
      <section className="work-hero">
        <div className="work-hero__photo">
          <LibraryPhoto photo={hero} focus="42% 62%" sizes="100vw" priority upright={{ photo: heroUpright, focus: '50% 56%' }} />
        </div>
        <div className="grid work-hero__words">
          <div className="work-hero__say">
            <p className="label">{content.label}</p>
            <h1 className="display t-page">
              <RichText text={content.title} />
            </h1>
          </div>
          <div className="work-hero__text">
            <p className="lead">{content.lead}</p>
            <div className="acts">
              <PageLink to="request" className={buttonClass({ size: 'lg' })}>
                <span>{content.ask}</span>
              </PageLink>
            </div>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="work-rooms">
        <h2 className="display t-head" id="work-rooms">
          <RichText text={content.rooms.title} />
        </h2>
        <dl className="work-rooms">
          {rooms.map((room) => (
            <div key={room}>
              <dt className="display t-item">{content.rooms[room].name}</dt>
              <dd className="work-rooms__seats">
                {venue.capacity[room]} <small>{content.rooms.unit}</small>
              </dd>
              <dd className="work-rooms__text">{content.rooms[room].text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <PhotoSet photos={[...photosOf(day), ...photosOf(evening)]} controls="thumbnails">
        <section className="grid work-day" aria-labelledby="work-day">
          <h2 className="display t-open" id="work-day">
            <RichText text={content.day.title} />
          </h2>
          <PhotoGrid shots={day} captions={content.day.captions} sizes="(min-width: 1024px) 54vw, 100vw" className="work-photos" />
        </section>
        <section className="work-evening" aria-labelledby="work-evening">
          <div className="grid">
            <h2 className="display t-open" id="work-evening">
              <RichText text={content.evening.title} />
            </h2>
            <PhotoGrid shots={evening} captions={content.evening.captions} sizes="(min-width: 1024px) 54vw, 100vw" className="work-photos" />
          </div>
        </section>
      </PhotoSet>

      <section className="section grid work-needs" aria-labelledby="work-needs">
        <h2 className="display t-head" id="work-needs">
          <RichText text={needs.title} />
        </h2>
        <p className="lead work-needs__text">
          <RichText text={needs.text} />
        </p>
        <dl className="work-needs__list">
          {needs.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <Close photo={gate} focus="46% 40%" words={content.close} to="request" />
    </>
  );
}
