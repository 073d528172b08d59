import type { PhotographerContent } from './schema.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useFrame } from '../../components/Frame.tsx';
import { formatTime } from '../../site/formats/formats.ts';
import { fill } from '../../site/formats/fill.ts';
import { lightEvening, lights } from '../../site/facts/lightFacts.ts';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SunCourse } from './SunCourse.tsx';
import evening from 'dates:sun';

type Props = {
  words: PhotographerContent['hours'];
  pictures: PhotographerContent['pictures'];
};

/** One place at four times. */
export function FourHours({ words, pictures }: Props) {
  const { language } = useFrame();
  return (
    <section
      className="page-grid overflow-x-clip pt-breath-s pb-breath"
      aria-labelledby="lens-hours"
    >
      <h2 className="display text-head lg:col-[content-start/span_7]" id="lens-hours">
        <RichText text={words.title} />
      </h2>
      <p className="mt-2 max-w-[30em] text-moss lg:col-[9/content-end] lg:mt-0 lg:self-end">
        {words.text}
      </p>
      <SunCourse words={words.course} />
      <ol className="mt-2 grid grid-cols-2 gap-x-1.5 gap-y-3 md:mt-0 md:grid-cols-4 md:gap-x-2">
        {lights.map((light) => {
          const photo = pictures[light];
          const { name, text } = words.times[light];
          return (
            <li key={light}>
              <div className="aspect-[3/4] overflow-hidden">
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
              <p className="mt-1 text-small leading-[1.5] text-pretty text-moss">
                <b className="block font-semibold text-ink">{name}</b>
                {text}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="num mt-4 max-w-[38em] text-small text-moss">
        {fill(words.note, { sunset: formatTime(evening.sunset, language) })}
      </p>
    </section>
  );
}
