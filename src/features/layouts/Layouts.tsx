import { clsx } from 'clsx';
import {
  capacities,
  layoutIds,
  drawnSize,
  indoorLayouts,
  sizes,
  type LayoutId,
  type PlaceId,
  isFirm,
  placeIds,
} from '../../site/facts/layoutFacts.ts';
import { tw } from '../../components/tw.ts';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { inPlanStrip, planStrip } from '../../components/strip.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { fill, formatNumber } from '../../site/formats/formats.ts';

type Props = { copy: ReceptionContent['layouts']; capacities?: typeof capacities };

const threeBeside = tw`lg:grid-cols-3 lg:gap-y-16`;
const hall = drawnSize('hall');
const bar = 5;

export function Layouts({ copy, capacities: seats = capacities }: Props) {
  const drawn = indoorLayouts(layoutIds, seats);
  if (drawn.length === 0) return null;
  return (
    <section className="page-grid py-section" id="layouts" aria-labelledby="layouts-title">
      <SectionHeading id="layouts-title" text={copy.title} className="lg:col-span-7" />
      <p className="mt-3 max-w-text lg:col-start-9 lg:mt-0 lg:self-end">{copy.text}</p>
      <section
        className={clsx('mt-6 sm:mt-10 lg:mt-16', planStrip, threeBeside)}
        tabIndex={0}
        aria-label={copy.plans}
      >
        {drawn.map(({ layout, place, count }) => (
          <figure className={inPlanStrip} key={layout}>
            <PlanPicture name={`${place}-${layout}`} size={hall} />
            <figcaption className="mt-3 grid grid-cols-fit-fill items-baseline gap-x-4">
              <b className="font-display text-numeral tabular-nums lg:text-numeral">{count}</b>
              <h3 className="leading-snug font-semibold">{copy.layouts[layout].name}</h3>
              <p className="col-span-full mt-1 text-small text-muted">
                {copy.layouts[layout].text}
              </p>
            </figcaption>
          </figure>
        ))}
      </section>
      <div
        className={clsx('pointer-events-none mt-4 pb-4', planStrip, threeBeside)}
        aria-hidden="true"
      >
        <p className={clsx('relative text-note text-muted', inPlanStrip)}>
          <svg
            className="block h-auto w-full overflow-visible fill-none stroke-muted"
            viewBox={`0 0 ${hall.width} .7`}
          >
            <path d={`M0 0v.5h${bar}v-.5`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span
            className="absolute -top-1.5"
            style={{ left: `calc(${((bar / sizes.hall.width) * 100).toFixed(1)}% + 10px)` }}
          >
            {copy.metres}
          </span>
        </p>
      </div>
      <Places copy={copy} seats={seats} />
    </section>
  );
}

type PlacesProps = { copy: ReceptionContent['layouts']; seats: typeof capacities };

const width = (place: PlaceId): number => drawnSize(place).width;

/** In metres. On phones the lawn is beside the other three. */
const scale = {
  '--two': `${width('lawn')}fr ${width('terrace')}fr`,
  '--widest': width('terrace'),
  '--metres': placeIds.reduce((sum, place) => sum + width(place), 0).toFixed(2),
};

const onPhones = (place: PlaceId): string =>
  place === 'lawn'
    ? tw`max-sm:col-1 max-sm:row-span-3 max-sm:row-start-1`
    : tw`max-sm:col-2 max-sm:w-[calc(var(--w)/var(--widest)*100%)]`;

function Places({ copy, seats }: PlacesProps) {
  const { language } = useLocale();
  const { places } = copy;
  const metres = (value: number): string => formatNumber(value, language, { most: 1 });
  return (
    <div className="@container mt-10 lg:mt-32" style={scale}>
      <h3 className="font-display text-display-4">{places.title}</h3>
      <p className="mt-1.5 max-w-text">{places.text}</p>
      <div className="mt-6 grid grid-cols-(--two) items-start gap-4 sm:flex sm:items-end lg:-mt-20 lg:gap-x-6 lg:pl-[178px]">
        {placeIds
          .filter((place) => seats.long[place])
          .map((place) => (
            <figure
              key={place}
              className={clsx('sm:min-w-0 sm:flex-(--w)', onPhones(place))}
              style={{ '--w': width(place) }}
            >
              <PlanPicture name={`${place}-long`} size={drawnSize(place)} />
              <figcaption className="mt-2 text-small text-muted tabular-nums">
                <b className="font-semibold text-foreground">{places.names[place]}</b>{' '}
                <span className="inline-block">
                  {fill(places.size, {
                    width: metres(sizes[place].width),
                    depth: metres(sizes[place].depth),
                  })}
                </span>
              </figcaption>
            </figure>
          ))}
      </div>
      <table className="mt-4 w-full table-fixed border-collapse text-small tabular-nums lg:mt-0 lg:[--m:calc((100cqi-262px)/var(--metres))]">
        <caption className="sr-only">{places.caption}</caption>
        <colgroup>
          <col className="w-[24%] lg:w-[178px]" />
          {placeIds.map((place) => (
            <col
              key={place}
              className="max-lg:last:w-[16%] max-lg:nth-4:w-[22%] lg:not-last:w-[calc(var(--w)*var(--m)+28px)]"
              style={{ '--w': width(place) }}
            />
          ))}
        </colgroup>
        <thead className="max-sm:text-note lg:sr-only">
          <tr>
            <th className="text-left font-normal" scope="col">
              <span className="sr-only">{places.layout}</span>
            </th>
            {placeIds.map((place) => (
              <th
                key={place}
                className="py-2 text-right font-semibold tiny:rotate-180 tiny:text-left tiny:[writing-mode:vertical-rl]"
                scope="col"
              >
                {places.names[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layoutIds.map((layout) => (
            <Row key={layout} layout={layout} copy={copy} seats={seats} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-wide text-note text-muted">{places.note}</p>
    </div>
  );
}

/** The small hall has no column: its number shows in the hall's. */
function Row({
  layout,
  copy: { places, layouts },
  seats: all,
}: PlacesProps & { layout: LayoutId }) {
  const seats = all[layout];
  if (Object.keys(seats).length === 0) return null;
  return (
    <tr className="border-y border-border-strong">
      <th className="py-3 text-left leading-snug font-semibold" scope="row">
        {layouts[layout].name}
      </th>
      {placeIds.map((column) => {
        const place = column === 'hall' && !seats.hall ? 'smallHall' : column;
        const count = seats[place];
        return (
          <td key={column} className="py-3 text-right font-display text-title lg:text-left">
            {count ? (
              <span className={isFirm(layout, place) ? tw`border-b-2 border-accent pb-px` : ''}>
                {count}
              </span>
            ) : (
              <span className="text-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{places.none}</span>
              </span>
            )}
            {count && place === 'smallHall' && (
              <small className="mt-1 block font-text text-note text-muted">
                {places.names.smallHall}
              </small>
            )}
          </td>
        );
      })}
    </tr>
  );
}
