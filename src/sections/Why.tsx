import { RichText } from '../frame/text/RichText.tsx';
import './Why.css';

export type WhyWords = {
  title: string;
  /** Four; each with a heading and two or three lines. */
  reasons: readonly { title: string; text: string }[];
};

/** Reasons in two columns, the right one a step lower, beside a heading that stays in sight. */
export function Why({ words }: { words: WhyWords }) {
  return (
    <section className="section grid why" aria-labelledby="why-title">
      <h2 className="why__head display t-head" id="why-title">
        <RichText text={words.title} />
      </h2>
      <ul className="why__list">
        {words.reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="display t-item">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
