import { useCallback, useState, type Ref } from 'react';
import { Slide } from './Slide.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { frameOf, indexOf, type ViewerState } from './viewerState.ts';

type Props = {
  photos: readonly PagePicture[];
  state: ViewerState;
  previewOf: (id: string) => string | undefined;
  ref: Ref<HTMLDivElement>;
  photoRef: Ref<HTMLDivElement>;
};

/** Neighbours load after the current photo. */
export function Stage({ photos, state, previewOf, ref, photoRef }: Props) {
  const { position, view, pulled, held, stage } = state;
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const settle = useCallback(
    (id: string) => setSettled((before) => (before.has(id) ? before : new Set(before).add(id))),
    [],
  );
  const at = (place: number) => photos[indexOf(position + place, photos.length)]!;
  const chosenIsSettled = settled.has(at(0).id);
  const places = photos.length > 1 ? [-1, 0, 1] : [0];
  return (
    <div ref={ref} className="viewer__stage" data-held={held || undefined}>
      {stage.size.width > 0 &&
        places.map((place) => {
          const photo = at(place);
          const isChosen = place === 0;
          return (
            <Slide
              key={position + place}
              ref={isChosen ? photoRef : undefined}
              photo={photo}
              preview={previewOf(photo.id)}
              place={place}
              size={frameOf(state, position + place).photo}
              view={isChosen ? view : undefined}
              pulled={isChosen ? pulled : { x: pulled.x, y: 0 }}
              wanted={isChosen || chosenIsSettled || settled.has(photo.id)}
              onSettled={settle}
            />
          );
        })}
    </div>
  );
}
