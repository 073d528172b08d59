import { RichText } from '../frame/text/RichText.tsx';

type Props = { items: readonly { name: string; text: string }[]; className: string; size?: 't-item' | 't-open' };

/** What there is of a kind, each with a heading and a few sentences. */
export function ItemList({ items, className, size = 't-item' }: Props) {
  return (
    <ul className={className}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3 className={`display ${size}`}>{name}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
