import { clsx } from 'clsx';
import { memo, useEffect, useRef, type Dispatch } from 'react';
import { Photo } from '../../components/photo/Photo.tsx';
import { tw } from '../../components/tw.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { ViewerAction } from './viewerState.ts';

type Props = {
  photos: readonly PagePicture[];
  current: number;
  name: string;
  dispatch: Dispatch<ViewerAction>;
};

const base = tw`block h-12 w-16 transition-opacity`;
const chosen = tw`border-b-2 border-honey`;
const other = tw`opacity-50 hover:opacity-100`;

export const Thumbnails = memo(function Thumbnails({ photos, current, name, dispatch }: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const list = listRef.current!;
    const item = list.children[current] as HTMLElement;
    const still = isFirst.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    isFirst.current = false;
    // scrollIntoView would also scroll the page behind.
    list.scrollTo?.({
      left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
      behavior: still ? 'instant' : 'smooth',
    });
  }, [current]);

  return (
    <ul
      className="viewer__thumbnails relative flex min-w-0 gap-2 overflow-x-auto overscroll-contain pb-2"
      ref={listRef}
      aria-label={name}
    >
      {photos.map((photo, index) => (
        <li className="flex-none" key={photo.id}>
          <button
            type="button"
            className={clsx(base, index === current ? chosen : other)}
            aria-label={photo.alt}
            aria-current={index === current || undefined}
            onClick={() => dispatch({ type: 'show', index })}
          >
            <Photo photo={photo} alt="" sizes="84px" />
          </button>
        </li>
      ))}
    </ul>
  );
});
