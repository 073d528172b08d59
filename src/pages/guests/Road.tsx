import { clsx } from 'clsx';
import { toast } from 'sonner';
import { getButtonClass } from '../../components/Button.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { copyToClipboard } from '../../components/share.ts';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { TextWithLang } from '../../components/text/TextWithLang.tsx';
import { ways } from '../../facts/guests/guestFacts.ts';
import { formatPosition, getMapUrl, venue } from '../../facts/venue/venue.ts';
import { markLines } from '../../site/brand.ts';
import { formatDuration } from '../../site/formats/formats.ts';
import road from './road.svg';
import type { GuestsContent } from './schema.ts';
import './Guests.css';

export function Road({ copy }: { copy: GuestsContent['road'] }) {
  const map = getMapUrl(venue.position);
  const position = formatPosition(venue.position);
  const copyPosition = async () => {
    if (await copyToClipboard(position)) toast(copy.copied, { id: 'copy' });
    else location.assign(map);
  };
  return (
    <Section className="gap-y-8" aria-labelledby="guests-road">
      <SectionHeading id="guests-road" text={copy.title} />
      <figure className="md:col-span-6">
        <RoadDrawing copy={copy.drawing} />
        <figcaption className="mt-2 text-note text-muted print:hidden">{copy.caption}</figcaption>
      </figure>
      <div className="md:col-start-7 lg:col-start-8">
        <ol className="border-b border-border-strong">
          {copy.steps.map(({ name, text }, index) => (
            <li key={name} className="flex gap-x-4 border-t border-border-strong py-4">
              <span
                className={clsx(
                  'mt-1 grid size-8 flex-none place-items-center rounded-full border text-label text-background tabular',
                  index === copy.steps.length - 1
                    ? 'border-accent bg-accent'
                    : 'border-primary bg-primary',
                )}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="font-display text-display-4">{name}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          <span className="text-title font-semibold tabular">{position}</span>
          <ActionLink
            href={map}
            className={clsx(
              getButtonClass({ variant: 'outline', size: 'sm' }),
              'scriptless:hidden',
            )}
            onPress={copyPosition}
          >
            <span>
              <TextWithLang text={copy.copy} />
            </span>
          </ActionLink>
        </div>
      </div>
    </Section>
  );
}

const turnPositions = [
  [134, 116],
  [138, 212],
  [154, 326],
] as const;

function RoadDrawing({ copy }: { copy: GuestsContent['road']['drawing'] }) {
  const { language } = useLocale();
  const labels = [
    { className: 'road__name', x: 206, y: 56, text: copy.airport },
    { className: 'road__name', x: 12, y: 86, text: copy.motorway },
    { className: 'road__remark', x: 12, y: 150, text: copy.fromAthens },
    { className: 'road__name', x: 162, y: 208, text: copy.markopoulo },
    {
      className: 'road__remark',
      x: 156,
      y: 270,
      text: formatDuration(ways.toKeratea, 'minute', language),
    },
    { className: 'road__name', x: 134, y: 316, textAnchor: 'end', text: copy.keratea },
    {
      className: 'road__remark',
      x: 178,
      y: 314,
      text: formatDuration(ways.toGate, 'minute', language),
    },
    { className: 'road__name', x: 434, y: 290, textAnchor: 'end', text: copy.daskalio },
    { className: 'road__name', x: 276, y: 510, textAnchor: 'end', text: copy.lavrio },
    { className: 'road__estate', x: 262, y: 390, textAnchor: 'middle', text: venue.name[language] },
  ] as const;
  return (
    <svg
      className="road h-auto w-full forced-color-adjust-none"
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
      <text className="road__sea" x="370" y="440" textAnchor="middle">
        {copy.sea}
      </text>

      {turnPositions.map(([x, y], index) => (
        <text
          key={y}
          className="fill-current font-semibold text-surface"
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {index + 1}
        </text>
      ))}
      <g
        className="fill-none stroke-current text-surface"
        transform="translate(247.5 324.5) scale(.9)"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {markLines.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
