import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AlbumPhoto } from '../../photos/albumPhoto.ts';
import { knownIn } from '../../site/parameters.ts';
import { photoIn, withPhoto } from './photoAddress.ts';

/** Mark in the history: this entry was made by opening the viewer, so Back leads to the page it was opened from. */
type Entry = { openedHere?: true } | null;

/**
 * Which of these photos the address opens, and the ways to open one, to stay at another, and to close. The window is asked for its
 * address, not the router, which works in transitions: nobody waits for those, and a Back that overtakes one counts too.
 */
export function usePhotoAddress(photos: readonly AlbumPhoto[]) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  /** What was asked for, by a press or by the address. The visitor goes on from it: an echo of that, come late, would lead them back. */
  const [asked, setAsked] = useState<{ readonly id: string } | null>(null);
  /** Known before React has rendered it: who presses Escape twice shall not go back twice. */
  const isOpen = useRef(false);

  const ask = useCallback((id: string | null) => {
    isOpen.current = id !== null;
    setAsked(id === null ? null : { id });
  }, []);

  useEffect(() => {
    const follow = () => ask(photoIn(window.location.search));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [ask]);

  const write = useCallback(
    (id: string | null, entry: { replace: boolean; state: Entry }) =>
      void navigate({ search: withPhoto(window.location.search, id) }, { ...entry, preventScrollReset: true }),
    [navigate],
  );

  const open = useCallback(
    (id: string) => {
      ask(id);
      write(id, { replace: false, state: { openedHere: true } });
    },
    [ask, write],
  );

  const stay = (id: string) => {
    if (photoIn(window.location.search) !== id) write(id, { replace: true, state });
  };

  const close = () => {
    if (!isOpen.current) return;
    ask(null);
    if ((state as Entry)?.openedHere) void navigate(-1);
    else write(null, { replace: true, state: null });
  };

  const isOurs = (id: string | null | undefined) => photos.some((photo) => photo.id === id);
  const wanted = isOurs(asked?.id) ? asked : null;

  return {
    wanted,
    /** Nothing is open, and the router has put the page back where it was. */
    isClosed: wanted === null && !isOurs(photoIn(search)),
    /** What else the address asks the page for. */
    rest: withPhoto(knownIn(search), null),
    open,
    stay,
    close,
  };
}
