import { describe, expect, it } from 'vitest';
import { lay } from '../../../src/build/layouts/lay.ts';
import { chair, seatsOf, type Box, type Plan } from '../../../src/build/layouts/plan.ts';
import {
  capacities,
  inRain,
  isFirm,
  layoutIds,
  placeIds,
  rainPlans,
  sizes,
  type LayoutId,
  type PlaceId,
} from '../../../src/site/facts/layoutFacts.ts';
import { venue } from '../../../src/site/facts/venue.ts';

type Circle = { x: number; y: number; radius: number };

const half = chair.width / 2;

const chairsOf = ({ lines, rings }: Plan): Circle[] => [
  ...lines.flatMap(({ x, y, count, step, isUpright }) =>
    Array.from({ length: count }, (_, index) => ({
      x: x + (isUpright ? 0 : index * step),
      y: y + (isUpright ? index * step : 0),
      radius: half,
    })),
  ),
  ...rings.flatMap(({ x, y, radius: away, count, turn }) =>
    Array.from({ length: count }, (_, index) => {
      const angle = turn + (2 * Math.PI * index) / count;
      return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle), radius: half };
    }),
  ),
];

/** Rounding aside. */
const little = 1e-6;

const gap = (one: Circle, other: Circle): number =>
  Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;

const gapToBox = ({ x, y, radius }: Circle, box: Box): number =>
  Math.hypot(
    x - Math.min(Math.max(x, box.x), box.x + box.width),
    y - Math.min(Math.max(y, box.y), box.y + box.depth),
  ) - radius;

const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + little ||
  other.x + other.width <= one.x + little ||
  one.y + one.depth <= other.y + little ||
  other.y + other.depth <= one.y + little;

const boxesOf = ({ tables, floor, stage, screen }: Plan): Box[] => [
  ...tables,
  ...[floor, stage, screen].filter((box) => box !== undefined),
];

const pairsOf = <Part>(parts: readonly Part[]): [Part, Part][] =>
  parts.flatMap((one, index) => parts.slice(index + 1).map((other): [Part, Part] => [one, other]));

/** What overlaps or runs out of its place. */
function faultsOf(plan: Plan, place: PlaceId): string[] {
  const { width, depth } = sizes[place];
  const circles = [...chairsOf(plan), ...plan.rounds];
  const boxes = boxesOf(plan);
  const isOut = (left: number, top: number, right: number, bottom: number) =>
    left < -little || top < -little || right > width + little || bottom > depth + little;
  return [
    ...pairsOf(circles)
      .filter(([one, other]) => gap(one, other) < -little)
      .map(([{ x, y }]) => `overlaps at ${x}, ${y}`),
    ...circles.flatMap((circle) =>
      boxes
        .filter((box) => gapToBox(circle, box) < -little)
        .map(() => `stands on something at ${circle.x}, ${circle.y}`),
    ),
    ...pairsOf(boxes)
      .filter(([one, other]) => !areApart(one, other))
      .map(([one, other]) => `boxes at ${one.x}, ${one.y} and ${other.x}, ${other.y}`),
    ...circles
      .filter(({ x, y, radius }) => isOut(x - radius, y - radius, x + radius, y + radius))
      .map(({ x, y }) => `outside at ${x}, ${y}`),
    ...boxes
      .filter((box) => isOut(box.x, box.y, box.x + box.width, box.y + box.depth))
      .map(({ x, y }) => `box outside at ${x}, ${y}`),
  ];
}

const stated = layoutIds.flatMap((layout) =>
  Object.entries(capacities[layout]).map(([place, seats]): [LayoutId, PlaceId, number] => [
    layout,
    place as PlaceId,
    seats,
  ]),
);

describe('the drawn plans', () => {
  it.each(stated)('%s in the %s draws all %i, none in another’s place', (layout, place, seats) => {
    const plan = lay(layout, place, seats);
    expect(seatsOf(plan)).toBe(seats);
    expect(chairsOf(plan)).toHaveLength(seats);
    expect(faultsOf(plan, place)).toEqual([]);
  });

  it.each([
    ['long', 'hall', [251, 249, 200, 61]],
    ['rounds', 'hall', [175, 90, 50]],
    ['standing', 'terrace', [179, 100]],
    ['rows', 'hall', [233, 100]],
    ['u', 'hall', [39, 24]],
    ['board', 'smallHall', [39, 20]],
  ] as const)('%s in the %s follows another number', (layout, place, numbers) => {
    for (const seats of numbers) {
      const plan = lay(layout, place, seats);
      expect(seatsOf(plan)).toBe(seats);
      expect(faultsOf(plan, place)).toEqual([]);
    }
  });

  it('has the tables of which the words speak', () => {
    expect(lay('long', 'hall', 250).lines.map(({ count }) => count)).toEqual([
      31, 31, 31, 31, 31, 31, 31, 31, 2,
    ]);
    expect(lay('rounds', 'hall', 180).rounds).toHaveLength(18);
    expect(lay('rounds', 'hall', 180).floor).toBeDefined();
    expect(lay('standing', 'hall', 300).rounds).toHaveLength(36);
    expect(lay('board', 'smallHall', 40).tables[0]?.width).toBeCloseTo(11, 1);
  });
});

describe('the capacities', () => {
  it('agree with the firm ones of the venue', () => {
    const firm = stated
      .filter(([layout, place]) => isFirm(layout, place))
      .map(([, , seats]) => seats);
    expect(firm).toEqual([venue.capacity.indoors, venue.capacity.outdoors, venue.capacity.meeting]);
    const seated = stated.filter(([layout]) => layout !== 'standing');
    expect(
      Math.max(...seated.filter(([, place]) => place === 'hall').map(([, , seats]) => seats)),
    ).toBe(venue.capacity.indoors);
    expect(
      Math.max(
        ...seated
          .filter(([, place]) => placeIds.includes(place as (typeof placeIds)[number]))
          .map(([, , seats]) => seats),
      ),
    ).toBe(venue.capacity.outdoors);
  });

  it('leave nobody in the rain', () => {
    for (const { guests, indoors, terrace } of rainPlans) {
      const { hall, terrace: outside } = inRain(guests);
      expect(hall + outside).toBe(guests);
      expect(hall).toBeLessThanOrEqual(capacities[indoors].hall ?? 0);
      expect(outside).toBeLessThanOrEqual(
        terrace === 'tables' ? (capacities.long.terrace ?? 0) : 0,
      );
      expect(faultsOf(lay(indoors, 'hall', hall), 'hall')).toEqual([]);
    }
  });
});
