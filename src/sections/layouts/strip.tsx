import { tw } from '../../ui/tw.ts';

/** On phones plans lie side by side and snap, each so wide that the next one looks in. */
export const strip = tw`relative max-sm:mx-[calc(-1*var(--margin))] max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-margin max-sm:gap-x-2.5 max-sm:overflow-x-auto max-sm:px-margin sm:grid sm:grid-cols-[1fr_1fr] sm:gap-x-gutter sm:gap-y-5`;

export const inStrip = tw`max-sm:w-[min(86%,340px)] max-sm:flex-none max-sm:snap-start`;
