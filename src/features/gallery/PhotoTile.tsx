import { useCallback, type ReactNode } from 'react';
import type { PagePicture } from '../../site/photos/pictures.ts';
import { largestFile } from '../../components/photo/photoFiles.ts';
import { plainPress } from '../../components/plainPress.ts';
import { usePhotoOpener } from './photoOpener.ts';
import { LibraryPhoto } from '../../components/LibraryPhoto.tsx';
import './PhotoTile.css';
import { tw } from '../../components/tw.ts';

type Props = {
  photo: PagePicture;
  sizes: string;
  widest?: number;
  /** On the first screen: loaded with the page. */
  eager?: boolean;
  /** Where the alt text says something else: what the link is called, in the language of the page. */
  name?: string;
  alt?: string;
  altLang?: string;
  className?: string;
  /** Words over the photo on hover and focus, on screens wide enough for them; the viewer has them for all. */
  children?: ReactNode;
};

/** A photo that opens large: in the viewer of the PhotoSet around it, without script or without a set as a file. */
export function PhotoTile({ photo, name, children, className = '', ...rest }: Props) {
  const opener = usePhotoOpener();
  const { id } = photo;
  const keep = opener?.keep;
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => (link && keep ? keep(id, link) : undefined),
    [keep, id],
  );
  return (
    <a
      ref={ref}
      className={tw`tile group ${className}`}
      aria-label={name}
      href={opener?.addressOf(id) ?? largestFile(photo)}
      onClick={opener ? plainPress(() => opener.open(photo)) : undefined}
      onPointerEnter={opener?.onApproach}
      onTouchStart={opener?.onApproach}
      onFocus={opener?.onApproach}
    >
      <LibraryPhoto photo={photo} {...rest} />
      {children && (
        // What the photo shows has been said by its alt text.
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 px-2.5 pt-[56px] pb-2 text-small leading-[1.4] text-paper opacity-0 [background:linear-gradient(to_top,rgb(var(--veil)/.86),rgb(var(--veil)/.66)_45%,rgb(var(--veil)/0))] [transition:opacity_var(--medium)_var(--ease)] group-hover:opacity-100 group-focus-visible:opacity-100 max-lg:hidden"
        >
          {children}
        </span>
      )}
    </a>
  );
}
