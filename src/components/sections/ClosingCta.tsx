import { clsx } from 'clsx';
import type { ClosingCtaCopy } from '../schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { PageId } from '../../site/pages.ts';
import { Photo } from '../photo/Photo.tsx';
import { RichText } from '../text/RichText.tsx';
import { WriteOrCall } from './WriteOrCall.tsx';
import './ClosingCta.css';

type Props = { photo: PagePicture; copy: ClosingCtaCopy; to?: PageId; className?: string };

export function ClosingCta({ photo, copy, to = 'contact', className }: Props) {
  return (
    <section
      className={clsx(
        'relative grid min-h-[clamp(600px,60vw,860px)] overflow-clip bg-inverse text-background',
        className,
      )}
      aria-labelledby="close-title"
    >
      {/* On phones, only sky would show behind the text. */}
      <div className="absolute inset-0 max-md:bottom-auto max-md:h-[58%] max-md:fade-out-64">
        <Photo photo={photo} sizes="100vw" />
      </div>
      <div className="closing-cta__text page-grid shade on-photo self-end pt-32 pb-section-sm lg:shade-from-46">
        <h2 className="font-display text-display-1 lg:col-span-6" id="close-title">
          <RichText text={copy.title} />
        </h2>
        <div className="lg:col-start-7 lg:self-end">
          <p className="mt-4 max-w-text text-lead lg:mt-0 lg:text-body">{copy.text}</p>
          <WriteOrCall to={to} action={copy.action} isOnPhoto />
        </div>
      </div>
    </section>
  );
}
