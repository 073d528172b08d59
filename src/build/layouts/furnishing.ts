import { colors, drawingColors } from '../../site/colors.ts';
import { sizes, type PlaceId } from '../../site/facts/layoutFacts.ts';
import type { Box, Plan } from './plan.ts';
import { at, boxPath, dots, tablesPath } from './shapes.ts';

/** A colour with so much white in it. */
const pale = (color: string, white: number): string =>
  `#${[1, 3, 5]
    .map((from) =>
      Math.round(Number.parseInt(color.slice(from, from + 2), 16) * (1 - white) + 255 * white)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** As thin as a hair, however large the drawing. */
const hair = (color: string, more = ''): string =>
  `stroke="${color}" vector-effect="non-scaling-stroke"${more}`;

const arches = { count: 7, width: 2.1 };
const walls = (place: 'hall' | 'smallHall'): string => {
  const { width, depth } = sizes[place];
  const pitch = width / arches.count;
  const doors =
    place === 'hall'
      ? Array.from(
          { length: arches.count },
          (_, index) => `${at(pitch * (index + 0.5) - arches.width / 2, depth)}h${arches.width}`,
        ).join('')
      : `${at(width - 2.4, depth)}h1.6`;
  return `<path fill="${drawingColors.tabletop}" stroke="${colors.ink}" stroke-width=".28" d="${boxPath({ x: 0, y: 0, width, depth })}"/><path stroke="${drawingColors.tabletop}" stroke-width=".4" d="${doors}"/><path ${hair(colors.rule)} d="${doors}"/>`;
};

const pavement = ({ width, depth }: { width: number; depth: number }): string =>
  `<path fill="${pale(colors.stone, 0.3)}" ${hair(colors.rule)} d="${boxPath({ x: 0, y: 0, width, depth })}"/>`;

const beams = ({ width, depth }: { width: number; depth: number }): string => {
  const lines = Array.from({ length: 13 }, (_, index) => `${at(1 + index * 1.5, 0)}v${depth}`).join(
    '',
  );
  const posts = [0.35, depth - 0.35].map((y) => `${at(0.35, y)}h${width - 0.6}`).join('');
  return `<path ${hair(colors['stone-deep'])} d="${lines}"/><path stroke="${colors.ink}" stroke-width=".7" stroke-linecap="square" stroke-dasharray="0 ${((width - 0.7) / 3).toFixed(2)}" d="${posts}"/>`;
};

/** The ground on which furniture stands: walls with their openings, pavement, beams, grass and the lavender towards the sea. */
const ground: Record<PlaceId, () => string> = {
  hall: () => walls('hall'),
  smallHall: () => walls('smallHall'),
  terrace: () => pavement(sizes.terrace),
  pergola: () => pavement(sizes.pergola) + beams(sizes.pergola),
  lawn: () => {
    const { width, depth } = sizes.lawn;
    return `<path fill="${pale(colors.sage, 0.12)}" d="${boxPath({ x: 0, y: 0, width, depth })}"/><path stroke="${pale(colors.dusk, 0.45)}" stroke-width=".6" stroke-dasharray=".5 .5" d="${at(0, depth - 0.3)}h${width}"/>`;
  },
};

const danceFloor = (box: Box): string =>
  `<path fill="${colors.honey}" fill-opacity=".18" ${hair(colors['honey-deep'], ' stroke-dasharray="3 3"')} d="${boxPath(box)}"/>`;

/** Tables, chairs and what else stands in a place. */
export const furniture = (plan: Plan): string =>
  [
    plan.floor && danceFloor(plan.floor),
    plan.stage && `<path fill="${colors.stone}" ${hair(colors.ink)} d="${boxPath(plan.stage)}"/>`,
    plan.screen && `<path ${hair(colors.ink, ' stroke-width="2.5"')} d="${boxPath(plan.screen)}"/>`,
    `<path fill="${drawingColors.tabletop}" ${hair(colors.ink)} d="${tablesPath(plan)}"/>`,
    dots(plan, colors.terracotta),
  ]
    .filter(Boolean)
    .join('');

export const furnished = (place: PlaceId, plan: Plan): string => ground[place]() + furniture(plan);

/** The awning over the terrace, or none in the rain. */
export const terraceInRain = (isCovered: boolean): string => {
  const { width, depth } = sizes.terrace;
  const whole = boxPath({ x: 0, y: 0, width, depth });
  if (!isCovered)
    return `<path fill="${colors.rule}" fill-opacity=".18" ${hair(colors.rule)} d="${whole}"/><path fill="url(#rain)" d="${whole}"/>`;
  const folds = `M0 0l4 ${depth / 2}L0 ${depth}M${width} 0l-4 ${depth / 2}l4 ${depth / 2}M4 ${depth / 2}H${width - 4}`;
  return `<path fill="${pale(colors.stone, 0.5)}" ${hair(colors.ink, ' stroke-dasharray="5 3"')} d="${whole}"/><path ${hair(colors['stone-deep'])} d="${folds}"/>`;
};

export const rain = `<pattern id="rain" width="1.5" height="2.1" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path stroke="${colors.moss}" stroke-width=".07" d="M.4 .2v.9M1.15 1.2v.8"/></pattern>`;
