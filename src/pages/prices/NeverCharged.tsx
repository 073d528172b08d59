import type { PricesContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Free } from '../../site/facts/schema.ts';
import { Photo } from '../../components/photo/Photo.tsx';

type Props = { copy: PricesContent['free']; free: readonly Free[]; photo: PagePicture };

export function NeverCharged({ copy, free, photo }: Props) {
  return (
    <section className="page-grid lg:items-center print:hidden" aria-labelledby="free-title">
      <div className="col-[full] h-[56vw] max-h-[520px] lg:col-[full-start/span_7] lg:h-[clamp(480px,46vw,660px)] lg:max-h-none">
        <Photo photo={photo} sizes="(min-width: 1024px) 56vw, 100vw" />
      </div>
      <div className="mt-4 lg:col-[8/content-end] lg:mt-0 lg:pl-gutter">
        <h2 className="display text-head" id="free-title">
          {copy.title}
        </h2>
        <ul className="mt-[14px] md:mt-4">
          {free.map((id) => (
            <li
              className="border-t border-border-strong py-[9px] leading-[1.5] last:border-b md:py-[13px]"
              key={id}
            >
              {copy.lines[id]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
