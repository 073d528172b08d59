import type { GuestsContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { sizesIn } from '../../components/photo/photoFiles.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { SunsetChart } from './SunsetChart.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = { copy: GuestsContent['evening']; photo: PagePicture };

export function EveningSection({ copy, photo }: Props) {
  return (
    // Starts the second printed sheet.
    <section
      className="bg-dusk text-background print:break-before-page"
      aria-labelledby="guests-evening"
    >
      <div className="h-[62vw] max-h-60 lg:h-[clamp(520px,42vw,640px)] lg:max-h-none print:hidden">
        <Photo
          photo={photo}
          sizes={sizesIn(
            photo,
            { from: 1024, width: '100vw', height: 'clamp(520px, 42vw, 640px)' },
            { width: '100vw', height: '62vw' },
          )}
        />
      </div>
      <div className="on-photo page-grid py-band print:py-1 print:text-note print:leading-1.5">
        <div className="lg:col-left-6">
          <SectionHeading id="guests-evening" text={copy.title} />
          <p className="mt-2 max-w-30em text-dusk-note print:mt-1">{copy.text}</p>
          <SunsetChart copy={copy.sunsets} className="mt-5 print:hidden" />
        </div>
        <dl className="mt-6 border-b border-border-inverse lg:col-right-9 lg:mt-0 print:mt-2 print:grid print:grid-cols-4 print:gap-x-2 print:border-0">
          {copy.wear.map(({ name, text }) => (
            <div key={name} className="border-t border-border-inverse py-2.5 print:py-1">
              <dt className="display text-item print:text-20">{name}</dt>
              <dd className="mt-0.75 max-w-34em text-dusk-note">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
