import { createContext, useContext } from 'react';
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';

export type PhotoOpener = {
  /** Undefined until hydrated. */
  addressOf: (id: string) => string | undefined;
  onApproach: () => void;
  open: (photo: AlbumPhoto) => void;
  keep: (id: string, link: HTMLAnchorElement) => () => void;
};

export const PhotoOpenerContext = createContext<PhotoOpener | null>(null);

export const usePhotoOpener = (): PhotoOpener | null => useContext(PhotoOpenerContext);
