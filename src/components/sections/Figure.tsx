import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { tw } from '../tw.ts';

export const sizes = {
  lg: tw`text-figure`,
  md: tw`text-numeral`,
  sm: tw`text-display-3`,
};

const labelSizes = { lg: tw`text-lead`, md: tw`text-small`, sm: tw`text-small` };

type Props = {
  value: number;
  suffix?: string;
  label: ReactNode;
  size?: keyof typeof sizes;
  /** With `div`, the figure is part of a `dl` and its label is the term. */
  as?: 'p' | 'h3' | 'div';
  className?: string;
};

/** A large number beside its label. Labels of figures below each other start at one place. */
export function Figure({ value, suffix, label, size = 'md', as: Box = 'p', className }: Props) {
  const isTerm = Box === 'div';
  const [Numeral, Label] = isTerm ? (['dd', 'dt'] as const) : (['b', 'span'] as const);
  const numeral = (
    <Numeral
      className={clsx(
        'overhang font-display whitespace-nowrap tabular',
        size === 'md' && 'three-digits',
        sizes[size],
      )}
    >
      {value}
      <FigureSuffix suffix={suffix} />
    </Numeral>
  );
  const caption = (
    <Label
      className={clsx(
        'flex-1 basis-24',
        Box === 'h3' ? 'font-semibold' : ['text-muted', labelSizes[size]],
      )}
    >
      {label}
    </Label>
  );
  return (
    // In a `dl` the term comes first in the HTML, so CSS reverses the order.
    <Box
      className={clsx(
        'flex flex-wrap items-baseline-last gap-x-4',
        isTerm && 'flex-row-reverse',
        className,
      )}
    >
      {isTerm && caption}
      {numeral} {!isTerm && caption}
    </Box>
  );
}

/** A plus or a per cent, raised. */
export const FigureSuffix = ({ suffix }: { suffix: string | undefined }) =>
  suffix && <span className="ml-1 align-top text-display-3 text-accent">{suffix}</span>;

/** A unit after the number is smaller. */
export function NumberWithUnit({ text }: { text: string }) {
  const [, number = text, unit] = /^(.*\d)(\D+)$/.exec(text) ?? [];
  return (
    <>
      {number}
      {unit && <small className="font-text">{unit}</small>}
    </>
  );
}
