import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tw } from './tw.ts';

/** `relative` contains visually hidden text, which would widen the page. */
export const scrollerClass = tw`relative -mx-margin flex snap-x snap-mandatory scroll-px-margin gap-x-4 gap-y-10 overflow-x-auto px-margin`;

export const scrollItemClass = tw`w-72 max-w-full min-w-min flex-none snap-start`;

/** The grid that replaces the strip. */
export const scrollerGridClass = tw`sm:mx-0 sm:grid sm:overflow-visible sm:px-0`;

const gridClasses = {
  sm: clsx(scrollerGridClass, 'sm:gap-x-gutter'),
  /** Large letters may still need to scroll. */
  lg: tw`lg:grid lg:gap-x-gutter`,
};

type Props = ComponentProps<'section'> & {
  as?: 'section' | 'ol';
  /** Or `aria-labelledby`. */
  label?: string;
  gridFrom?: keyof typeof gridClasses;
};

/** Scrolls sideways on small screens, also by keyboard. Children have `scrollItemClass`. */
export function Scroller({ as = 'section', label, gridFrom = 'sm', className, ...rest }: Props) {
  const Element = as as 'section';
  return (
    <Element
      className={clsx(scrollerClass, gridClasses[gridFrom], className)}
      aria-label={label}
      tabIndex={0}
      {...rest}
    />
  );
}
