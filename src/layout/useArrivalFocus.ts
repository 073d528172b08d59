import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { getPageKey } from '../components/hooks/useCloseOnBack.ts';
import { findPage } from '../site/pages.ts';

/** Focuses the heading of the page, or of the section that a hash names. */
export const focusHeading = (hash = ''): void => {
  const section = document.getElementById(hash.slice(1));
  const heading = section
    ? (section.querySelector<HTMLElement>('h2, h3') ?? section)
    : document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** The n-th link with this `href`, found again after a new render. */
type FollowedLink = { href: string; index: number };

/**
 * Focuses the heading of a new page or section. After Back and Forward, focuses the link that led away, or nothing:
 * from the heading, Tab would jump to the top. A language change keeps the focus.
 */
export function useArrivalFocus(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = getPageKey(location);
  const isReturn = useNavigationType() === NavigationType.Pop;
  const lastPath = useRef(pathname);
  const lastFollowed = useRef(new Map<string, FollowedLink>());

  useEffect(() => {
    const previous = lastPath.current;
    lastPath.current = pathname;
    if (previous === pathname) return;
    const id = findPage(pathname);
    if (isReturn) refocusLink(lastFollowed.current.get(key));
    else if (!(id && id === findPage(previous))) focusHeading(hash);
  }, [key, pathname, hash, isReturn]);

  useEffect(() => {
    const rememberLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? findFollowedLink(target) : null;
      const href = link?.getAttribute('href');
      if (link && href)
        lastFollowed.current.set(key, { href, index: getLinks(href).indexOf(link) });
    };
    // The capture phase runs before the router's handler.
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, [key]);
}

function refocusLink(followed: FollowedLink | undefined): void {
  if (followed) getLinks(followed.href)[followed.index]?.focus({ preventScroll: true });
}

const getLinks = (href: string) => [
  ...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`),
];

/** For a link in a menu, returns the control that opens the menu. */
function findFollowedLink(target: Element): HTMLAnchorElement | null {
  const link = target.closest('a');
  return link?.closest('[role="menu"], [role="dialog"]')
    ? document.querySelector('a[aria-expanded="true"]')
    : link;
}
