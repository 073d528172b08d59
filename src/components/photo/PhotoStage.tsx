import { clsx } from 'clsx';
import { useState } from 'react';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from './Photo.tsx';
import './PhotoStage.css';

type Props = { photo: PagePicture; sizes: string; className?: string };

/** Fades in the photo of the chosen row over those seen before. Others do not load. */
export function PhotoStage({ photo, sizes, className }: Props) {
  const [seen, setSeen] = useState([photo]);
  if (seen.at(-1) !== photo) setSeen([...seen.filter((one) => one !== photo), photo]);
  return (
    <div
      className={clsx('photo-stage relative overflow-hidden bg-subtle', className)}
      aria-hidden="true"
    >
      {seen.map((one) => (
        <Photo key={one.id} photo={one} sizes={sizes} alt="" className="absolute inset-0" />
      ))}
    </div>
  );
}
