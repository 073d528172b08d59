import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Course } from '../../site/facts/schema.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { pulled } from './Deadlines.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Props = { copy: PricesContent['menu']; courses: readonly Course[]; photo: PagePicture };

const leafLook = clsx(
  'shrink-0 basis-[min(100vw-2*var(--margin)-36px,380px)] snap-start max-md:card max-md:px-6 max-md:pt-6 max-md:pb-8 max-md:frame-line',
  'md:border-border-strong md:px-8 md:not-first:border-l print:contents',
);

export function SampleMenu({ copy, courses, photo }: Props) {
  const half = Math.ceil(courses.length / 2);
  const leaves = [courses.slice(0, half), courses.slice(half)].filter((leaf) => leaf.length > 0);
  return (
    <section
      className="page-grid py-section print:block print:break-before-page print:py-0"
      aria-labelledby="menu-title"
    >
      <div className="lg:col-span-4">
        <SectionHeading id="menu-title" text={copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p
            className="mt-3 max-w-text text-muted md:mt-6 print:mt-1 print:max-w-none print:text-small"
            key={paragraph}
          >
            {paragraph}
          </p>
        ))}
        <div className="mt-10 aspect-4/5 max-lg:hidden print:hidden">
          {/* Decoration beside the dishes. */}
          <Photo photo={photo} alt="" sizes="(min-width: 1024px) 30vw, 1px" />
        </div>
      </div>
      {/* The keyboard can scroll it. */}
      <section
        className={clsx(
          pulled,
          'menu mt-6 max-md:not-print:strip md:not-focus-visible:frame-line lg:col-start-5 lg:mt-0 lg:self-start print:mt-3',
        )}
        aria-label={copy.card}
        tabIndex={0}
      >
        {leaves.map((leaf) => (
          <div className={leafLook} key={leaf.join()}>
            {leaf.map((course) => (
              <div
                className="not-first:mt-5 md:not-first:mt-8 print:mt-0! print:break-inside-avoid print:pb-3"
                key={course}
              >
                <h3 className="text-label text-accent">{copy.courses[course].title}</h3>
                <ul>
                  {copy.courses[course].dishes.map((dish) => (
                    <li
                      className="mt-1.5 text-balance md:mt-2 print:mt-0.5 print:text-small"
                      key={dish}
                    >
                      {dish}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </section>
    </section>
  );
}
