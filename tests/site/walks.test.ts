import { describe, expect, it } from 'vitest';
import { estate, parts, type Estate, type Point } from '../../src/site/facts/estateFacts.ts';
import {
  curveThrough,
  hasPart,
  lengthOf,
  metresAcross,
  minutesOf,
  minutesTo,
} from '../../src/site/walks.ts';

const grounds = estate as Estate;

describe('a walk', () => {
  it('is as long as its line, and longer where it bends', () => {
    const straight: Point[] = [
      [0, 0],
      [30, 0],
      [75, 0],
    ];
    expect(lengthOf(straight)).toBeCloseTo(75, 1);
    expect(
      lengthOf([
        [0, 0],
        [30, 12],
        [75, 0],
      ]),
    ).toBeGreaterThan(77);
    expect(lengthOf([[5, 5]])).toBe(0);
    expect(lengthOf([])).toBe(0);
  });

  it('goes through every one of its points', () => {
    const points: Point[] = [
      [0, 10],
      [-3, 8],
      [-15.5, 7.8],
    ];
    expect(curveThrough(points).map(([, , end]) => end)).toEqual(points.slice(1));
  });

  it.each([
    [0, 0.5],
    [37, 0.5],
    [60, 1],
    [94, 1.5],
    [150, 2],
  ])('of %i metres takes %d minutes', (metres, minutes) => {
    expect(minutesOf(metres)).toBe(minutes);
  });
});

describe('the ways of the estate', () => {
  it('begin at the door of the hall and end at their parts', () => {
    const [left, right] = grounds.stops.hall.x;
    for (const [part, walk] of Object.entries(grounds.walks)) {
      expect(walk[0], part).toEqual([(left + right) / 2, grounds.stops.hall.y[0]]);
      expect(parts, part).toContain(part);
    }
    const end = (part: 'gate' | 'pergola' | 'grove' | 'parking') => grounds.walks[part]!.at(-1)!;
    expect(end('gate')).toEqual(grounds.gate);
    for (const [part, { x, y }] of [
      ['pergola', grounds.stops.pergola],
      ['grove', grounds.stops.grove],
      ['parking', grounds.parking!],
    ] as const) {
      const [atX, atY] = end(part);
      expect(atX >= x[0] && atX <= x[1] && atY >= y[0] && atY <= y[1], part).toBe(true);
    }
  });

  it('take half a minute or one, and less than two from the gate to the chapel, as the page says', () => {
    expect(Object.fromEntries(parts.map((part) => [part, minutesTo(part, grounds)]))).toEqual({
      hall: undefined,
      terrace: undefined,
      pergola: 0.5,
      lawn: undefined,
      grove: 0.5,
      arch: 0.5,
      bar: undefined,
      chapel: 1,
      gate: 1,
      parking: 1,
    });
    expect(metresAcross(grounds)).toBe(125);
  });

  it('are unknown where the owner tells of none', () => {
    expect(metresAcross({ ...grounds, walks: {} })).toBeUndefined();
    expect(minutesTo('gate', { ...grounds, walks: {} })).toBeUndefined();
  });
});

it('a part is on the plan unless the owner leaves it out', () => {
  expect(parts.filter((part) => hasPart(part, grounds))).toEqual([...parts]);
  expect(
    parts.filter((part) => hasPart(part, { ...grounds, parking: undefined, bar: undefined })),
  ).toEqual(parts.filter((part) => part !== 'parking' && part !== 'bar'));
});

it('places do not lie on each other', () => {
  const all = Object.entries(grounds.stops);
  for (const [name, one] of all)
    for (const [other, two] of all) {
      // Hall and terrace share the thickness of a wall.
      const apart = [
        one.x[1] <= two.x[0],
        two.x[1] <= one.x[0],
        one.y[1] <= two.y[0] + 0.5,
        two.y[1] <= one.y[0] + 0.5,
      ].some(Boolean);
      expect(name === other || apart, `${name} and ${other}`).toBe(true);
    }
});
