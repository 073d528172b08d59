import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ChurchesContent } from './schema.ts';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { ChurchMap, useChurchMap } from '../../features/churches/ChurchMap.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { canonicalPathOf } from '../../site/pages.ts';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

export default function Churches({ content }: { content: ChurchesContent }) {
  const { map, show } = useChurchMap();
  return (
    <>
      <ChurchesHero content={content} />
      <section className="page-grid pb-breath lg:pt-10" aria-labelledby="churches-list">
        <SectionHeading
          id="churches-list"
          text={content.list.title}
          className="mt-breath-s lg:col-left-7"
        />
        <p className="mt-6 text-muted lg:col-right-10 lg:mt-breath-s lg:self-end">
          <RichText text={content.list.text} />
        </p>
        <ChurchList copy={content.list} onChoose={show} />
      </section>
      <ChurchMap copy={content.map} map={map} />
      <Afternoon content={content} />
      <ChurchesContact copy={content.contact} />
    </>
  );
}

function ChurchesHero({ content }: { content: ChurchesContent }) {
  const { hero, heroUpright } = content.pictures;
  return (
    <section className="page-grid lg:first-screen-780">
      <div className="col-bleed max-lg:h-[min(58svh,480px)] lg:relative lg:bleed-left-7 lg:row-1 lg:min-h-full">
        <Photo
          photo={hero}
          sizes="(min-width: 1024px) max(44vw, 1170px), max(100vw, 720px)"
          priority
          upright={heroUpright}
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="pt-8 pb-4 lg:col-right-8 lg:row-1 lg:self-end lg:pt-16 lg:pb-20">
        <p className="label">{content.label}</p>
        <h1 className="display mt-4 text-page max-lg:max-w-10.5em max-sm:text-[min(10vw,var(--t-page))]">
          <RichText text={content.title} />
        </h1>
        <p className="lead mt-6 max-w-34em">{content.lead}</p>
      </div>
    </section>
  );
}

/** Wide: the hour has two of seven columns. */
const hourColumns = tw`grid-cols-[5.75rem_minmax(0,1fr)] md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[calc((100%+var(--gutter))*2/7)_1fr]`;

function Afternoon({ content: { afternoon, chapel, pictures } }: { content: ChurchesContent }) {
  return (
    <section
      className="page-grid py-breath lg:grid-rows-fit-fit-fill"
      aria-labelledby="churches-day"
    >
      <div className="lg:col-left-7">
        <SectionHeading id="churches-day" text={afternoon.title} />
        <p className="mt-4 max-w-29em text-muted">{afternoon.text}</p>
      </div>
      <ol className="mt-10 lg:col-left-7 lg:row-span-2 lg:row-start-2 lg:mt-breath-s">
        {afternoon.hours.map(({ time, what, note }) => (
          <li
            key={time}
            className={clsx('grid gap-x-3 ruled pt-4.5 pb-5 lg:items-baseline', hourColumns)}
          >
            <span className="display num text-[length:var(--t-item)] leading-1.2">{time}</span>
            <div>
              <p className="font-strong">{what}</p>
              <p className="text-muted">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="col-bleed max-lg:mt-12 max-lg:aspect-4/3 lg:relative lg:bleed-right-10 lg:row-span-2 lg:row-start-1 lg:min-h-130">
        <Photo
          photo={pictures.door}
          sizes="(min-width: 1024px) 54vw, 100vw"
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="mt-8 lg:col-right-10 lg:row-3">
        <h3 className="display text-item">{chapel.title}</h3>
        <p className="mt-2 max-w-29em text-muted">{chapel.text}</p>
      </div>
    </section>
  );
}

function ChurchesContact({ copy }: { copy: ChurchesContent['contact'] }) {
  const { language } = useLocale();
  return (
    <section className="bg-tint py-breath-l" aria-labelledby="churches-contact">
      <div className="page-grid">
        <SectionHeading id="churches-contact" text={copy.title} className="lg:col-left-4" />
        <ul className="max-lg:mt-10 lg:col-right-7">
          {(['contact', 'request'] as const).map((page) => (
            <li key={page} className="ruled py-6 lg:py-8">
              <Link
                className="display group flex min-h-11 items-center justify-between gap-4 text-open"
                to={canonicalPathOf(page, language)}
              >
                <span className="group-hover:italic">{copy[page].label}</span>
                <ArrowRight className="icon size-8 stroke-1 text-accent transition-transform duration-slow group-hover:translate-x-1" />
              </Link>
              <p className="mt-2 max-w-30em">{copy[page].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
