import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { tw } from '../tw.ts';
import { Photo } from './Photo.tsx';

const fillsRow = tw`lg:absolute lg:inset-0`;

export const sides = {
  both: { box: '', photo: undefined },
  left: { box: tw`lg:bleed-left`, photo: fillsRow },
  right: { box: tw`lg:bleed-right`, photo: fillsRow },
};

type Props = ComponentProps<typeof Photo> & {
  /** Edge of the screen that the photo reaches. */
  side: keyof typeof sides;
  className?: string;
};

export function BleedPhoto({ side, className, ...photo }: Props) {
  const classes = sides[side];
  return (
    <div className={clsx('relative bleed-x', classes.box, className)}>
      <Photo {...photo} className={classes.photo} />
    </div>
  );
}
