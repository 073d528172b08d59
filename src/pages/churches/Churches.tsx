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
      <section className="page-grid pb-section lg:pt-10" aria-labelledby="churches-list">
        <SectionHeading
          id="churches-list"
          text={content.list.title}
          className="mt-section-sm lg:col-span-7"
        />
        <p className="mt-6 text-muted lg:col-start-9 lg:mt-section-sm lg:self-end">
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
      <div className="bleed-x max-lg:h-[min(58svh,480px)] lg:relative lg:col-span-5 lg:col-start-1 lg:row-1 lg:bleed-left lg:min-h-full">
        <Photo
          photo={hero}
          sizes="(min-width: 1024px) max(44vw, 1170px), max(100vw, 720px)"
          priority
          upright={heroUpright}
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="pt-8 pb-4 lg:col-start-7 lg:row-1 lg:self-end lg:pt-16 lg:pb-20">
        <p className="text-label text-muted">{content.label}</p>
        <h1 className="mt-4 font-display text-display-1 max-lg:max-w-heading">
          <RichText text={content.title} />
        </h1>
        <p className="mt-6 max-w-text text-lead">{content.lead}</p>
      </div>
    </section>
  );
}

/** Wide: the hour has two of seven columns. */
const hourColumns = tw`grid-cols-[5.75rem_minmax(0,1fr)] md:grid-cols-[7rem_minmax(0,1fr)] lg:grid-cols-[calc((100%+var(--gutter))*2/7)_1fr]`;

function Afternoon({ content: { afternoon, chapel, pictures } }: { content: ChurchesContent }) {
  return (
    <section
      className="page-grid py-section lg:grid-rows-fit-fit-fill"
      aria-labelledby="churches-day"
    >
      <div className="lg:col-span-7">
        <SectionHeading id="churches-day" text={afternoon.title} />
        <p className="mt-4 max-w-text text-muted">{afternoon.text}</p>
      </div>
      <ol className="mt-10 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:mt-section-sm">
        {afternoon.hours.map(({ time, what, note }) => (
          <li key={time} className={clsx('grid gap-x-3 ruled py-5 lg:items-baseline', hourColumns)}>
            <span className="font-display text-display-4 tabular-nums">{time}</span>
            <div>
              <p className="font-semibold">{what}</p>
              <p className="text-muted">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="bleed-x max-lg:mt-12 max-lg:aspect-4/3 lg:relative lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:bleed-right lg:min-h-130">
        <Photo
          photo={pictures.door}
          sizes="(min-width: 1024px) 54vw, 100vw"
          className="lg:absolute lg:inset-0"
        />
      </div>
      <div className="mt-8 lg:col-start-9 lg:row-3">
        <h3 className="font-display text-display-4">{chapel.title}</h3>
        <p className="mt-2 max-w-text text-muted">{chapel.text}</p>
      </div>
    </section>
  );
}

function ChurchesContact({ copy }: { copy: ChurchesContent['contact'] }) {
  const { language } = useLocale();
  return (
    <section className="bg-tint py-section-lg" aria-labelledby="churches-contact">
      <div className="page-grid">
        <SectionHeading id="churches-contact" text={copy.title} className="lg:col-span-4" />
        <ul className="max-lg:mt-10 lg:col-start-6">
          {(['contact', 'request'] as const).map((page) => (
            <li key={page} className="ruled py-6 lg:py-8">
              <Link
                className="group flex min-h-11 items-center justify-between gap-4 font-display text-display-2"
                to={canonicalPathOf(page, language)}
              >
                <span className="group-hover:italic">{copy[page].label}</span>
                <ArrowRight className="icon size-8 stroke-1 text-accent transition-transform duration-slow group-hover:translate-x-1" />
              </Link>
              <p className="mt-2 max-w-text">{copy[page].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
