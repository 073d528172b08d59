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

const shore =
  'c-8 46 24 76 18 118-6 38 22 60 18 102-4 34-34 48-38 84-3 28 20 46 14 84-6 36-40 54-44 92-2 22 8 42 6 60';
const toKeratea = 'M-6 118c50-8 92-18 122-10 32 9 24 50 22 96-2 50 0 86 16 122';
const toGate = '34 22 62 22 108 14';
const fromAirport = 'M222 92c-34-2-66 0-88 22';
const toSea = 'M268 334c22-4 38-12 58-28';
const toLavrio = 'M156 326c22 50 40 92 74 126 20 20 42 26 58 40';
const hills =
  'M14 214c14-26 30-34 42-8M34 236c16-30 36-38 50-8M4 246c10-18 22-22 32-6M250 226c16-30 34-36 48-8M276 248c16-28 36-34 50-6M234 254c12-20 26-24 36-4M60 430c18-30 40-38 56-6M94 452c16-28 36-34 50-6M46 466c12-20 28-24 38-4';
const trees =
  'M98 384v8M93 378a5 6 0 1 0 10 0 5 6 0 1 0-10 0M86 368v7M82 363a4 5 0 1 0 8 0 4 5 0 1 0-8 0M112 368v7M108 363a4 5 0 1 0 8 0 4 5 0 1 0-8 0M278 294v8M273 288a5 6 0 1 0 10 0 5 6 0 1 0-10 0M292 288v7M288 283a4 5 0 1 0 8 0 4 5 0 1 0-8 0';
const plane =
  'M0-13c1.800 0 2.300 2.400 2.300 4.600V-3.500L13 3.500v3L2.300 3.200v6l3.200 2.600v2L0 12.300l-5.500 1.500v-2l3.200-2.600v-6L-13 6.500v-3l10.700-7v-4.900C-2.300-10.600-1.800-13 0-13z';

const turns = [
  [134, 116],
  [138, 212],
  [154, 326],
] as const;

/** Constant size while the drawing shrinks. */
const size = tw`text-[21px] leading-none sm:text-[17px] md:text-[19px] xl:text-[15px] print:text-[20px]`;
const onLand = tw`stroke-[color-mix(in_srgb,var(--subtle)_60%,white)] stroke-5 [paint-order:stroke] [stroke-linejoin:round]`;
const name = clsx(size, onLand, 'fill-foreground font-medium');
const remark = clsx(size, onLand, 'num fill-muted');
const onSea = clsx(size, 'fill-foreground font-medium');
const estate = clsx(size, onLand, 'fill-accent font-650');

/** Grounds mix with white, because limestone prints as ink. */
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
      className="h-auto w-full bg-[color-mix(in_srgb,var(--subtle)_60%,white)] fill-none font-text forced-color-adjust-none stroke-round"
      viewBox="0 0 440 520"
      role="img"
      aria-label={copy.description}
    >
      <path
        className="fill-[color-mix(in_srgb,var(--aegean)_17%,white)]"
        d={`M332-10${shore}h150V-10z`}
      />
      <g className="stroke-[color-mix(in_srgb,var(--aegean)_45%,white)]">
        <path d={`M332-10${shore}`} strokeWidth="1.3" />
        {[12, 26, 42].map((away, index) => (
          <path
            key={away}
            d={`M${332 + away}-10${shore}`}
            strokeWidth=".9"
            opacity={1 - index * 0.25}
          />
        ))}
      </g>
      <path className="stroke-[color-mix(in_srgb,var(--input)_50%,white)]" d={hills} />
      <path className="stroke-primary" d={trees} strokeWidth=".9" />
      <g className="[stroke:white]">
        <path d={toLavrio} strokeWidth="7" />
        <path d={toSea} strokeWidth="5" />
        <path d={toKeratea} strokeWidth="12" />
        <path d={`${fromAirport}M154 326c${toGate}`} strokeWidth="9" />
      </g>
      <path className="stroke-input" d={toSea} strokeDasharray="1 5" />
      <g className="stroke-accent">
        <path d={fromAirport} strokeWidth="1.8" strokeDasharray="5 4" />
        <path d={`${toKeratea} ${toGate}`} strokeWidth="3" />
      </g>
      <path
        className="stroke-foreground"
        d={plane}
        transform="translate(234 80) rotate(38) scale(.95)"
        strokeWidth="1.3"
      />

      {labels.map(({ text, ...place }) => (
        <text key={place.y} {...place}>
          {text}
        </text>
      ))}
      <text
        className="fill-[color-mix(in_srgb,var(--aegean)_75%,white)] font-display text-[26px] font-330 italic"
        x="370"
        y="440"
        textAnchor="middle"
      >
        {copy.sea}
      </text>

      <g className="fill-foreground">
        <circle cx="326" cy="306" r="3.5" />
        <circle cx="288" cy="492" r="3.5" />
      </g>
      {turns.map(([x, y], index) => (
        <g key={y}>
          <circle className="fill-primary" cx={x} cy={y} r="14" />
          <text
            className="num [fill:white] text-[19px] font-semibold sm:text-[16px] print:text-[18px]"
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {index + 1}
          </text>
        </g>
      ))}
      <circle className="fill-accent" cx="262" cy="339" r="21" />
      <g className="[stroke:white]" transform="translate(247.5 324.5) scale(.9)" strokeWidth="1.3">
        {markLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
