import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Scroller } from '../Scroller.tsx';
import { RichText } from '../text/RichText.tsx';

type Part = {
  title?: string;
  courses: readonly { name: string; dishes: readonly string[] }[];
};

type Props = {
  parts: readonly Part[];
  note?: string;
};

/** On phones the second card shows at the edge. */
export function MenuCard({ parts, note }: Props) {
  const courseNames = parts.flatMap(({ courses }) => courses.map(({ name }) => name));
  return (
    <>
      <Scroller
        label={courseNames.join(', ')}
        className={parts.length > 1 ? 'sm:grid-cols-2' : undefined}
      >
        {parts.map(({ title, courses }) => {
          const CourseName = title ? 'h4' : 'h3';
          return (
            <div
              className={clsx(
                'paper grid min-w-min flex-none snap-start content-between gap-y-6 px-6 py-10 text-center sm:w-auto',
                parts.length > 1 ? 'w-11/12' : 'w-full',
              )}
              key={courses[0]?.name}
            >
              {title && (
                <h3 className="font-display text-display-4 italic">
                  <RichText text={title} />
                </h3>
              )}
              {courses.map(({ name, dishes }, index) => (
                <Fragment key={name}>
                  {index > 0 && <Sprig />}
                  <div>
                    <CourseName className="text-label text-accent">{name}</CourseName>
                    <ul>
                      {dishes.map((dish) => (
                        <li key={dish} className="mt-2 font-display text-title text-balance">
                          {dish}
                        </li>
                      ))}
                    </ul>
                  </div>
                </Fragment>
              ))}
            </div>
          );
        })}
      </Scroller>
      {note && <p className="mt-6 max-w-text text-note text-muted">{note}</p>}
    </>
  );
}

function Sprig() {
  return (
    <svg className="icon w-full text-primary" viewBox="0 0 48 20" aria-hidden="true">
      <path d="M4 10h40M13 10c1-4 4-6 8-6-1 4-4 6-8 6zm9 0c1 4 4 6 8 6-1-4-4-6-8-6zm9 0c1-4 4-6 8-6-1 4-4 6-8 6z" />
    </svg>
  );
}
