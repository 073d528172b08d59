import './PhotoGrid.css';
import { PhotoTile } from './PhotoTile.tsx';
import { captioned, type Shot } from './shots.ts';

type Props<Name extends string> = {
  shots: Readonly<Record<Name, Shot>>;
  captions: Readonly<Record<Name, string>>;
  /** How wide the widest of them stands, as in the `sizes` attribute. */
  sizes: string;
  /** The page's own arrangement of the grid. */
  className: string;
};

/** Photos that open large, with a caption below each; the page's style sheet says what lies where by `data-place`. */
export function PhotoGrid<Name extends string>({ shots, captions, sizes, className }: Props<Name>) {
  return (
    <div className={`photo-grid on-photo ${className}`}>
      {captioned(shots, captions).map(({ name, photo, place, focus, caption }) => (
        <figure key={name} data-place={place}>
          <PhotoTile photo={photo} focus={focus} sizes={sizes} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
