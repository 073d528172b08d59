import { useLocation } from 'react-router-dom';
import type { AlbumPhoto } from '../../site/photos/albumPhoto.ts';
import { knownIn } from '../../site/parameters.ts';
import { useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';
import { photoIn, withPhoto } from './photoAddress.ts';

const photoNow = () => photoIn(window.location.search);
const addressOf = (id: string | null) => ({ search: withPhoto(window.location.search, id) });

/** Which of these photos the address opens, and the ways to open one, to stay at another, and to close. */
export function usePhotoAddress(photos: readonly AlbumPhoto[]) {
  const { search } = useLocation();
  const { opened, open, stay, close } = useCloseOnBack(photoNow, addressOf);

  const isOurs = (id: string | null | undefined) => photos.some((photo) => photo.id === id);
  const wanted = isOurs(opened?.id) ? opened : null;

  return {
    wanted,
    /** Nothing is open, and the router has put the page back where it was. */
    isClosed: wanted === null && !isOurs(photoIn(search)),
    /** What else the address asks the page for. */
    rest: withPhoto(knownIn(search), null),
    open,
    stay,
    close,
  };
}
