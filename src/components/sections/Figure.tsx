import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { tw } from '../tw.ts';

export const sizes = { lg: tw`text-figure`, md: tw`text-numeral`, sm: tw`text-display-3` };

/** Position of the label. In a `dl` the term comes first in the HTML, so CSS reverses the order. */
export const layouts = {
  below: { box: tw`flex flex-col gap-2`, term: tw`flex flex-col-reverse justify-end gap-2` },
  beside: {
    box: tw`flex flex-wrap items-baseline-last gap-x-4`,
    term: tw`flex flex-row-reverse flex-wrap items-baseline-last gap-x-4`,
  },
};

type Props = {
  value: ReactNode;
  mark?: string;
  label: ReactNode;
  size?: keyof typeof sizes;
  layout?: keyof typeof layouts;
  /** With `div`, the figure is part of a `dl` and its label is the term. */
  as?: 'p' | 'h3' | 'div';
  className?: string;
};

export function Figure({
  value,
  mark,
  label,
  size = 'md',
  layout = 'beside',
  as: Box = 'p',
  className,
}: Props) {
  const isTerm = Box === 'div';
  const [Numeral, Label] = isTerm ? (['dd', 'dt'] as const) : (['b', 'span'] as const);
  const numeral = (
    <Numeral className={clsx('-ml-1 font-display whitespace-nowrap tabular-nums', sizes[size])}>
      {value}
      {mark && <span className="ml-1 align-top text-display-3 text-accent">{mark}</span>}
    </Numeral>
  );
  const caption = (
    <Label
      className={clsx(
        layout === 'beside' && 'flex-1 basis-24',
        Box === 'h3' ? 'font-semibold' : ['text-muted', layout === 'beside' && 'text-small'],
      )}
    >
      {label}
    </Label>
  );
  return (
    <Box className={clsx(layouts[layout][isTerm ? 'term' : 'box'], className)}>
      {isTerm && caption}
      {numeral} {!isTerm && caption}
    </Box>
  );
}
