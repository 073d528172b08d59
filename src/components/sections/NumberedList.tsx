import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';
import { wordsOf, type Item } from './item.ts';

type Props = {
  items: readonly Item[];
  /** Columns of the list. */
  className?: string;
};

/** Steps or reasons, numbered 01, 02, 03. */
export function NumberedList({ items, className }: Props) {
  return (
    <ol className={className}>
      {items.map(wordsOf).map(([title, text], index) => (
        <li className="flex gap-6 border-t border-border-strong py-6" key={title}>
          <ItemNumber index={index} className="pt-2" />
          <div>
            <h3 className="font-display text-display-4">{title}</h3>
            <p className="mt-2 max-w-text text-muted">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Screen readers count list items themselves. */
export function ItemNumber({ index, className }: { index: number; className?: string }) {
  return (
    <span
      className={clsx('text-note font-semibold text-accent tabular-nums', className)}
      aria-hidden="true"
    >
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
