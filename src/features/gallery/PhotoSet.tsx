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
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';
import { largestFile } from '../../components/photo/photoFiles.ts';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { whenIdle } from '../../components/whenIdle.ts';
import type { ViewerControls } from '../viewer/viewerPhoto.ts';
import { useFrame } from '../../components/Frame.tsx';
import { withPhoto } from './photoAddress.ts';
import { photoLinks } from './photoLinks.ts';
import { PhotoOpenerContext } from './photoOpener.ts';
import { usePhotoAddress } from './usePhotoAddress.ts';

type Props = {
  /** In the order of the page. */
  photos: readonly AlbumPhoto[];
  controls: ViewerControls;
  children: ReactNode;
};

const loadViewer = () => import('../viewer/Viewer.tsx');
const Viewer = lazy(loadViewer);

/** Ahead of a press, which meets the refusal if there is one. */
const fetchViewer = () => void loadViewer().catch(() => {});

/** Photos that open in one viewer: every PhotoTile inside shows its photo there, and `?photo=061` opens it directly. */
export function PhotoSet({ photos, controls, children }: Props) {
  const { language, words } = useFrame();
  const { wanted, isClosed, rest, open, stay, close } = usePhotoAddress(photos);
  // Not urgent, so that React waits for the code instead of showing an empty fallback, after which it waits 300 ms in any case.
  const shown = useDeferredValue(wanted);
  // A thousand links are rewritten between other work, not in one long task.
  const isHydrated = useDeferredValue(useHydrated());
  const [links] = useState(photoLinks);
  const lastSeen = useRef<string | null>(null);

  // The viewer is downloaded when photos have come into sight.
  useEffect(() => links.onSight(() => whenIdle(fetchViewer)), [links]);

  useEffect(() => {
    if (!isClosed || lastSeen.current === null) return;
    links.focus(lastSeen.current);
    lastSeen.current = null;
  }, [isClosed, links]);

  /** Where the viewer cannot come, a press leads to the picture's file; a page that was opened with a photo stays as it is. */
  const openFile = () => {
    const pressed = photos.find(({ id }) => id === lastSeen.current);
    if (pressed) window.location.assign(largestFile(pressed));
  };

  const opener = useMemo(
    () => ({
      addressOf: (id: string) => (isHydrated ? withPhoto(rest, id) : undefined),
      onApproach: fetchViewer,
      open: ({ id }: AlbumPhoto) => {
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
              // Another category is another row of photos.
              key={rest}
              photos={photos.map((photo) => ({ ...photo, alt: photo.alt[language] }))}
              wanted={shown}
              controls={controls}
              words={words.viewer}
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
