import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { AlbumPhoto } from '../../photos/albumPhoto.ts';
import { largestFile } from '../../ui/photo/photoFiles.ts';
import { useHydrated } from '../../ui/hooks/useHydrated.ts';
import { useOnDemand } from '../../ui/hooks/useOnDemand.ts';
import { whenIdle } from '../../ui/whenIdle.ts';
import type { ViewerControls } from '../../viewer/viewerPhoto.ts';
import { useFrame } from '../../frame/Frame.tsx';
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

const load = () => import('../../viewer/Viewer.tsx');

/** Photos that open in one viewer: every PhotoTile inside shows its photo there, and `?photo=061` opens it directly. */
export function PhotoSet({ photos, controls, children }: Props) {
  const { language, words } = useFrame();
  const { wanted, isClosed, rest, open, stay, close } = usePhotoAddress(photos);
  const [Viewer, want] = useOnDemand(load);
  // A thousand links are rewritten between other work, not in one long task.
  const isHydrated = useDeferredValue(useHydrated());
  const [links] = useState(photoLinks);
  const lastSeen = useRef<string | null>(null);

  // The viewer is downloaded when photos have come into sight.
  useEffect(() => links.onSight(() => whenIdle(want)), [links, want]);

  // Without a connection the page stays as it is; its links still lead to the pictures.
  useEffect(() => {
    if (wanted) void want();
  }, [wanted, want]);

  useEffect(() => {
    if (!isClosed || lastSeen.current === null) return;
    links.focus(lastSeen.current);
    lastSeen.current = null;
  }, [isClosed, links]);

  const openPhoto = useCallback(
    async (photo: AlbumPhoto) => {
      lastSeen.current = photo.id;
      open(photo.id);
      if (!(await want())) window.location.assign(largestFile(photo));
    },
    [open, want],
  );

  const opener = useMemo(
    () => ({
      addressOf: (id: string) => (isHydrated ? withPhoto(rest, id) : undefined),
      onApproach: want,
      open: openPhoto,
      keep: links.keep,
    }),
    [isHydrated, rest, want, openPhoto, links],
  );

  return (
    <PhotoOpenerContext value={opener}>
      {children}
      {Viewer && wanted && (
        <Viewer
          // Another category is another row of photos.
          key={rest}
          photos={photos.map((photo) => ({ ...photo, alt: photo.alt[language] }))}
          wanted={wanted}
          controls={controls}
          words={words.viewer}
          previewOf={links.loadedFile}
          addressOf={(id) => new URL(withPhoto(rest, id), window.location.href).href}
          onShow={(id) => void (lastSeen.current = id)}
          onStay={stay}
          onClose={close}
        />
      )}
    </PhotoOpenerContext>
  );
}
