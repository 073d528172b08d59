import { RichText } from '../text/RichText.tsx';

export function Statements({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-3 font-display text-display-2">
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}
