import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';

const variants = {
  /** Name beside text. */
  pairs: {
    row: tw`ruled py-6 md:grid md:grid-cols-2-3 md:items-baseline md:gap-x-gutter lg:grid-cols-2`,
    name: tw`text-display-4`,
    text: tw`max-w-wide text-muted max-md:mt-2`,
  },
  /** Four cells with lines between them. */
  cells: {
    row: tw`border-b border-border-strong py-8 sm:pb-10 sm:odd:pr-gutter sm:even:border-l sm:even:pl-gutter sm:nth-[n+3]:border-b-0 lg:pt-10 lg:pb-16 lg:nth-[n+3]:pb-0`,
    name: tw`text-display-2`,
    text: tw`mt-3 max-w-text`,
  },
  rows: {
    row: tw`border-t border-border-strong py-6 lg:last:pb-0`,
    name: tw`text-display-4`,
    text: tw`mt-2 max-w-text text-muted`,
  },
  columns: {
    row: tw`border-t border-border-strong pt-4`,
    name: tw`text-display-4`,
    text: tw`mt-2 max-w-text text-pretty`,
  },
};

type Props = {
  items: readonly { name: string; text: string }[];
  variant: keyof typeof variants;
  className: string;
};

export function ItemList({ items, variant, className }: Props) {
  const classes = variants[variant];
  return (
    <ul className={className}>
      {items.map(({ name, text }) => (
        <li className={classes.row} key={name}>
          <h3 className={clsx('font-display', classes.name)}>{name}</h3>
          <p className={classes.text}>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
