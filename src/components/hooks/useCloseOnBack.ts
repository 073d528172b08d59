import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, type Location, type To } from 'react-router-dom';

type Overlay = {
  overlay: string;
  page: string;
};

/** Returns the key of the page, also for an overlay. */
export const getPageKey = ({ key, state }: Location): string =>
  (state as Overlay | null)?.page ?? key;

export const createOpenIdFinder = (ids: readonly string[]) => (): string | null =>
  ids.find((id) => id === getHistoryEntry().usr?.overlay) ?? null;

/**
 * Gives an overlay a history entry: Back closes it, Forward reopens it. Both functions must be stable. They read
 * `window`, because Back may overtake the router.
 */
export function useCloseOnBack(
  findOpenId: () => string | null,
  getAddress: (id: string | null) => To = getCurrentAddress,
) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ readonly id: string } | null>(null);
  /** "address": the URL opened it. A second Escape before the render must not go back twice. */
  const openedBy = useRef<'press' | 'address' | null>(null);

  const show = useCallback((id: string | null, by: 'press' | 'address' = 'press') => {
    openedBy.current = id === null ? null : by;
    setOpened(id === null ? null : { id });
  }, []);

  useEffect(() => {
    const follow = () => show(findOpenId(), getHistoryEntry().usr ? 'press' : 'address');
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show, findOpenId]);

  const write = useCallback(
    (id: string | null, options: { replace: boolean; state?: Overlay | null }) =>
      void navigate(getAddress(id), { ...options, preventScrollReset: true }),
    [navigate, getAddress],
  );

  const open = useCallback(
    (id: string) => {
      if (openedBy.current === 'press') return;
      const { key = 'default', usr } = getHistoryEntry();
      show(id);
      write(id, { replace: false, state: { overlay: id, page: usr?.page ?? key } });
    },
    [show, write],
  );

  const replaceOpenId = (id: string) => {
    if (findOpenId() !== id) write(id, { replace: true, state: getHistoryEntry().usr });
  };

  const close = useCallback(() => {
    const by = openedBy.current;
    if (!by) return;
    show(null);
    if (by === 'press') void navigate(-1);
    else write(null, { replace: true });
  }, [show, navigate, write]);

  /** The new page replaces the overlay's history entry. */
  const leave = (href: string, preventScrollReset = false) => {
    const { pathname: currentPath, search, hash } = window.location;
    if (href === currentPath + search + hash) {
      window.addEventListener('popstate', () => void navigate(href, { replace: true }), {
        once: true,
      });
      return close();
    }
    show(null);
    void navigate(href, { replace: true, preventScrollReset });
  };

  return { opened, open, replaceOpenId, close, leave };
}

/** Of React Router 7. The first entry of a document has no key. */
const getHistoryEntry = (): { key?: string; usr?: Overlay | null } =>
  (window.history.state as object | null) ?? {};

const getCurrentAddress = (): To => ({
  search: window.location.search,
  hash: window.location.hash,
});
