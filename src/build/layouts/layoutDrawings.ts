import {
  capacities,
  drawnSize,
  inRain,
  layoutIds,
  planMargin,
  rainPlans,
  rainSky,
  sizes,
  type PlaceId,
  type RainPlan,
} from '../../site/facts/layoutFacts.ts';
import { lay } from './lay.ts';
import { empty } from './plan.ts';
import { furnished, furniture, rain, terraceInRain } from './furnishing.ts';

const picture = ([x, y, width, depth]: readonly number[], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, depth].map((value) => Number((value ?? 0).toFixed(2))).join(' ')}" fill="none">${content}</svg>`;

const moved = (x: number, y: number, content: string): string =>
  `<g transform="translate(${x} ${y})">${content}</g>`;

/** A place with room for its walls; the small hall stands in the corner of a picture as large as the hall's. */
function planOf(place: PlaceId, content: string): string {
  const { width, depth } = drawnSize(place === 'smallHall' ? 'hall' : place);
  return picture(
    [-planMargin, -planMargin, width, depth],
    place === 'smallHall' ? moved(0, sizes.hall.depth - sizes.smallHall.depth, content) : content,
  );
}

const { hall, terrace } = sizes;

/** The hall above the terrace, and rain around them. */
function rainPicture({ guests, indoors, terrace: onTerrace }: RainPlan): string {
  const seats = inRain(guests);
  const [x, y, width, depth] = rainSky;
  const dancing = furniture({ ...empty, floor: { x: 10, y: 0.9, width: 11, depth: 4.6 } });
  const below = {
    nothing: '',
    drinks: '',
    dancing,
    tables: furniture(lay('long', 'terrace', seats.terrace)),
  }[onTerrace];
  const content = [
    rain,
    `<path fill="url(#rain)" d="M${x} ${y}h${width}v${depth}h${-width}z"/>`,
    moved(0, hall.depth, terraceInRain(onTerrace !== 'nothing') + below),
    moved((terrace.width - hall.width) / 2, 0, furnished('hall', lay(indoors, 'hall', seats.hall))),
  ];
  return picture(rainSky, content.join(''));
}

/** Every drawing of the layouts as SVG by its name: "hall-rows", "lawn-long", "rain-400". What the owner left out has none. */
export function layoutDrawings(): Map<string, string> {
  const plans = layoutIds.flatMap((layout) =>
    Object.entries(capacities[layout]).map(([place, seats]): [string, string] => [
      `${place}-${layout}`,
      planOf(place as PlaceId, furnished(place as PlaceId, lay(layout, place as PlaceId, seats))),
    ]),
  );
  const shown = plans.filter(([name]) => /^(small)?hall-|-long$/i.test(name));
  return new Map([
    ...shown,
    ...rainPlans.map((plan): [string, string] => [`rain-${plan.guests}`, rainPicture(plan)]),
  ]);
}
