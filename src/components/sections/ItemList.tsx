import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';

export type Item =
  | { name: string; text: string }
  | { title: string; text: string }
  | { question: string; answer: string };

export const getItemTexts = (item: Item): readonly [heading: string, text: string] =>
  'question' in item
    ? [item.question, item.answer]
    : ['name' in item ? item.name : item.title, item.text];

const columns = {
  list: tw`grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12`,
  row: tw`border-t border-border-strong pt-4`,
  name: tw`text-display-4`,
  text: tw`mt-2 max-w-text text-muted`,
};

export const variants = {
  pairs: {
    list: '',
    row: tw`border-t border-border-strong py-6 last:border-b sm:flex sm:items-baseline sm:gap-x-gutter`,
    name: tw`min-w-min flex-none basis-1/3 text-display-4`,
    text: tw`mt-2 max-w-wide flex-1 text-muted`,
  },
  cells: {
    list: tw`border-t border-border-strong sm:grid sm:grid-cols-2`,
    row: tw`border-b border-border-strong py-6 sm:odd:pr-gutter sm:even:border-l sm:even:pl-gutter`,
    name: tw`text-display-2`,
    text: tw`mt-4 max-w-text`,
  },
  rows: { ...columns, list: tw`grid grid-cols-1 gap-y-8` },
  columns,
  /** The right column starts lower. */
  halves: {
    ...columns,
    list: tw`grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:gap-y-12 lg:pb-12`,
    row: tw`border-t border-border-strong pt-4 lg:even:translate-y-12`,
  },
};

type Props = {
  items: readonly Item[];
  variant: keyof typeof variants;
  className?: string;
};

export function ItemList({ items, variant, className }: Props) {
  const classes = variants[variant];
  const isTerms = items.some((item) => 'question' in item);
  const List = isTerms ? 'dl' : 'ul';
  const Row = isTerms ? 'div' : 'li';
  const Name = isTerms ? 'dt' : 'h3';
  const Text = isTerms ? 'dd' : 'p';
  return (
    <List className={clsx(classes.list, className)}>
      {items.map(getItemTexts).map(([name, text]) => (
        <Row className={classes.row} key={name}>
          <Name className={clsx('font-display', classes.name)}>{name}</Name>
          <Text className={classes.text}>
            <RichText text={text} />
          </Text>
        </Row>
      ))}
    </List>
  );
}
