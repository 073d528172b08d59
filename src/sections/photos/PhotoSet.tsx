import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AlbumPhoto } from '../../photos/albumPhoto.ts';
import { photoUrl, widthsOf } from '../../ui/picture.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { ViewerControls } from '../../viewer/Viewer.tsx';
import { useFrame } from '../../frame/Frame.tsx';
import { photoIn, withPhoto } from './photoAddress.ts';
import { PhotoOpenerContext } from './photoOpener.ts';
import { useViewer } from './useViewer.ts';

type Props = {
  /** In the order of the page. */
  photos: readonly AlbumPhoto[];
  controls: ViewerControls;
  children: ReactNode;
};

/** Mark in the history: this entry was made by opening the viewer, so Back leads to the page it was opened from. */
type Entry = { openedHere?: true } | null;

/** The address follows the photo after this pause (milliseconds): browsers refuse a hundred changes in half a minute. */
const settling = 300;

/** Photos that open in one viewer: every PhotoTile inside shows its photo there, and `?photo=061` opens it directly. */
export function PhotoSet({ photos, controls, children }: Props) {
  const { language, words } = useFrame();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { Viewer, load } = useViewer();

  const rest = withPhoto(search, null);
  const askedIn = useCallback((address: string) => photos.find(({ id }) => id === photoIn(address))?.id ?? null, [photos]);
  const asked = askedIn(search);
  /** The photo in the viewer. It leads, the address follows; opening does not wait for the router. */
  const [shown, setShown] = useState<string | null>(null);
  /** What the viewer was asked for, by a press on a photo or by the address. Not what it shows: an echo that comes late would lead it back. */
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const [hydrated, setHydrated] = useState(false);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const written = useRef<string | null>(null);
  const lastSeen = useRef<string | null>(null);

  const show = useCallback((id: string | null) => {
    setShown(id);
    setWanted(id === null ? null : { id });
  }, []);

  // The static page knows no query, so its first render here has no viewer either.
  // In a transition: a thousand links are rewritten between other work, not in one long task.
  useEffect(() => startTransition(() => setHydrated(true)), []);

  const follow = useCallback(
    (id: string | null) => {
      if (id === written.current) return;
      written.current = id;
      show(id);
    },
    [show],
  );
  useEffect(() => follow(asked), [asked, follow]);
  // A Back that comes before React has rendered the opening changes nothing that it renders: the router works in transitions.
  useEffect(() => {
    const onPop = () => follow(askedIn(window.location.search));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [askedIn, follow]);

  useEffect(() => {
    // Without a connection the page stays as it is; its links still lead to the pictures.
    if (shown !== null) load().catch(() => {});
  }, [shown, load]);

  const write = (id: string | null, options: { replace: boolean; state: Entry }) => {
    written.current = id;
    void navigate({ search: withPhoto(search, id) }, { ...options, preventScrollReset: true });
  };

  // The address follows the photo.
  useEffect(() => {
    if (shown === null || shown === written.current) return;
    const pause = setTimeout(() => write(shown, { replace: true, state }), settling);
    return () => clearTimeout(pause);
  });

  const close = () => {
    // Already on the way out: a second step back would leave the page.
    if (written.current === null) return;
    show(null);
    if ((state as Entry)?.openedHere) {
      written.current = null;
      void navigate(-1);
    } else write(null, { replace: true, state: null });
  };

  // The focus goes to the photo last seen, once Back has put the page where it was.
  useEffect(() => {
    if (shown !== null) lastSeen.current = shown;
    else if (asked === null && lastSeen.current !== null) {
      focusLink(links.current.get(lastSeen.current));
      lastSeen.current = null;
    }
  }, [shown, asked]);

  const open = (id: string) => {
    show(id);
    write(id, { replace: false, state: { openedHere: true } });
    load().catch(() => {
      const photo = photos.find((one) => one.id === id);
      if (photo) window.location.assign(photoUrl(photo, widthsOf(photo).at(-1) ?? photo.width, 'webp'));
    });
  };
  const latestOpen = useRef(open);
  useEffect(() => void (latestOpen.current = open));

  useNearness(links, load);

  const opener = useMemo(
    () => ({
      addressOf: (id: string) => (hydrated ? withPhoto(rest, id) : undefined),
      onApproach: () => void load().catch(() => {}),
      open: (id: string) => latestOpen.current(id),
      keep: (id: string, link: HTMLAnchorElement) => {
        links.current.set(id, link);
        return () => void links.current.delete(id);
      },
    }),
    [hydrated, rest, load],
  );

  const previewOf = useCallback((id: string) => loadedPicture(links.current.get(id)), []);

  return (
    <PhotoOpenerContext value={opener}>
      {children}
      {Viewer && wanted && (
        <Viewer
          // Another category is another row of photos.
          key={rest}
          photos={photos.map((picture) => ({ picture, alt: picture.alt[language] }))}
          wanted={wanted}
          controls={controls}
          words={words.viewer}
          previewOf={previewOf}
          addressOf={(id) => new URL(withPhoto(search, id), window.location.href).href}
          onShow={setShown}
          onClose={close}
        />
      )}
    </PhotoOpenerContext>
  );
}

/** Downloads the viewer when one of the photos has come into sight and the browser has nothing else to do. */
function useNearness(links: { current: Map<string, HTMLAnchorElement> }, load: () => Promise<void>) {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(() => load().catch(() => {}));
    });
    for (const link of links.current.values()) observer.observe(link);
    return () => observer.disconnect();
  }, [links, load]);
}

/** The file of the thumbnail, if the browser has it. */
const loadedPicture = (link: HTMLAnchorElement | undefined): string | undefined => {
  const image = link?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
};

/** Focuses without moving the page; only where the focus must be seen, by keyboard, the photo comes into sight. */
function focusLink(link: HTMLAnchorElement | undefined) {
  if (!link) return;
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  if (link.matches(':focus-visible') && (bottom < 0 || top > window.innerHeight)) link.scrollIntoView({ block: 'center', behavior: 'instant' });
}
