import { clsx } from 'clsx';
import type { GuestsContent } from './schema.ts';
import { toast } from 'sonner';
import { Spoken } from '../../components/text/Spoken.tsx';
import { mapLink, venue } from '../../site/facts/venue.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { copyToClipboard } from '../../components/share.ts';
import { position } from './position.ts';
import { RoadDrawing } from './RoadDrawing.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

export function Road({ copy }: { copy: GuestsContent['road'] }) {
  const map = mapLink(venue.position);
  const copyPosition = async () => {
    if (await copyToClipboard(position)) toast(copy.copied, { id: 'copy' });
    else location.assign(map);
  };
  return (
    <section
      className="page-grid py-band md:grid-rows-fit-fit-fill print:py-2 print:text-note print:leading-1.5"
      aria-labelledby="guests-road"
    >
      <SectionHeading id="guests-road" text={copy.title} />
      <figure className="col-bleed mt-4 sm:col-content md:col-left-6 md:row-span-2 md:row-start-2 md:mr-2 lg:mt-breath-s lg:mr-0 print:col-left-4 print:row-2 print:mt-2 print:mr-0">
        <RoadDrawing copy={copy.drawing} />
        <figcaption className="note mt-1.25 max-sm:px-margin print:hidden">
          {copy.caption}
        </figcaption>
      </figure>
      <ol className="mt-5 md:col-right-8 md:mt-4 lg:col-right-9 lg:mt-breath-s print:col-right-6 print:row-2 print:mt-2 print:ml-3">
        {copy.steps.map(({ name, text }, index) => (
          <li key={name} className="group grid rail-44 ruled py-2.5 print:py-1">
            <span
              className="label num mt-0.375 grid size-3.5 place-items-center rounded-full bg-primary text-background group-last:bg-accent print:border print:border-border-strong"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="display text-item print:text-20">{name}</h3>
              <p className="mt-0.5 max-w-30em text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 md:col-right-8 md:self-start lg:col-right-9 print:hidden">
        <span className="num text-20 font-medium tracking-[.01em]">{position}</span>
        {/* Copying needs script. */}
        <ActionLink
          href={map}
          className={clsx(buttonClass({ variant: 'secondary', size: 'sm' }), 'scriptless:hidden')}
          onPress={copyPosition}
        >
          <span>
            <Spoken text={copy.copy} />
          </span>
        </ActionLink>
      </div>
    </section>
  );
}
