import type { CSSProperties } from 'react';
import version from 'drawings:version';
import { drawingAddress } from '../../site/drawingAddress.ts';
import { tw } from '../../ui/tw.ts';
import {
  drawnSize,
  rainSky,
  type LayoutId,
  type PlaceId,
  type RainPlan,
} from '../../site/facts/layoutFacts.ts';

type Props = {
  name: string;
  width: number;
  depth: number;
  className?: string;
  style?: CSSProperties;
};

/** A drawing made at build (src/build/layouts); the table of capacities says the same in words. */
function Picture({ name, width, depth, className = '', style }: Props) {
  return (
    <img
      className={tw`block h-auto w-full bg-transparent ${className}`}
      style={style}
      src={drawingAddress(name, version)}
      width={Math.round(width * 100)}
      height={Math.round(depth * 100)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** A place in a layout, to scale; the small hall in a picture as wide as the hall's. */
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

/** The hall and the terrace in rain. */
export function RainPicture({ guests }: Pick<RainPlan, 'guests'>) {
  const [, , width, depth] = rainSky;
  return <Picture name={`rain-${guests}`} width={width} depth={depth} />;
}
