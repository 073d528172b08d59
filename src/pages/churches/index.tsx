import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../components/Locale.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { MapSection } from '../../components/sections/MapSection.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { maps } from '../../facts/venue/venue.ts';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { getCanonicalPath } from '../../site/pages.ts';
import type { ChurchesContent } from './schema.ts';
import { useChurchMap } from './useChurchMap.ts';

export default function Churches({ content }: { content: ChurchesContent }) {
  const { frame, show } = useChurchMap();
  return (
    <>
      <Hero variant="besideLeft" copy={content} pictures={content.pictures} />
      <Section aria-labelledby="churches-list">
        <SectionIntro id="churches-list" copy={content.list} />
        <ChurchList copy={content.list} onChoose={show} />
      </Section>
      {/* Not printed, because the list has the same information. */}
      <MapSection copy={content.map} map={maps.churches} frame={frame} className="print:hidden" />
      <Afternoon content={content} />
      <ChurchesContact copy={content.contact} />
    </>
  );
}

function Afternoon({ content: { afternoon, chapel, pictures } }: { content: ChurchesContent }) {
  return (
    <Section className="gap-y-section-sm" aria-labelledby="churches-afternoon">
      <div className="lg:col-span-7">
        <SectionIntro id="churches-afternoon" copy={afternoon} variant="stacked" />
        <ol className="mt-section-sm border-b border-border-strong">
          {afternoon.hours.map(({ time, title, note }) => (
            <li
              key={time}
              className="grid grid-cols-3 items-baseline gap-x-gutter border-t border-border-strong py-4"
            >
              <span className="font-display text-display-4 tabular">{time}</span>
              <div className="col-span-2">
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{note}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col lg:col-start-9">
        <BleedPhoto
          side="right"
          photo={pictures.door}
          sizes="(min-width: 1024px) 54vw, 100vw"
          className="flex-1 overflow-hidden max-lg:aspect-4/3"
        />
        <h3 className="mt-8 font-display text-display-4">{chapel.title}</h3>
        <p className="mt-2 max-w-text text-muted">{chapel.text}</p>
      </div>
    </Section>
  );
}

function ChurchesContact({ copy }: { copy: ChurchesContent['contact'] }) {
  const { language } = useLocale();
  return (
    <Section tone="tint" space="lg" aria-labelledby="churches-contact">
      <SectionHeading id="churches-contact" text={copy.title} className="lg:col-span-4" />
      <ul className="border-b border-border-strong max-lg:mt-10 lg:col-start-6">
        {(['contact', 'request'] as const).map((page) => (
          <li key={page} className="border-t border-border-strong py-6">
            <Link
              className="group flex min-h-11 items-center justify-between gap-4 font-display text-display-2 hover:text-accent"
              to={getCanonicalPath(page, language)}
            >
              {copy[page].label}
              <ArrowRight className="icon size-8 text-accent transition-transform duration-slow group-hover:translate-x-1" />
            </Link>
            <p className="mt-2 max-w-text">{copy[page].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
