import { ArrowUp } from 'lucide-react';
import { focusHeading } from '../components/focusHeading.ts';
import { useScrolledPast } from '../components/hooks/useScrolledPast.ts';
import { Tip } from '../components/Tip.tsx';
import { useFrame } from '../components/Frame.tsx';
import { useHasPhoneBar } from './useHasPhoneBar.ts';
import { tw } from '../components/tw.ts';

/** Pixels of scroll (docs/specification.md, "Bars and menus"). */
const shownBeyond = 300;

export function BackToTop() {
  const { words } = useFrame();
  const hasPhoneBar = useHasPhoneBar();
  const shown = useScrolledPast(shownBeyond);
  if (!shown) return null;
  const toTop = () => {
    window.scrollTo({
      top: 0,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    // The button disappears: move its focus.
    focusHeading();
  };
  return (
    <Tip label={words.backToTop} side="left">
      <button
        type="button"
        // Outside, the ring's contrast depends on the page.
        className={tw`fixed right-[max(16px,env(safe-area-inset-right))] z-14 flex size-6 [animation:appear_var(--medium)_var(--ease)] cursor-pointer items-center justify-center rounded border border-stone bg-limestone p-0 transition-colors hover:border-ink hover:bg-ink hover:text-limestone focus-visible:outline-offset-[-5px] md:right-3 md:bottom-3 ${hasPhoneBar ? tw`bottom-[calc(76px+env(safe-area-inset-bottom))]` : tw`bottom-[calc(16px+env(safe-area-inset-bottom))]`}`}
        aria-label={words.backToTop}
        onClick={toTop}
      >
        <ArrowUp className="icon" />
      </button>
    </Tip>
  );
}
