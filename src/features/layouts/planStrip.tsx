import { clsx } from 'clsx';
import { inStrip, strip } from '../../components/strip.tsx';

export const planStrip = clsx(strip, 'sm:grid-cols-2 sm:gap-x-gutter');

export const inPlanStrip = clsx(inStrip, 'max-sm:w-[min(86%,340px)]');
