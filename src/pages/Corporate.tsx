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
import { PageLink } from '../sections/PageLink.tsx';
import { PhotoGrid, type Shot } from '../sections/PhotoGrid.tsx';
import { PhotoSet } from '../sections/PhotoSet.tsx';
import { Picture } from '../sections/Picture.tsx';
import { RichText } from '../sections/RichText.tsx';
import { venue } from '../site/venue.ts';
import { buttonClass } from '../ui/Button.tsx';
import './Corporate.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

type Part = {
  title: string;
  /** Below each of the six photos, in the order of `day` and `evening` below. */
  captions: readonly string[];
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
  day: Part;
  evening: Part;
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

const day: readonly Shot[] = [
  { photo: stage, focus: '55% 45%' },
  { photo: workshop, focus: '45% 60%' },
  { photo: boardroom, focus: '60% 65%' },
  { photo: notebook, focus: '62% 65%' },
  { photo: sofas, focus: '50% 65%' },
  { photo: pergolaDrinks, focus: '45% 55%' },
];

const evening: readonly Shot[] = [
  { photo: grill, focus: '56% 50%' },
  { photo: dinner, focus: '50% 60%' },
  { photo: hallAtDusk, focus: '50% 45%' },
  { photo: bar, focus: '50% 50%' },
  { photo: terrace, focus: '70% 50%' },
  { photo: danceFloor, focus: '62% 55%' },
];

const rooms = ['indoors', 'outdoors', 'meeting'] as const;

export default function Corporate({ content }: PageProps<CorporateWords>) {
  const { needs } = content;
  return (
    <>
      <section className="work-hero">
        <div className="work-hero__photo">
          <Picture photo={hero} focus="42% 62%" sizes="100vw" priority upright={{ picture: heroUpright, focus: '50% 56%' }} />
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

      <PhotoSet photos={[...day, ...evening].map(({ photo }) => photo)} controls="thumbnails">
        <section className="grid work-day" aria-labelledby="work-day">
          <h2 className="display t-open" id="work-day">
            <RichText text={content.day.title} />
          </h2>
          <PhotoGrid shots={day} captions={content.day.captions} sizes="(min-width: 1024px) 54vw, 100vw" className="work-day__photos" />
        </section>
        <section className="work-evening" aria-labelledby="work-evening">
          <div className="grid">
            <h2 className="display t-open" id="work-evening">
              <RichText text={content.evening.title} />
            </h2>
            <PhotoGrid shots={evening} captions={content.evening.captions} sizes="(min-width: 1024px) 54vw, 100vw" className="work-evening__photos" />
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
