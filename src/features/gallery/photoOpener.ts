import { createContext, useContext } from 'react';
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';

/** What a photo needs to open large in the viewer of the set around it. */
export type PhotoOpener = {
  /** The address that opens a photo here; undefined until the page has been taken over by script. */
  addressOf: (id: string) => string | undefined;
  /** The visitor comes near: the viewer is downloaded. */
  onApproach: () => void;
  open: (photo: AlbumPhoto) => void;
  /** Takes note of a photo's link for as long as it is on the page. */
  keep: (id: string, link: HTMLAnchorElement) => () => void;
};

export const PhotoOpenerContext = createContext<PhotoOpener | null>(null);

/** The set that this photo belongs to, if any. */
export const usePhotoOpener = (): PhotoOpener | null => useContext(PhotoOpenerContext);
