import { createContext } from 'react';
import type { Parameter } from '../../site/parameters.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';

const parameter: Parameter = 'photo';

export const photoIn = (search: string): string | null =>
  new URLSearchParams(search).get(parameter);

export const withPhoto = (search: string, id: string | null): string => {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const rest = query.toString();
  return rest && `?${rest}`;
};

type PhotoOpener = {
  /** Returns undefined until hydrated. */
  addressOf: (id: string) => string | undefined;
  onApproach: () => void;
  open: (photo: PagePicture) => void;
  links: Map<string, HTMLAnchorElement>;
};

export const PhotoOpenerContext = createContext<PhotoOpener | null>(null);
