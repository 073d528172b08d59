import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';
import { getItemTexts, type Item } from './ItemList.tsx';

export const sizes = {
  md: {
    row: tw`gap-4 py-6`,
    name: tw`font-display text-display-4`,
    text: tw`mt-2 max-w-text text-muted`,
  },
  sm: {
    row: tw`gap-2 py-4`,
    name: tw`font-semibold`,
    text: tw`mt-1 text-small text-muted`,
  },
};

type Props = {
  items: readonly Item[];
  size?: keyof typeof sizes;
  className?: string;
};

export function NumberedList({ items, size = 'md', className }: Props) {
  const classes = sizes[size];
  return (
    <ol className={className}>
      {items.map(getItemTexts).map(([title, text], index) => (
        <li className={clsx('flex border-t border-border-strong', classes.row)} key={title}>
          <ItemNumber index={index} />
          <div>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.text}>
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Screen readers count list items themselves. */
export function ItemNumber({ index }: { index: number }) {
  return (
    <span
      className="block min-w-8 flex-none pt-2 text-note font-semibold text-accent tabular"
      aria-hidden="true"
    >
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
