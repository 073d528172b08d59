import { lazy, Suspense } from 'react';
import { useScrolledPast } from '../ui/useScrolledPast.ts';

const Button = lazy(() => import('./BackToTopButton.tsx'));

/** SPEC section 9: shown beyond this many pixels of scroll. Its code is downloaded then. */
const shownBeyond = 300;

export function BackToTop() {
  const shown = useScrolledPast(shownBeyond);
  return <Suspense>{shown && <Button />}</Suspense>;
}
