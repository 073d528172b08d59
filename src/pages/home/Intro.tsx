import type { HomeContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

/** Intro with numbered list. */
export function Intro({ photo, copy }: { photo: PagePicture; copy: HomeContent['intro'] }) {
  return (
    <section className="page-grid py-breath-l">
      <SectionHeading text={copy.sentence} size="open" className="lg:col-left-8" />
      <div className="mt-4 grid gap-1em sm:grid-cols-2 sm:gap-x-gutter lg:col-right-10 lg:mt-0 lg:grid-cols-1 lg:self-end lg:pb-0.4em">
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="col-bleed mt-breath-s aspect-4/3 md:relative md:bleed-left-6 md:aspect-auto md:min-h-60 lg:mt-breath lg:min-h-70">
        <Photo
          photo={photo}
          sizes={sizesIn(
            photo,
            { from: 768, width: '44vw', height: '560px' },
            { width: '100vw', shape: 4 / 3 },
          )}
          className="md:absolute md:inset-0"
        />
      </div>
      <ol className="mt-4 md:col-right-7 md:mt-breath-s lg:mt-breath">
        {copy.marks.map(({ title, text }, index) => (
          <li
            className="grid rail-44 border-b border-border-strong pt-3 pb-4 last:border-b-0 last:pb-0 sm:rail-64 md:first:border-t lg:rail-72 lg:pt-4 lg:not-last:pb-5"
            key={title}
          >
            <span className="num pt-0.5em text-note font-strong text-accent" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="display text-item">{title}</h3>
              <p className="mt-1 text-muted lg:max-w-30em">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
