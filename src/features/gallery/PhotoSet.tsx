import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { largestFile } from '../../components/photo/photoFiles.ts';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { idle } from '../../components/wait.ts';
import type { ViewerControls } from '../viewer/Viewer.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { withPhoto, photoIn, PhotoOpenerContext } from './photoAddress.ts';
import { knownIn } from '../../site/parameters.ts';
import { useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';

type Props = {
  photos: readonly PagePicture[];
  controls: ViewerControls;
  children: ReactNode;
};

const loadViewer = () => import('../viewer/Viewer.tsx');
const Viewer = lazy(loadViewer);

const fetchViewer = () => void loadViewer().catch(() => {});

/** `?photo=061` opens a photo directly. */
export function PhotoSet({ photos, controls, children }: Props) {
  const { messages } = useLocale();
  const { wanted, isClosed, rest, open, stay, close } = usePhotoAddress(photos);
  // Not urgent: React keeps an empty fallback for at least 300 ms.
  const shown = useDeferredValue(wanted);
  // A thousand links must not update in one long task.
  const isHydrated = useDeferredValue(useHydrated());
  const [links] = useState(photoLinks);
  const lastSeen = useRef<string | null>(null);

  useEffect(() => links.onSight(() => idle().then(fetchViewer)), [links]);

  useEffect(() => {
    if (!isClosed || lastSeen.current === null) return;
    links.focus(lastSeen.current);
    lastSeen.current = null;
  }, [isClosed, links]);

  /** Without the viewer, a press opens the image file. */
  const openFile = () => {
    const pressed = photos.find(({ id }) => id === lastSeen.current);
    if (pressed) window.location.assign(largestFile(pressed));
  };

  const opener = useMemo(
    () => ({
      addressOf: (id: string) => (isHydrated ? withPhoto(rest, id) : undefined),
      onApproach: fetchViewer,
      open: ({ id }: PagePicture) => {
        lastSeen.current = id;
        open(id);
      },
      keep: links.keep,
    }),
    [isHydrated, rest, open, links],
  );

  return (
    <PhotoOpenerContext value={opener}>
      {children}
      <ErrorBoundary fallback={null} resetKeys={[wanted]} onError={openFile}>
        <Suspense fallback={null}>
          {wanted && shown && (
            <Viewer
              // Another category has other photos.
              key={rest}
              photos={photos}
              wanted={shown}
              controls={controls}
              messages={messages.viewer}
              previewOf={links.loadedFile}
              addressOf={(id) => new URL(withPhoto(rest, id), window.location.href).href}
              onShow={(id) => void (lastSeen.current = id)}
              onStay={stay}
              onClose={close}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </PhotoOpenerContext>
  );
}

const photoNow = () => photoIn(window.location.search);
const addressOf = (id: string | null) => ({ search: withPhoto(window.location.search, id) });

function usePhotoAddress(photos: readonly PagePicture[]) {
  const { search } = useLocation();
  const { opened, open, stay, close } = useCloseOnBack(photoNow, addressOf);

  const isOurs = (id: string | null | undefined) => photos.some((photo) => photo.id === id);
  const wanted = isOurs(opened?.id) ? opened : null;

  return {
    wanted,
    /** The router has restored the scroll position. */
    isClosed: wanted === null && !isOurs(photoIn(search)),
    /** Query string without the photo. */
    rest: withPhoto(knownIn(search), null),
    open,
    stay,
    close,
  };
}

function photoLinks() {
  const links = new Map<string, HTMLAnchorElement>();
  return {
    keep(id: string, link: HTMLAnchorElement): () => void {
      links.set(id, link);
      return () => void links.delete(id);
    },

    /** Calls back once. Returns a stop function. */
    onSight(callback: () => void): () => void {
      if (!('IntersectionObserver' in window)) return () => {};
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        callback();
      });
      for (const link of links.values()) observer.observe(link);
      return () => observer.disconnect();
    },

    loadedFile(id: string): string | undefined {
      const image = links.get(id)?.querySelector('img');
      return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
    },

    /** Scrolls only if a keyboard focus is out of view. */
    focus(id: string): void {
      const link = links.get(id);
      if (!link) return;
      link.focus({ preventScroll: true });
      const { top, bottom } = link.getBoundingClientRect();
      if (link.matches(':focus-visible') && (bottom < 0 || top > window.innerHeight))
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
}
