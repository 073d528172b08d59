import { tw } from './tw.ts';

/** Scrolls on phones, a grid from tablets on. `relative` keeps visually hidden text inside. */
export const strip = tw`relative max-sm:-mx-margin max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-margin max-sm:gap-x-2.5 max-sm:overflow-x-auto max-sm:px-margin sm:grid sm:gap-y-5 print:flex-wrap print:overflow-visible`;

export const inStrip = tw`max-sm:flex-none max-sm:snap-start`;
