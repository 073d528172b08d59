import { createContext } from 'react';
import type { Parameter } from '../../site/parameters.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';

const parameter: Parameter = 'photo';

export const findPhotoId = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);

export const setPhotoParam = (search: string, id: string | null): string => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const rest = query.toString();
  return rest && `?${rest}`;
};

type PhotoOpener = {
  /** Returns undefined until hydrated. */
  getAddress: (id: string) => string | undefined;
  open: (photo: PagePicture) => void;
  links: Map<string, HTMLAnchorElement>;
};

export const PhotoOpenerContext = createContext<PhotoOpener | null>(null);
