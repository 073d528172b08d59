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
import { useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { getLargestFile } from '../../components/photo/photoFiles.ts';
import { waitForIdle } from '../../components/wait.ts';
import { pickKnownParams } from '../../site/parameters.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { ViewerControls } from '../viewer/Viewer.tsx';
import { findPhotoId, PhotoOpenerContext, setPhotoParam } from './photoOpener.ts';

type Props = {
  photos: readonly PagePicture[];
  controls: ViewerControls;
  children: ReactNode;
};

const loadViewer = () => import('../viewer/Viewer.tsx');
const Viewer = lazy(loadViewer);

/** `?photo=061` opens a photo directly. */
export function PhotoSet({ photos, controls, children }: Props) {
  const { messages } = useLocale();
  const { search } = useLocation();
  const { opened, open, replaceOpenId, close } = useCloseOnBack(findOpenPhoto, getPhotoAddress);
  const isInSet = (id: string | null | undefined) => photos.some((photo) => photo.id === id);
  const wanted = isInSet(opened?.id) ? opened : null;
  // The router has restored the scroll position once the URL has changed, too.
  const isClosed = wanted === null && !isInSet(findPhotoId(search));
  const searchWithoutPhoto = setPhotoParam(pickKnownParams(search), null);
  // React keeps an empty fallback for at least 300 ms (https://github.com/react/react/issues/31819).
  const shown = useDeferredValue(wanted);
  // Deferred: a thousand links must not update in one long task.
  const isHydrated = useDeferredValue(useHydrated());
  const [links] = useState(() => new Map<string, HTMLAnchorElement>());
  const lastSeen = useRef<string | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void waitForIdle()
        .then(loadViewer)
        .catch(() => {});
    });
    for (const link of links.values()) observer.observe(link);
    return () => observer.disconnect();
  }, [links]);

  useEffect(() => {
    if (!isClosed || lastSeen.current === null) return;
    const link = links.get(lastSeen.current);
    if (link) focusLink(link);
    lastSeen.current = null;
  }, [isClosed, links]);

  /** Without the viewer, a press opens the image file. */
  const openFile = () => {
    const pressed = photos.find(({ id }) => id === lastSeen.current);
    if (pressed) window.location.assign(getLargestFile(pressed));
  };

  const opener = useMemo(
    () => ({
      getAddress: (id: string) => (isHydrated ? setPhotoParam(searchWithoutPhoto, id) : undefined),
      open: ({ id }: PagePicture) => {
        lastSeen.current = id;
        open(id);
      },
      links,
    }),
    [isHydrated, searchWithoutPhoto, open, links],
  );

  return (
    <PhotoOpenerContext value={opener}>
      {children}
      <ErrorBoundary fallback={null} resetKeys={[wanted]} onError={openFile}>
        <Suspense fallback={null}>
          {wanted && shown && (
            <Viewer
              // Another category has other photos, so it gets a new viewer.
              key={searchWithoutPhoto}
              photos={photos}
              wanted={shown}
              controls={controls}
              messages={messages.viewer}
              getPreview={(id) => findLoadedFile(links.get(id))}
              getAddress={(id) =>
                new URL(setPhotoParam(searchWithoutPhoto, id), window.location.href).href
              }
              onShow={(id) => void (lastSeen.current = id)}
              onStay={replaceOpenId}
              onClose={close}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </PhotoOpenerContext>
  );
}

const findOpenPhoto = () => findPhotoId(window.location.search);
const getPhotoAddress = (id: string | null) => ({
  search: setPhotoParam(window.location.search, id),
});

/** Scrolls only if a keyboard focus is out of view. */
function focusLink(link: HTMLAnchorElement): void {
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  if (link.matches(':focus-visible') && (bottom < 0 || top > window.innerHeight))
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function findLoadedFile(link: HTMLAnchorElement | undefined): string | undefined {
  const image = link?.querySelector('img');
  return image?.complete && image.naturalWidth > 0 ? image.currentSrc : undefined;
}
