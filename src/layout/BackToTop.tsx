import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useScrolledPast } from '../components/hooks/useScrolledPast.ts';
import { useLocale } from '../components/Locale.tsx';
import { Tip } from '../components/Tip.tsx';
import { focusHeading } from './useArrivalFocus.ts';

/** Pixels of scroll (docs/specification.md, "Bars and menus"). */
const scrollThreshold = 300;

export function BackToTop() {
  const { messages } = useLocale();
  const shown = useScrolledPast(scrollThreshold);
  if (!shown) return null;
  const scrollToTop = () => {
    window.scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    // The button disappears.
    focusHeading();
  };
  return (
    <Tip label={messages.backToTop} side="left">
      <button
        type="button"
        // Outside, the contrast of the ring would depend on the page.
        className={clsx(
          'fixed right-4 bottom-safe-20 z-10 grid size-12 place-items-center rounded border border-border bg-background md:bottom-6',
          'focus-visible:-outline-offset-4',
          'animate-appear transition-colors hover:border-transparent hover:bg-foreground hover:text-background',
        )}
        aria-label={messages.backToTop}
        onClick={scrollToTop}
      >
        <ArrowUp className="icon" />
      </button>
    </Tip>
  );
}
