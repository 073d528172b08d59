import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { Photo } from '../../components/photo/Photo.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { tw } from '../../components/tw.ts';

type Props = {
  photos: readonly PagePicture[];
  current: number;
  name: string;
  onChoose: (index: number) => void;
};

const base = tw`block h-12 w-15 cursor-pointer border-0 transition-opacity focus-visible:bg-surface focus-visible:p-1 md:h-15 md:w-21`;

/** Replaces the focus ring's shadow. */
const chosen = tw`bg-transparent p-0 [box-shadow:0_3px_0_var(--night),0_5px_0_var(--honey)] forced-colors:border-b-4 forced-colors:border-[Highlight]`;

const other = tw`bg-transparent p-0 opacity-55 focus-visible:opacity-100 [@media(hover:hover)]:hover:opacity-100`;

export const Thumbnails = memo(function Thumbnails({ photos, current, name, onChoose }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const list = strip.current!;
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
      className="relative flex min-w-0 touch-pan-x scroll-px-10 [scrollbar-width:none] gap-2 overflow-x-auto overscroll-contain pb-1.5"
      ref={strip}
      aria-label={name}
    >
      {photos.map((photo, index) => (
        <li className="flex-none" key={photo.id}>
          <button
            type="button"
            className={clsx(base, index === current ? chosen : other)}
            aria-label={photo.alt}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <Photo photo={photo} alt="" sizes="84px" />
          </button>
        </li>
      ))}
    </ul>
  );
});
