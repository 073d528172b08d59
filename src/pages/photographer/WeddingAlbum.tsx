import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Photo } from '../../components/photo/Photo.tsx';
import { tw } from '../../components/tw.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { PhotographerContent } from './schema.ts';
import './WeddingAlbum.css';

const pageClass = tw`album__page grid min-h-0`;

export function WeddingAlbum({ content }: { content: PhotographerContent }) {
  const { album: copy } = content.delivery;
  const { dress, aisle, bouquet, rings, dancers, glasses, cake, heels } = content.pictures;
  return (
    <section
      className="album bleed-x mt-10 flex snap-x snap-mandatory gap-6 overflow-x-auto py-3"
      aria-label={copy.name}
      tabIndex={0}
    >
      <Spread caption={copy.dress} pages={[8, 9]}>
        <div className={pageClass}>
          <Print photo={dress} />
        </div>
        <div className={clsx(pageClass, 'grid-rows-2')}>
          <Print photo={bouquet} />
          <Print photo={rings} className="w-3/5 justify-self-end" />
        </div>
      </Spread>
      <Spread caption={copy.aisle}>
        <Print photo={aisle} sizes="(min-width: 1024px) 940px, 90vw" className="col-span-full" />
      </Spread>
      <Spread caption={copy.night}>
        <Print photo={dancers} />
        <div className={clsx(pageClass, 'grid-cols-2 grid-rows-2')}>
          <Print photo={glasses} className="col-span-full" />
          <Print photo={cake} />
          <Print photo={heels} />
        </div>
      </Spread>
    </section>
  );
}

function Spread({
  caption,
  pages = [],
  children,
}: {
  caption: string;
  pages?: readonly number[];
  children: ReactNode;
}) {
  return (
    <figure className="album__spread flex-none snap-start">
      <div className="relative border border-primary bg-tint px-3 py-2">
        <div className="relative bg-surface">
          <div className="grid aspect-3/2 grid-cols-2">{children}</div>
          <i className="album__fold pointer-events-none absolute inset-0" aria-hidden="true" />
          {pages.map((page, side) => (
            <span
              key={page}
              className={clsx(
                'absolute bottom-0 pb-3 text-note text-muted tabular max-md:hidden',
                side === 0 ? 'left-4' : 'right-4',
              )}
              aria-hidden="true"
            >
              {page}
            </span>
          ))}
        </div>
      </div>
      <figcaption className="mt-4 text-small text-muted">{caption}</figcaption>
    </figure>
  );
}

type PrintProps = { photo: PagePicture; sizes?: string; className?: string };

function Print({ photo, sizes = '(min-width: 1024px) 420px, 42vw', className }: PrintProps) {
  return (
    <span className={clsx('relative block min-h-0 min-w-0 overflow-hidden', className)}>
      <Photo photo={photo} sizes={sizes} className="absolute inset-0" />
    </span>
  );
}
