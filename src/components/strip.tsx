import { clsx } from 'clsx';
import { tw } from './tw.ts';

/** Scrolls on phones, a grid from tablets on. `relative` keeps visually hidden text inside. */
export const strip = tw`relative max-sm:strip max-sm:gap-x-5 sm:grid sm:gap-y-10 print:flex-wrap print:overflow-visible`;

export const inStrip = tw`max-sm:flex-none max-sm:snap-start`;

export const planStrip = clsx(strip, 'sm:grid-cols-2 sm:gap-x-gutter');

export const inPlanStrip = clsx(inStrip, 'max-sm:w-[min(86%,340px)]');
