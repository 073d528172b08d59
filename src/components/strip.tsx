import { tw } from './tw.ts';

/** Scrolls on phones. `relative` keeps visually hidden text inside. */
export const strip = tw`relative gap-y-10 max-sm:strip`;

export const inStrip = tw`w-72 max-w-full min-w-min flex-none snap-start`;
