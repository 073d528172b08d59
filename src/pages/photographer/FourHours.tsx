import type { PhotographerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { formatTime } from '../../site/formats/formats.ts';
import { fill } from '../../site/formats/fill.ts';
import { lightEvening, lights } from '../../site/facts/lightFacts.ts';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SunCourse } from './SunCourse.tsx';
import evening from 'dates:sun';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = {
  copy: PhotographerContent['hours'];
  pictures: PhotographerContent['pictures'];
};

/** One place at four times. */
export function FourHours({ copy, pictures }: Props) {
  const { language } = useLocale();
  return (
    <section
      className="page-grid overflow-x-clip pt-breath-s pb-breath"
      aria-labelledby="lens-hours"
    >
      <SectionHeading id="lens-hours" text={copy.title} className="lg:col-left-7" />
      <p className="mt-2 max-w-30em text-muted lg:col-right-9 lg:mt-0 lg:self-end">{copy.text}</p>
      <SunCourse copy={copy.course} />
      <ol className="mt-2 grid grid-cols-2 gap-x-1.5 gap-y-3 md:mt-0 md:grid-cols-4 md:gap-x-2">
        {lights.map((light) => {
          const photo = pictures[light];
          const { name, text } = copy.times[light];
          return (
            <li key={light}>
              <div className="aspect-3/4 overflow-hidden">
                <Photo
                  photo={photo}
                  sizes={sizesIn(
                    photo,
                    { from: 768, width: 'min(23vw, 310px)', shape: 3 / 4 },
                    { width: '45vw', shape: 3 / 4 },
                  )}
                />
              </div>
              <h3 className="display num mt-2 text-item">
                {formatTime(lightEvening.times[light], language)}
              </h3>
              <p className="mt-1 text-small leading-1.5 text-pretty text-muted">
                <b className="block font-semibold text-foreground">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="num mt-4 max-w-38em text-small text-muted">
        {fill(copy.note, { sunset: formatTime(evening.sunset, language) })}
      </p>
    </section>
  );
}
