import { tw } from '../../components/tw.ts';
import { inStrip, strip } from '../../components/strip.tsx';

export const planStrip = tw`${strip} sm:grid-cols-2 sm:gap-x-gutter`;

export const inPlanStrip = tw`${inStrip} max-sm:w-[min(86%,340px)]`;
