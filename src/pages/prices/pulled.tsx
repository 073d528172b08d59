import { tw } from '../../components/tw.ts';

/** Scroll-snap strip. `relative` keeps sr-only text from widening the page. */
export const pulled = tw`relative [scrollbar-width:none] overscroll-x-contain`;
