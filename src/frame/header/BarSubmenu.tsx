import { ChevronDown } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { pageRow, type PageId, type ParentId } from '../../site/pages.ts';
import { pathOf } from '../../site/paths.ts';
import { useOnDemand } from '../../ui/useOnDemand.ts';
import { useFrame } from '../Frame.tsx';

/** Where the bar has its menu (Header.css). */
const wide = '(min-width: 1200px)';

const load = () => import('./Submenu.tsx');

/** The menu behind all such words, for the bar to hand to each; downloaded when the bar is there and the browser is idle. */
export const useSubmenu = () => useOnDemand(load, { early: wide });

type Props = {
  submenu: ReturnType<typeof useSubmenu>;
  page: ParentId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A menu word with a submenu: a link to its page, so that it works before and without script, which opens the menu
 * once React is here. It stays the same element whatever is downloaded meanwhile: one that took its place between
 * pointerdown and pointerup would lose the press.
 */
export function BarSubmenu({ submenu: [Submenu, want], page, current, open, onOpenChange }: Props) {
  const { language, words } = useFrame();
  const word = useRef<HTMLAnchorElement>(null);

  const openMenu = async () => {
    onOpenChange(true);
    if (!(await want())) onOpenChange(false);
  };
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (open) onOpenChange(false);
    else void openMenu();
  };

  return (
    <div className="menu__word">
      <a
        ref={word}
        href={pathOf(page, language)}
        role="button"
        className="menu__link"
        data-here={(current && [current, pageRow(current).parent].includes(page)) || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
        onClick={toggle}
        // As on any menu button; Enter is a click already.
        onKeyDown={(event) => (event.key === ' ' || event.key === 'ArrowDown') && toggle(event)}
      >
        {words.pages[page]}
        <ChevronDown className="icon" aria-hidden="true" />
      </a>
      {Submenu && <Submenu word={word} page={page} current={current} open={open} onOpenChange={onOpenChange} />}
    </div>
  );
}
