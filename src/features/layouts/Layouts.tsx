import { clsx } from 'clsx';
import {
  capacities,
  layoutIds,
  drawnSize,
  sizes,
  type LayoutId,
  type PlaceId,
} from '../../site/facts/layoutFacts.ts';
import { tw } from '../../components/tw.ts';
import { Places } from './Places.tsx';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { inPlanStrip, planStrip } from './planStrip.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = { copy: ReceptionContent['layouts']; capacities?: typeof capacities };

const roomOf = (seats: Partial<Record<PlaceId, number>>): PlaceId =>
  seats.hall ? 'hall' : 'smallHall';

const threeBeside = tw`lg:grid-cols-3 lg:gap-y-8`;
const bar = 5;

export function Layouts({ copy, capacities: seats = capacities }: Props) {
  const drawn = layoutIds.filter((id) => seats[id][roomOf(seats[id])]);
  if (drawn.length === 0) return null;
  return (
    <section className="page-grid py-breath" id="layouts" aria-labelledby="layouts-title">
      <SectionHeading id="layouts-title" text={copy.title} className="lg:col-left-7" />
      <p className="mt-1.5 max-w-34em lg:col-right-10 lg:mt-0 lg:self-end">{copy.text}</p>
      <section
        className={clsx('mt-3 sm:mt-5 lg:mt-8', planStrip, threeBeside)}
        tabIndex={0}
        aria-label={copy.plans}
      >
        {drawn.map((id) => (
          <Layout
            key={id}
            id={id}
            room={roomOf(seats[id])}
            seats={seats[id][roomOf(seats[id])]!}
            copy={copy.layouts[id]}
          />
        ))}
      </section>
      <div
        className={clsx('pointer-events-none mt-2 pb-2', planStrip, threeBeside)}
        aria-hidden="true"
      >
        <p className={clsx('note relative', inPlanStrip)}>
          <svg
            className="block h-auto w-full overflow-visible fill-none stroke-muted"
            viewBox={`0 0 ${drawnSize('hall').width} .7`}
          >
            <path d={`M0 0v.5h${bar}v-.5`} vectorEffect="non-scaling-stroke" />
          </svg>
          <span
            className="absolute -top-0.75"
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

type LayoutProps = {
  id: LayoutId;
  room: PlaceId;
  seats: number;
  copy: ReceptionContent['layouts']['layouts'][LayoutId];
};

function Layout({ id, room, seats, copy }: LayoutProps) {
  return (
    <figure className={inPlanStrip}>
      <PlanPicture place={room} layout={id} />
      <figcaption className="mt-1.5 grid grid-cols-fit-fill items-baseline gap-x-1.75">
        <b className="num font-display text-40 leading-none font-300 tracking-[-.02em] lg:text-48">
          {seats}
        </b>
        <h3 className="leading-1.3 font-strong">{copy.name}</h3>
        <p className="col-span-full mt-0.5 text-small text-muted">{copy.text}</p>
      </figcaption>
    </figure>
  );
}
