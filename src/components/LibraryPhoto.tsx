import type { PagePicture } from '../site/photos/pictures.ts';
import { Photo, type Upright } from './photo/Photo.tsx';
import { useFrame } from './Frame.tsx';

type Props = {
  photo: PagePicture;
  sizes: string;
  widest?: number;
  priority?: boolean;
  eager?: boolean;
  upright?: Upright;
  /** If the crop shows less; "" if the text beside it says the same. */
  alt?: string;
  altLang?: string;
  className?: string;
};

/** Props: see Photo.tsx. */
export function LibraryPhoto({ photo, alt, ...rest }: Props) {
  const { language } = useFrame();
  return <Photo photo={photo} focus={photo.focus} alt={alt ?? photo.alt[language]} {...rest} />;
}
