import { ChevronDown } from 'lucide-react';
import { lazy, startTransition, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { submenuOf, type PageId } from '../site/pages.ts';
import { pathOf } from '../site/paths.ts';
import { useFrame } from './Frame.tsx';

const Submenu = lazy(() => import('./Submenu.tsx'));

export type BarSubmenuProps = {
  page: PageId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A menu word with a submenu. Until the visitor shows interest it is a plain link to its page, so that it works
 * before and without script; the Radix menu is downloaded at the first hover, focus or press.
 */
export function BarSubmenu(props: BarSubmenuProps) {
  const [wanted, setWanted] = useState(false);
  const hadFocus = useRef(false);
  // In a transition, so that the link stays until the menu is here to take its place.
  const want = () => startTransition(() => setWanted(true));

  const openOnPress = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    hadFocus.current = true;
    want();
    props.onOpenChange(true);
  };
  const trigger = useTriggerProps(props);
  const plain = (
    <a
      {...trigger}
      onPointerEnter={want}
      onFocus={() => {
        hadFocus.current = true;
        want();
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      onClick={openOnPress}
      // As on the menu's own trigger; Enter is a click already.
      onKeyDown={(event) => (event.key === ' ' || event.key === 'ArrowDown') && openOnPress(event)}
    >
      <TriggerWords page={props.page} />
    </a>
  );
  return <Suspense fallback={plain}>{wanted ? <Submenu {...props} takeFocus={hadFocus.current} /> : plain}</Suspense>;
}

/** What the plain link and the menu's trigger have in common. */
export const useTriggerProps = ({ page, current, open }: Pick<BarSubmenuProps, 'page' | 'current' | 'open'>) => {
  const { language } = useFrame();
  const isHere = current === page || (current !== undefined && submenuOf(page).includes(current));
  return {
    href: pathOf(page, language),
    role: 'button',
    className: 'menu__link',
    'data-here': isHere || undefined,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  } as const;
};

export function TriggerWords({ page }: { page: PageId }) {
  const { words } = useFrame();
  return (
    <>
      {words.pages[page]}
      <ChevronDown className="icon" aria-hidden="true" />
    </>
  );
}
