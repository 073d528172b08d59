import { RichText } from '../text/RichText.tsx';

type Part = {
  title?: string;
  courses: readonly { name: string; dishes: readonly string[] }[];
};

export function MenuCard({ parts, note }: { parts: readonly Part[]; note?: string }) {
  return (
    // A second edge inside the first looks like a printed card.
    <div className="grid gap-x-gutter gap-y-12 border border-border bg-background px-6 py-section-sm sm:grid-cols-2 sm:px-8">
      {parts.map(({ title, courses }) => {
        const CourseName = title ? 'h4' : 'h3';
        return (
          <div
            className="grid grid-cols-1 content-start gap-y-8 border-border-strong sm:even:border-l sm:even:pl-gutter"
            key={courses[0]?.name}
          >
            {title && (
              <h3 className="font-display text-display-4">
                <RichText text={title} />
              </h3>
            )}
            {courses.map(({ name, dishes }) => (
              <div key={name}>
                <CourseName className="text-label text-muted">{name}</CourseName>
                <ul>
                  {dishes.map((dish) => (
                    <li key={dish} className="mt-2 text-balance">
                      {dish}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        );
      })}
      {note && (
        <p className="col-span-full border-t border-border-strong pt-6 text-note text-muted">
          {note}
        </p>
      )}
    </div>
  );
}
