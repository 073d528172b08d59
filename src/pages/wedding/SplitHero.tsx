import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { belowHeader } from '../../components/headerHeight.ts';
import { buttonRow } from '../../components/Button.tsx';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';

type Props = {
  photo: PagePicture;
  /** For upright phones. */
  upright?: PagePicture;
  label: string;
  /** The h1, with line breaks. */
  title: string;
  lead: string;
  /** Buttons below the lead. */
  children?: ReactNode;
};

/** Hero with text beside a photo. */
export function SplitHero({ photo, upright, label, title, lead, children }: Props) {
  return (
    <section className="page-grid lg:first-screen-812">
      <div className="relative col-bleed h-[min(58svh,480px)] lg:bleed-right-7 lg:row-1 lg:h-auto lg:min-h-full">
        <Photo
          photo={photo}
          sizes={sizesIn(
            photo,
            { from: 1024, width: '56vw', height: `min(${belowHeader.wide}, 812px)` },
            { width: '100vw', height: 'min(58svh, 480px)' },
          )}
          priority
          upright={upright}
        />
      </div>
      <div className="pt-4 max-lg:pb-6 lg:col-left-5 lg:row-1 lg:self-end lg:pt-8 lg:pb-10">
        <p className="label">{label}</p>
        <h1 className="display mt-2 text-[clamp(2.625rem,1.6rem+3.6vw,4.75rem)] leading-1.05 tracking-tight text-wrap lg:text-[clamp(3rem,5.05vw,4.75rem)]">
          <RichText text={title} />
        </h1>
        <p className="lead mt-3">
          <RichText text={lead} />
        </p>
        {children && <div className={clsx(buttonRow, 'mt-4')}>{children}</div>}
      </div>
    </section>
  );
}
