import { createContext, useContext } from 'react';
import type { PagePicture } from '../../site/photos/pagePicture.ts';

export type PhotoOpener = {
  /** Undefined until hydrated. */
  addressOf: (id: string) => string | undefined;
  onApproach: () => void;
  open: (photo: PagePicture) => void;
  keep: (id: string, link: HTMLAnchorElement) => () => void;
};

export const PhotoOpenerContext = createContext<PhotoOpener | null>(null);

export const usePhotoOpener = (): PhotoOpener | null => useContext(PhotoOpenerContext);
