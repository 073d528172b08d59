import { clsx } from 'clsx';
import { useCallback, useContext, type ComponentProps, type ReactNode } from 'react';
import { Photo } from '../../components/photo/Photo.tsx';
import { getLargestFile } from '../../components/photo/photoFiles.ts';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { PhotoOpenerContext } from './photoOpener.ts';
import './PhotoTile.css';

type Props = ComponentProps<typeof Photo> & {
  name?: string;
  /** Caption on the photo; on wide screens only on hover. */
  children?: ReactNode;
};

/** Opens in the surrounding PhotoSet, otherwise as a file. */
export function PhotoTile({ photo, name, children, className, ...rest }: Props) {
  const opener = useContext(PhotoOpenerContext);
  const { id } = photo;
  const links = opener?.links;
  const ref = useCallback(
    (link: HTMLAnchorElement) => {
      links?.set(id, link);
      return () => void links?.delete(id);
    },
    [links, id],
  );
  return (
    <a
      ref={ref}
      className={clsx('tile group', className)}
      aria-label={name}
      href={opener?.getAddress(id) ?? getLargestFile(photo)}
      onClick={opener ? createPressHandler(() => opener.open(photo)) : undefined}
    >
      <Photo
        photo={photo}
        {...rest}
        className="absolute inset-0 transition-transform duration-slow group-hover:scale-104"
      />
      {children && (
        // Hidden, because the alt text has the same words.
        <span
          aria-hidden="true"
          className={clsx(
            'tile__caption absolute inset-x-0 bottom-0 px-4 pt-10 pb-3 text-note text-surface',
            'transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 lg:opacity-0',
          )}
        >
          {children}
        </span>
      )}
    </a>
  );
}
