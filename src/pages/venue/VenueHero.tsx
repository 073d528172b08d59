import { RichText } from '../../components/text/RichText.tsx';
import type { VenueContent } from './schema.ts';
import { belowHeader } from '../../components/headerHeight.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';

export function VenueHero({ content }: { content: VenueContent }) {
  const { hero, heroUpright } = content.pictures;
  return (
    <section className="on-photo relative grid below-header-780 overflow-clip bg-inverse text-background print:min-h-0">
      <div className="absolute inset-0 max-md:bottom-[22%] max-md:fade-out-66">
        <Photo
          photo={hero}
          sizes={sizesIn(hero, { width: '100vw', height: `min(${belowHeader.narrow}, 780px)` })}
          priority
          upright={heroUpright}
        />
      </div>
      <div className="page-grid shade gap-y-2 self-end pt-16 pb-4 shade-from-66 shade-to-100 md:shade-to-92 lg:pb-pad lg:shade-from-52 lg:shade-over-124 print:pt-2 print:pb-0">
        <div className="lg:col-left-8">
          <p className="label text-background">{content.label}</p>
          <h1 className="display mt-1.5 text-page lg:[--t-page:min(5.2vw,4.75rem)] lg:[&>em]:block">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="lg:col-right-10 lg:self-end">
          <p className="max-w-32em text-lead leading-1.55">{content.lead}</p>
          <div className="mt-3 grid fit-cols-8.5 gap-1.5 sm:flex">
            <ButtonLink size="default" to="contact" variant="light" className="max-sm:px-1.5">
              {content.visit}
            </ButtonLink>
            <ButtonLink size="default" variant="line-light" className="max-sm:px-1.5" href="#plan">
              {content.toPlan}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
