import { memo, useEffect, useRef } from 'react';
import { Photo } from '../ui/Photo.tsx';
import type { ViewerPhoto } from './viewerPhoto.ts';

type Props = {
  photos: readonly ViewerPhoto[];
  current: number;
  name: string;
  onChoose: (index: number) => void;
};

/** All photos of the set in a strip that keeps the current one in its middle. */
export const Thumbnails = memo(function Thumbnails({ photos, current, name, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const list = strip.current;
    const item = list?.children[current];
    if (!list || !(item instanceof HTMLElement)) return;
    const still = isFirst.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    isFirst.current = false;
    // Not scrollIntoView: it would move the page behind as well.
    list.scrollTo?.({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2, behavior: still ? 'instant' : 'smooth' });
  }, [current]);

  return (
    <ul className="thumbs" ref={strip} aria-label={name}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button type="button" aria-label={photo.alt} aria-current={index === current || undefined} onClick={() => onChoose(index)}>
            <Photo photo={photo} alt="" sizes="84px" />
          </button>
        </li>
      ))}
    </ul>
  );
});
