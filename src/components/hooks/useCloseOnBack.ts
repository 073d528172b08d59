import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, type Location, type To } from 'react-router-dom';

/** State of a history entry that was made by opening something over a page. */
type Overlay = {
  /** Id of the menu, dialog or photo. */
  overlay: string;
  /** Key of the page's own entry. */
  page: string;
};

/** Returns the key of the page at a location. An overlay has a separate entry, but shares the scroll position and focus of its page. */
export const pageKey = ({ key, state }: Location): string => (state as Overlay | null)?.page ?? key;

/** The current history entry as React Router 7 writes it. The first one of a document has no key. */
const entry = (): { key?: string; usr?: Overlay | null } =>
  (window.history.state as object | null) ?? {};

/** Returns a function that reads which of these the current history entry opens. */
export const openedOf = (ids: readonly string[]) => (): string | null =>
  ids.find((id) => id === entry().usr?.overlay) ?? null;

const samePage = (): To => ({ search: window.location.search, hash: window.location.hash });

/**
 * Gives what opens over the page (menu, dialog, viewer) a history entry: Back closes it, Forward opens it again.
 * `idNow` reads what the current entry opens, `addressOf` returns the address of an entry. Both must be stable.
 *
 * They ask the window, not the router: router updates are transitions, and a Back may overtake them.
 */
export function useCloseOnBack(
  idNow: () => string | null,
  addressOf: (id: string | null) => To = samePage,
) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ readonly id: string } | null>(null);
  /** Known before React renders: a second Escape must not go back twice. "address": somebody came with the id in the address. */
  const openedBy = useRef<'press' | 'address' | null>(null);

  const show = useCallback((id: string | null, by: 'press' | 'address' = 'press') => {
    openedBy.current = id === null ? null : by;
    setOpened(id === null ? null : { id });
  }, []);

  useEffect(() => {
    const follow = () => show(idNow(), entry().usr ? 'press' : 'address');
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [show, idNow]);

  const write = useCallback(
    (id: string | null, options: { replace: boolean; state?: Overlay | null }) =>
      void navigate(addressOf(id), { ...options, preventScrollReset: true }),
    [navigate, addressOf],
  );

  const open = useCallback(
    (id: string) => {
      if (openedBy.current === 'press') return;
      const { key = 'default', usr } = entry();
      show(id);
      write(id, { replace: false, state: { overlay: id, page: usr?.page ?? key } });
    },
    [show, write],
  );

  /** Puts another id into the current entry. */
  const stay = (id: string) => {
    if (idNow() !== id) write(id, { replace: true, state: entry().usr });
  };

  const close = useCallback(() => {
    const by = openedBy.current;
    if (!by) return;
    show(null);
    if (by === 'press') void navigate(-1);
    else write(null, { replace: true });
  }, [show, navigate, write]);

  /** Follows a link inside: the page replaces the entry. The page underneath is only uncovered, and scrolled to its top. */
  const leave = (href: string, preventScrollReset = false) => {
    const { pathname: here, search, hash } = window.location;
    if (href === here + search + hash) {
      window.addEventListener('popstate', () => void navigate(href, { replace: true }), {
        once: true,
      });
      return close();
    }
    show(null);
    void navigate(href, { replace: true, viewTransition: true, preventScrollReset });
  };

  return { opened, open, stay, close, leave };
}
