import version from 'layouts:version';
import { tw } from '../../ui/tw.ts';
import { planMargin, rainSky, sizes, type LayoutId, type PlaceId, type RainPlan } from '../../site/layoutFacts.ts';

const addressOf = (name: string): string => `/assets/plan-${name}.${version}.svg`;

type Props = { name: string; width: number; depth: number; className?: string | undefined };

/** A drawing made at build (src/build/layouts); the table of capacities says the same in words. */
function Picture({ name, width, depth, className = '' }: Props) {
  return <img className={tw`block h-auto w-full bg-transparent ${className}`} src={addressOf(name)} width={Math.round(width * 100)} height={Math.round(depth * 100)} alt="" loading="lazy" decoding="async" />;
}

/** A place in a layout, to scale; the small hall in a picture as wide as the hall's. */
export function PlanPicture({ place, layout, className }: { place: PlaceId; layout: LayoutId; className?: string | undefined }) {
  const { width, depth } = sizes[place === 'smallHall' ? 'hall' : place];
  return <Picture name={`${place}-${layout}`} width={width + 2 * planMargin} depth={depth + 2 * planMargin} className={className} />;
}

/** The hall and the terrace in rain. */
export function RainPicture({ guests }: Pick<RainPlan, 'guests'>) {
  const [, , width, depth] = rainSky;
  return <Picture name={`rain-${guests}`} width={width} depth={depth} />;
}
