import type { PagePicture } from '../site/photos/pictures.ts';
import { Photo, type Upright } from './photo/Photo.tsx';
import { useFrame } from './Frame.tsx';

type Props = {
  photo: PagePicture;
  /** How wide the photo stands, as in the `sizes` attribute. */
  sizes: string;
  /** The widest file that is worth loading here, in pixels. */
  widest?: number;
  /** On the first screen: loaded at once. */
  priority?: boolean;
  /** One of several on the first screen: loaded with the page. */
  eager?: boolean;
  /** What upright phones see instead, on the first screen. */
  upright?: Upright;
  /** Alt text of its own, where the crop shows less than the photo; "" where the words beside it say it all. */
  alt?: string;
  /** Its language, where it is not the page's. */
  altLang?: string;
  className?: string;
};

/** A photo of the library with its alt text in the visitor's language. */
export function LibraryPhoto({ photo, alt, ...rest }: Props) {
  const { language } = useFrame();
  return <Photo photo={photo} focus={photo.focus} alt={alt ?? photo.alt[language]} {...rest} />;
}
