import { tw } from '../../components/tw.ts';

/** What lies side by side on small screens is pulled along and stops at each part; what is there for the ear alone is not to widen the page. */
export const pulled = tw`relative snap-x snap-mandatory scroll-px-margin [scrollbar-width:none] overscroll-x-contain`;
