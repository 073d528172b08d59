import { clsx } from 'clsx';
import { toast } from 'sonner';
import type { GuestsContent } from './schema.ts';
import { Spoken } from '../../components/text/Spoken.tsx';
import { mapLink, venue } from '../../site/facts/venue.ts';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { copyToClipboard } from '../../components/share.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { markLines } from '../../site/brand.ts';
import { formatMinutes } from '../../site/formats/formats.ts';
import { ways } from '../../site/facts/guestFacts.ts';
import { tw } from '../../components/tw.ts';
import road from './road.svg';

const { latitude, longitude } = venue.position;

/** "37.7900, 24.0150". */
export const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

export function Road({ copy }: { copy: GuestsContent['road'] }) {
  const map = mapLink(venue.position);
  const copyPosition = async () => {
    if (await copyToClipboard(position)) toast(copy.copied, { id: 'copy' });
    else location.assign(map);
  };
  return (
    <section
      className="page-grid py-section md:grid-rows-fit-fit-fill print:py-4 print:text-note"
      aria-labelledby="guests-road"
    >
      <SectionHeading id="guests-road" text={copy.title} />
      <figure className="bleed-x mt-8 sm:mx-0 md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-2 md:mr-4 lg:mt-section-sm lg:mr-0 print:col-span-4 print:col-start-1 print:row-2 print:mt-4 print:mr-0">
        <RoadDrawing copy={copy.drawing} />
        <figcaption className="mt-2 text-note text-muted max-sm:px-margin print:hidden">
          {copy.caption}
        </figcaption>
      </figure>
      <ol className="mt-10 md:col-start-7 md:mt-8 lg:col-start-8 lg:mt-section-sm print:col-start-5 print:row-2 print:mt-4 print:ml-6">
        {copy.steps.map(({ name, text }, index) => (
          <li key={name} className="group grid rail-44 ruled py-5 print:py-2">
            <span
              className="mt-1 grid size-7 place-items-center rounded-full bg-primary text-label text-background tabular-nums group-last:bg-accent print:border print:border-border-strong"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-display text-display-4 print:text-title">{name}</h3>
              <p className="mt-1 max-w-text text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 md:col-start-7 md:self-start lg:col-start-8 print:hidden">
        <span className="text-title font-semibold tabular-nums">{position}</span>
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

const turns = [
  [134, 116],
  [138, 212],
  [154, 326],
] as const;

/** Constant size while the drawing shrinks. */
const size = tw`text-[21px] sm:text-[17px] md:text-[19px] xl:text-small print:text-[20px]`;
const onLand = tw`stroke-[color-mix(in_srgb,var(--subtle)_60%,white)] stroke-5 [paint-order:stroke] [stroke-linejoin:round]`;
const name = clsx(size, onLand, 'fill-foreground font-semibold');
const remark = clsx(size, onLand, 'fill-muted tabular-nums');
const onSea = clsx(size, 'fill-foreground font-semibold');
const estate = clsx(size, onLand, 'fill-accent font-semibold');

function RoadDrawing({ copy }: { copy: GuestsContent['road']['drawing'] }) {
  const { language } = useLocale();
  const labels = [
    { className: name, x: 206, y: 56, text: copy.airport },
    { className: name, x: 12, y: 86, text: copy.motorway },
    { className: remark, x: 12, y: 150, text: copy.fromAthens },
    { className: name, x: 162, y: 208, text: copy.markopoulo },
    { className: remark, x: 156, y: 270, text: formatMinutes(ways.toKeratea, language) },
    { className: name, x: 134, y: 316, textAnchor: 'end', text: copy.keratea },
    { className: remark, x: 178, y: 314, text: formatMinutes(ways.toGate, language) },
    { className: onSea, x: 434, y: 290, textAnchor: 'end', text: copy.daskalio },
    { className: name, x: 276, y: 510, textAnchor: 'end', text: copy.lavrio },
    { className: estate, x: 262, y: 390, textAnchor: 'middle', text: venue.name[language] },
  ] as const;
  return (
    <svg
      className="h-auto w-full font-text forced-color-adjust-none"
      viewBox="0 0 440 520"
      role="img"
      aria-label={copy.description}
    >
      <image href={road} width="440" height="520" />
      {labels.map(({ text, ...place }) => (
        <text key={place.y} {...place}>
          {text}
        </text>
      ))}
      <text
        className="fill-[color-mix(in_srgb,var(--aegean)_75%,white)] font-display text-[26px] italic"
        x="370"
        y="440"
        textAnchor="middle"
      >
        {copy.sea}
      </text>

      {turns.map(([x, y], index) => (
        <text
          key={y}
          className="[fill:white] text-[19px] font-semibold tabular-nums sm:text-[16px] print:text-[18px]"
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {index + 1}
        </text>
      ))}
      <g
        className="fill-none [stroke:white] stroke-round"
        transform="translate(247.5 324.5) scale(.9)"
        strokeWidth="1.3"
      >
        {markLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
