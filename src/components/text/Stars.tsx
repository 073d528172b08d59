import { useLocale } from '../Locale.tsx';

const star = 'm10 1.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.1 4.7 18l1.1-6L1.4 7.800l6-.8z';

export const Star = () => (
  <svg className="size-4" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d={star} />
  </svg>
);

/** All sample reviews have five stars (docs/specification.md, "Figures"). */
export function Stars() {
  const { messages } = useLocale();
  return (
    <div className="flex text-honey-deep" role="img" aria-label={messages.stars}>
      {[1, 2, 3, 4, 5].map((n) => (
        <Star key={n} />
      ))}
    </div>
  );
}
