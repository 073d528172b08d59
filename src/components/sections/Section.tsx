import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tw } from '../tw.ts';

export const tones = {
  plain: '',
  tint: tw`bg-tint`,
  surface: tw`border-y border-border bg-surface`,
  inverse: tw`on-photo bg-inverse text-background`,
};

export const spaces = {
  none: '',
  sm: tw`py-section-sm`,
  md: tw`py-section`,
  lg: tw`py-section-lg`,
  top: tw`pt-section`,
  bottom: tw`pb-section`,
};

type Props = ComponentProps<'section'> & {
  tone?: keyof typeof tones;
  space?: keyof typeof spaces;
};

/** Its children are items of the twelve-column grid. */
export function Section({ tone = 'plain', space = 'md', className, ...rest }: Props) {
  return <section className={clsx('page-grid', tones[tone], spaces[space], className)} {...rest} />;
}
