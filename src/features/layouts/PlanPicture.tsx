import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import {
  drawnSize,
  type LayoutId,
  type PlaceId,
  type RainPlan,
  type FloorSize,
} from '../../site/facts/layoutFacts.ts';

type Props = FloorSize & { name: string; className?: string; style?: CSSProperties };

/** Inlined, they would add half to the HTML. */
const drawings = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** The capacity table has the same information. */
function Picture({ name, width, depth, className, style }: Props) {
  return (
    <img
      className={clsx('block h-auto w-full bg-transparent', className)}
      style={style}
      src={drawings[`./drawings/${name}.svg`]}
      width={Math.round(width * 100)}
      height={Math.round(depth * 100)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** The small hall's picture is as wide as the hall's. */
export function PlanPicture({
  place,
  layout,
  ...look
}: { place: PlaceId; layout: LayoutId } & Pick<Props, 'className' | 'style'>) {
  return (
    <Picture
      name={`${place}-${layout}`}
      {...drawnSize(place === 'smallHall' ? 'hall' : place)}
      {...look}
    />
  );
}

export function RainPicture({ guests }: Pick<RainPlan, 'guests'>) {
  return <Picture name={`rain-${guests}`} width={33} depth={23.2} />;
}
