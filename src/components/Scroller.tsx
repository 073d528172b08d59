import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tw } from './tw.ts';

/** `relative` keeps visually hidden text from widening the page. */
export const scrolls = tw`relative -mx-margin flex snap-x snap-mandatory scroll-px-margin gap-4 overflow-x-auto px-margin`;

export const scrollItem = tw`w-72 max-w-full min-w-min flex-none snap-start`;

/** Grid from this breakpoint on; its columns are in `className`. */
const grids = {
  sm: tw`sm:mx-0 sm:grid sm:gap-x-gutter sm:gap-y-10 sm:overflow-visible sm:px-0`,
  /** Scrolls there too if letters are large. */
  lg: tw`lg:grid lg:gap-x-gutter`,
  none: '',
};

type Props = ComponentProps<'section'> & {
  as?: 'section' | 'ol';
  /** Its accessible name. */
  label: string;
  gridFrom?: keyof typeof grids;
};

/**
 * Scrolls sideways from edge to edge on small screens, also by keyboard. Its parts are `scrollItem`s.
 */
export function Scroller({ as = 'section', label, gridFrom = 'sm', className, ...rest }: Props) {
  const Element = as as 'section';
  return (
    <Element
      className={clsx(scrolls, grids[gridFrom], className)}
      aria-label={label}
      tabIndex={0}
      {...rest}
    />
  );
}
