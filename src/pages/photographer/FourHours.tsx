import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { photoHours, sampleDay } from '../../facts/dates/dayFacts.ts';
import { fill, formatTime } from '../../site/formats/formats.ts';
import type { PhotographerContent } from './schema.ts';
import { SunCourse } from './SunCourse.tsx';

export function FourHours({ content }: { content: PhotographerContent }) {
  const { hours: copy, pictures } = content;
  const { language } = useLocale();
  return (
    <Section aria-labelledby="photographer-hours">
      <SectionIntro id="photographer-hours" copy={copy} />
      <SunCourse copy={copy.sunPath} />
      <ol className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:mt-0 md:grid-cols-4">
        {photoHours.map(({ id, time }) => {
          const { name, text } = copy.times[id];
          return (
            <li key={id}>
              <div className="aspect-4/5 overflow-hidden">
                <Photo photo={pictures[id]} sizes="(min-width: 768px) min(23vw, 310px), 45vw" />
              </div>
              <h3 className="mt-4 font-display text-title tabular">{formatTime(time, language)}</h3>
              <p className="mt-2 text-small text-muted">
                <b className="block font-semibold text-foreground">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="mt-8 max-w-text text-small text-muted tabular">
        {fill(copy.note, { sunset: formatTime(sampleDay.sunset, language) })}
      </p>
    </Section>
  );
}
