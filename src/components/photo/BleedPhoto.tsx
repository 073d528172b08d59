import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tw } from '../tw.ts';
import { Photo } from './Photo.tsx';

export const sides = {
  both: '',
  left: tw`lg:bleed-left`,
  right: tw`lg:bleed-right`,
};

type Props = ComponentProps<typeof Photo> & {
  /** Edge of the screen that the photo reaches; on phones it reaches both. */
  side: keyof typeof sides;
  className?: string;
};

export function BleedPhoto({ side, className, ...photo }: Props) {
  return (
    <div className={clsx('relative bleed-x', sides[side], className)}>
      <Photo {...photo} className={side === 'both' ? undefined : tw`lg:absolute lg:inset-0`} />
    </div>
  );
}
