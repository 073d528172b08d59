import { useLocation } from 'react-router-dom';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { knownIn } from '../../site/parameters.ts';
import { useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';
import { photoIn, withPhoto } from './photoAddress.ts';

const photoNow = () => photoIn(window.location.search);
const addressOf = (id: string | null) => ({ search: withPhoto(window.location.search, id) });

export function usePhotoAddress(photos: readonly PagePicture[]) {
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
