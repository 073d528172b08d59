import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageAt } from '../site/paths.ts';
import { pageKey } from '../components/hooks/useCloseOnBack.ts';
import { focusHeading } from '../components/focusHeading.ts';

/** A link as it can be found again once its page has been drawn anew: its address, and how many with the same stand before it. */
type Way = { href: string; before: number };

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

/**
 * After a navigation the focus moves to the new page's heading. On Back and Forward the router restores the place, so
 * the focus returns to the link by which one had left it, or stays alone: Tab would jump from there to the top. In
 * another language the page is the same, and so is the focus.
 */
export function useArrivalFocus(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = pageKey(location);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const lastPath = useRef(pathname);
  /** The last link pressed in each entry of the history, by the key of its page. */
  const leftBy = useRef(new Map<string, Way>());

  useEffect(() => {
    const previous = lastPath.current;
    lastPath.current = pathname;
    if (previous === pathname) return;
    const id = pageAt(pathname);
    if (isReturn) focusWayOut(leftBy.current.get(key));
    else if (!hash && !(id && id === pageAt(previous))) focusHeading();
  }, [key, pathname, hash, isReturn]);

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? wayOutAt(target) : null;
      const href = link?.getAttribute('href');
      if (link && href) leftBy.current.set(key, { href, before: linksTo(href).indexOf(link) });
    };
    // Before the router hears of the press and goes.
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [key]);
}

/** The pressed link; of a menu, which is closed when one returns, the word that opened it. */
function wayOutAt(target: Element): HTMLAnchorElement | null {
  const link = target.closest('a');
  return link?.closest('[role="menu"], [role="dialog"]')
    ? document.querySelector('a[aria-expanded="true"]')
    : link;
}

function focusWayOut(way: Way | undefined): void {
  if (way) linksTo(way.href)[way.before]?.focus({ preventScroll: true });
}
