import { '004' as hero, '258' as heroUpright, '017' as door } from 'photo:library';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ChurchList, type ChurchListWords } from '../sections/churches/ChurchList.tsx';
import { ChurchMap, useChurchMap, type ChurchMapWords } from '../sections/churches/ChurchMap.tsx';
import { useFrame } from '../frame/Frame.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { canonicalPathOf } from '../site/paths.ts';
import { sizesIn } from '../ui/photoFiles.ts';
import './Churches.css';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type ChurchesWords = PageWords & {
  /** Over the title. */
  label: string;
  /** The page's h1. */
  title: string;
  /** Under the title. */
  lead: string;
  /** Over the list of the seven. */
  list: ChurchListWords & { title: string; text: string };
  map: ChurchMapWords;
  /** An afternoon by the clock: a church wedding, hour by hour. */
  afternoon: { title: string; text: string; hours: readonly { time: string; what: string; note: string }[] };
  /** About the chapel on the estate's own ground. */
  chapel: { title: string; text: string };
  /** Last section: two ways to ask. */
  ask: { title: string; contact: { label: string; text: string }; request: { label: string; text: string } };
};

export default function Churches({ content }: PageProps<ChurchesWords>) {
  const { map, show } = useChurchMap();
  return (
    <>
      <ChurchesHero content={content} />
      <section className="grid churches-list" aria-labelledby="churches-list">
        <h2 className="chapels__head display t-head" id="churches-list">
          <RichText text={content.list.title} />
        </h2>
        <p className="chapels__text quiet">{content.list.text}</p>
        <ChurchList words={content.list} onChoose={show} />
      </section>
      <ChurchMap words={content.map} map={map} />
      <Afternoon content={content} />
      <Ask words={content.ask} />
    </>
  );
}

function ChurchesHero({ content }: PageProps<ChurchesWords>) {
  return (
    <section className="grid churches-hero">
      <div className="churches-hero__photo">
        <LibraryPhoto
          photo={hero}
          focus="52% 40%"
          sizes={sizesIn(hero, { from: 1024, width: '44vw', height: 'min(100svh - 88px, 780px)' }, { width: '100vw', height: 'min(58svh, 480px)' })}
          priority
          upright={{ photo: heroUpright, focus: '51% 55%' }}
        />
      </div>
      <div className="churches-hero__text">
        <p className="label">{content.label}</p>
        <h1 className="display t-page">
          <RichText text={content.title} />
        </h1>
        <p className="lead">{content.lead}</p>
      </div>
    </section>
  );
}

function Afternoon({ content: { afternoon, chapel } }: PageProps<ChurchesWords>) {
  return (
    <section className="section grid churches-day" aria-labelledby="churches-day">
      <div className="churches-day__head">
        <h2 className="display t-head" id="churches-day">
          <RichText text={afternoon.title} />
        </h2>
        <p className="quiet">{afternoon.text}</p>
      </div>
      <ol className="churches-day__hours">
        {afternoon.hours.map(({ time, what, note }) => (
          <li key={time}>
            <span className="churches-day__time display num">{time}</span>
            <div>
              <p className="churches-day__what">{what}</p>
              <p className="quiet">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="churches-day__photo">
        <LibraryPhoto photo={door} focus="50% 60%" sizes="(min-width: 1024px) 54vw, 100vw" />
      </div>
      <div className="churches-day__chapel">
        <h3 className="display t-item">{chapel.title}</h3>
        <p className="quiet">{chapel.text}</p>
      </div>
    </section>
  );
}

function Ask({ words }: { words: ChurchesWords['ask'] }) {
  const { language } = useFrame();
  return (
    <section className="section tint" aria-labelledby="churches-ask">
      <div className="grid">
        <h2 className="churches-ask__title display t-head" id="churches-ask">
          <RichText text={words.title} />
        </h2>
        <ul className="churches-ask">
          {(['contact', 'request'] as const).map((page) => (
            <li key={page}>
              <Link className="display t-open" to={canonicalPathOf(page, language)} viewTransition>
                <span>{words[page].label}</span>
                <ArrowRight className="icon" aria-hidden="true" />
              </Link>
              <p>{words[page].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
