import type { CSSProperties } from 'react';
import type { PagePicture } from '../../site/photos/pagePicture.ts';

/** On phones held upright, `heroUpright` replaces `hero`. */
export type HeroPictures = { hero: PagePicture; heroUpright?: PagePicture };

/** Returns the properties of `.shade` (base.css). */
export function getVeil(pictures: HeroPictures | undefined): CSSProperties {
  const { depth, height } = pictures?.hero.veil ?? {};
  const upright = pictures?.heroUpright?.veil;
  return {
    ...(depth && { '--veil-depth': `${depth}%` }),
    ...(height && { '--veil-height': `${height}px` }),
    ...(upright?.depth && { '--upright-depth': `${upright.depth}%` }),
    ...(upright?.height && { '--upright-height': `${upright.height}px` }),
  };
}
