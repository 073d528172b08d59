import { useEffect } from 'react';
import { useOnDemand } from '../ui/hooks/useOnDemand.ts';
import { useScrolledPast } from '../ui/hooks/useScrolledPast.ts';

const load = () => import('./BackToTopButton.tsx');

/** docs/specification.md, "Bars and menus": shown beyond this many pixels of scroll. Its code is downloaded then. */
const shownBeyond = 300;

export function BackToTop() {
  const shown = useScrolledPast(shownBeyond);
  const [Button, want] = useOnDemand(load);
  useEffect(() => {
    if (shown) void want();
  }, [shown, want]);
  return shown && Button && <Button />;
}
