import { tw } from './tw.ts';

/** On phones parts lie side by side and snap, each so wide that the next one looks in; from tablets on they are a grid. What is only heard scrolls with them. On paper nothing scrolls. */
export const strip = tw`relative max-sm:mx-[calc(-1*var(--margin))] max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-margin max-sm:gap-x-2.5 max-sm:overflow-x-auto max-sm:px-margin sm:grid sm:gap-y-5 print:flex-wrap print:overflow-visible`;

/** A part; how wide it is, its own file says. */
export const inStrip = tw`max-sm:flex-none max-sm:snap-start`;
