import { clsx } from 'clsx';
import { useCallback, useEffect, useState, type Ref } from 'react';
import {
  getLargestFile,
  getPhotoUrl,
  getPlaceholderBackground,
  getSrcSet,
  getWebpWidths,
  getWidths,
} from '../../components/photo/photoFiles.ts';
import { tw } from '../../components/tw.ts';
import { runWhenOnline } from '../../components/wait.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Point, Size, View } from './geometry.ts';
import { computeViewport, wrapIndex, type ViewerState } from './viewerState.ts';

type Props = {
  photos: readonly PagePicture[];
  state: ViewerState;
  getPreview: (id: string) => string | undefined;
  ref: Ref<HTMLDivElement>;
  photoRef: Ref<HTMLDivElement>;
};

/** The photo between its neighbours, which load after it. */
export function Stage({ photos, state, getPreview, ref, photoRef }: Props) {
  const { position, view, dragOffset, held, stage } = state;
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const settle = useCallback((id: string) => setSettled((before) => new Set(before).add(id)), []);
  const getPhoto = (place: number) => photos[wrapIndex(position + place, photos.length)]!;
  const chosenIsSettled = settled.has(getPhoto(0).id);
  const places = photos.length > 1 ? [-1, 0, 1] : [0];
  return (
    <div
      ref={ref}
      className="viewer__stage relative col-span-full row-2 overflow-hidden"
      data-held={held || undefined}
    >
      {stage.size.width > 0 &&
        places.map((place) => {
          const photo = getPhoto(place);
          const isChosen = place === 0;
          return (
            <Slide
              key={position + place}
              ref={isChosen ? photoRef : undefined}
              photo={photo}
              preview={getPreview(photo.id)}
              place={place}
              size={computeViewport(state, position + place).photo}
              view={isChosen ? view : undefined}
              dragOffset={dragOffset}
              held={held}
              wanted={isChosen || chosenIsSettled || settled.has(photo.id)}
              onSettled={settle}
            />
          );
        })}
    </div>
  );
}

type SlideProps = {
  photo: PagePicture;
  preview?: string;
  /** 0 is the current photo, -1 and 1 are its neighbours. */
  place: number;
  size: Size;
  view?: View;
  dragOffset: Point;
  held: boolean;
  wanted: boolean;
  onSettled: (id: string) => void;
  ref?: Ref<HTMLDivElement>;
};

const layer = tw`absolute inset-0 bg-transparent`;

function Slide({
  photo,
  preview,
  place,
  size,
  view,
  dragOffset,
  held,
  wanted,
  onSettled,
  ref,
}: SlideProps) {
  const [large, setLarge] = useState<'coming' | 'there' | 'failed'>('coming');
  const [sharpness, setSharpness] = useState(1);
  const current = place === 0;

  // Zooming out keeps the larger file.
  const needed = Math.ceil(view?.scale ?? 1);
  if (needed > sharpness) setSharpness(needed);

  useEffect(() => {
    if (large !== 'coming') onSettled(photo.id);
    return large === 'failed' ? runWhenOnline(() => setLarge('coming')) : undefined;
  }, [large, onSettled, photo.id]);
  const show = () => setLarge('there');
  // A cached photo needs no fade.
  const showCached = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLarge('there');
  }, []);

  return (
    <div
      className={clsx(
        'absolute inset-0 grid animate-appear place-items-center',
        !held && 'transition-transform',
      )}
      aria-hidden={!current || undefined}
      style={{
        transform: `translate3d(calc(${place} * (100% + 16px) + ${dragOffset.x}px), ${current ? dragOffset.y : 0}px, 0)`,
      }}
    >
      <div
        ref={ref}
        className={clsx('relative overflow-hidden', !held && 'transition-transform')}
        style={{
          width: size.width,
          height: size.height,
          transform: view
            ? `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`
            : undefined,
          background: getPlaceholderBackground(photo),
        }}
      >
        {preview ? (
          <img className={layer} src={preview} alt="" draggable={false} />
        ) : (
          wanted && (
            <picture>
              <source type="image/avif" srcSet={getPhotoUrl(photo, getWidths(photo)[0]!, 'avif')} />
              <img
                className={layer}
                src={getPhotoUrl(photo, getWebpWidths(photo)[0]!, 'webp')}
                alt=""
                draggable={false}
              />
            </picture>
          )
        )}
        {wanted && large !== 'failed' && (
          <picture>
            <source
              type="image/avif"
              srcSet={getSrcSet(photo, 'avif')}
              sizes={`${Math.ceil(size.width * sharpness)}px`}
            />
            <img
              ref={showCached}
              className={clsx(layer, 'transition-opacity', large === 'coming' && 'opacity-0')}
              src={getLargestFile(photo)}
              alt={current ? photo.alt : ''}
              width={photo.width}
              height={photo.height}
              fetchPriority={current ? 'high' : 'low'}
              draggable={false}
              onLoad={({ currentTarget }) => void currentTarget.decode().then(show, show)}
              onError={() => setLarge('failed')}
            />
          </picture>
        )}
        {large === 'failed' && (
          <p className="absolute inset-x-0 bottom-0 bg-inverse px-4 py-3 text-note">{photo.alt}</p>
        )}
      </div>
    </div>
  );
}
