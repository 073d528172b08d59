import type { Area, Estate, Point } from '../../site/facts/estateFacts.ts';
import { box, line, outline, path, stand, again } from './pen.ts';

const archCount = 7;
const thickness = 0.8;

const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((at + 0.5) * (to - from)) / count);

/** Its stone walls with seven openings in front, and the trusses over the long tables. */
function hall({ x, y }: Area): string[] {
  const openings = spread(archCount, x[0] + 1.4, x[1] - 1.4);
  const edges = [x[0], ...openings.flatMap((middle) => [middle - 1, middle + 1]), x[1]];
  const front: Area[] = edges.flatMap((edge, at) =>
    at % 2 === 0
      ? [{ x: [edge, edges[at + 1]!] as const, y: [y[0], y[0] + thickness] as const }]
      : [],
  );
  const walls: Area[] = [
    { x, y: [y[1] - thickness, y[1]] },
    { x: [x[0], x[0] + thickness], y: [y[0], y[1] - thickness] },
    { x: [x[1] - thickness, x[1]], y: [y[0], y[1] - thickness] },
    ...front,
  ];
  const rows = spread(4, y[0] + 1, y[1] - 1);
  return [
    path(
      'sh',
      `M${x[0] * 10 + 14}-${y[0] * 10 - 13}h${(x[1] - x[0]) * 10 - 2}v-${(y[1] - y[0]) * 10 - 17}l-12-10z`,
    ),
    path('floor', box({ x, y })),
    path(
      'truss',
      spread(5, x[0], x[1])
        .map((at) => line([at, y[0] + 1], [at, y[1] - 0.8]))
        .join(''),
    ),
    path(
      'table',
      rows.map((row) => box({ x: [x[0] + 1.8, x[1] - 2.5], y: [row - 0.35, row + 0.35] })).join(''),
    ),
    path(
      'chairs',
      rows
        .flatMap((row) =>
          [row - 0.65, row + 0.65].map((side) => line([x[0] + 2.1, side], [x[1] - 2.7, side])),
        )
        .join(''),
    ),
    path('cut', walls.map(box).join('')),
    path(
      'sill',
      openings
        .flatMap((middle) =>
          [0.1, 0.7].map((out) => line([middle - 1, y[0] + out], [middle + 1, y[0] + out])),
        )
        .join(''),
    ),
    path('thin ink', outline({ x, y })),
  ];
}

/** Behind the hall: the small hall with its one table, and three rooms. */
function annex({ x, y }: Area): string[] {
  const doors = [0.5, 0.64, 0.82].map((share) => x[0] + (x[1] - x[0]) * share);
  const table: Area = { x: [x[0] + 1, doors[0]! - 1], y: [y[0] + 1.2, y[1] - 1.2] };
  return [
    path('floor', box({ x, y })),
    path('thin', outline({ x, y }) + doors.map((at) => line([at, y[0]], [at, y[1]])).join('')),
    path('table', box(table)),
    path(
      'chairs',
      [table.y[0] - 0.35, table.y[1] + 0.35]
        .map((side) => line([table.x[0] + 0.3, side], [table.x[1] - 0.3, side]))
        .join(''),
    ),
    path('drop', line([doors[2]! + 1, y[0] + 1], [doors[2]! + 1, y[1] - 1])),
  ];
}

/** Paved, with pots along the hall. */
const terrace = (area: Area): string[] => [
  path('terrace', box(area)),
  path('pave', box(area)),
  path('thin ink', outline(area)),
];

/** Slats over beams and posts, climbers at the corners. */
function pergola({ x, y }: Area): string[] {
  const middle = (y[0] + y[1]) / 2;
  const rows = [y[0] + 0.5, middle, y[1] - 0.5];
  return [
    path('terrace', box({ x, y })),
    path(
      'slats',
      line([x[0] + 0.2, middle], [x[1], middle]),
      ` style="stroke-width:${(y[1] - y[0]) * 10 + 12}"`,
    ),
    path(
      'beams',
      rows
        .flatMap((row) => [row, row + 0.3].map((at) => line([x[0] - 0.5, at], [x[1] + 0.5, at])))
        .join(''),
    ),
    path(
      'posts',
      [rows[0]!, rows[2]!]
        .flatMap((row) =>
          spread(5, x[0] - 2, x[1] + 2).map((at) => line([at, row - 0.1], [at, row + 0.3])),
        )
        .join(''),
    ),
  ];
}

/** Tables on the lawn, and the ceremony's rows before the arch. */
function onLawn({ stops: { lawn, grove }, arch, bar }: Estate): string[] {
  const tables = [2.4, 5, 7.6].map((at) => lawn.x[0] + at);
  const [from, to] = [lawn.y[1] - 13, lawn.y[1] - 1.8];
  const rows = arch ? Array.from({ length: 6 }, (_, row) => arch[1] + 9.8 - row * 1.3) : [];
  const seatsOf = (row: number, [x]: Point) =>
    line([x - 5.3, row], [x - 1, row]) + line([x + 0.9, row], [x + 5.2, row]);
  const table: Area = { x: [grove.x[0] + 10.8, grove.x[0] + 24.8], y: [3.25, 3.95] };
  return [
    path(
      'table',
      [...tables.map((at) => box({ x: [at - 0.35, at + 0.35], y: [from, to] })), box(table)].join(
        '',
      ),
    ),
    path(
      'chairs',
      [
        ...tables.flatMap((at) =>
          [-0.65, 0.65].map((side) => line([at + side, from + 0.2], [at + side, to - 0.2])),
        ),
        ...[2.95, 4.25].map((y) => line([table.x[0] + 0.3, y], [table.x[1] - 0.3, y])),
      ].join(''),
    ),
    ...(arch
      ? [
          path(
            'aisle',
            box({ x: [arch[0] - 0.7, arch[0] + 0.7], y: [arch[1] + 0.8, arch[1] + 10.6] }),
          ),
          ...['seat0', 'seat1'].map((look) =>
            path(look, rows.map((row) => seatsOf(row, arch)).join('')),
          ),
          stand('arch', arch),
        ]
      : []),
    ...(bar ? [stand('bar', bar)] : []),
    again('lights', 'cord'),
    again('lights', 'bulbs'),
  ];
}

/** Cars in two rows and coaches in one; the lot runs off the edge. */
function parking({ x, y }: Area): string[] {
  const [right, bottom, top] = [x[1] * 10, -y[0] * 10, -y[1] * 10];
  const far = -960;
  const cars = [-851, -823, -768, -740, -685, -657, -629, -574].map((at) =>
    again('car', '', ` x="${at}" y="${top - 9}"`),
  );
  const aside = [29, 84, 112, 167].map((at) =>
    again('car', '', ` x="${top + at}" y="${25 - right}"`),
  );
  const coaches = [-872, -849, -827].map((at, row) =>
    again('coach', '', ` x="${at}" y="${bottom - 83 + row * 33}"`),
  );
  return [
    path('lot', `M${far} ${top - 100}H${right}V${bottom}H${far}z`),
    path('lot2', `M${far} ${top - 100}H${right}V${bottom}H${far}z`),
    path(
      'thin',
      `M${right} ${top - 30}V${bottom + 6}M${right + 6} ${bottom}h-40M${right - 88} ${bottom}H-880M-870 ${bottom - 33}h116M-870 ${bottom - 66}h90M-870 ${bottom - 99}h66`,
    ),
    path('bays', `M${right - 60} ${top - 10}h-310M${right - 25} ${top + 15}v190`),
    ...cars,
    ...coaches,
    `<g transform="rotate(90)">${aside.join('')}</g>`,
  ];
}

/** Two posts with lamps on the road. */
function gate([x, y]: Point): string[] {
  const posts: Point[] = [
    [x - 0.6, y + 3.1],
    [x + 1.6, y - 3.3],
  ];
  return [
    path(
      'cut',
      posts.map(([at, up]) => box({ x: [at - 0.8, at + 0.8], y: [up - 0.8, up + 0.8] })).join(''),
    ),
    path('lamp', posts.map(([at, up]) => `M${at * 10} ${-up * 10}h.1`).join('')),
  ];
}

/** What was built, and what is set up there. */
export const buildings = (estate: Estate): string[] => [
  ...(estate.parking ? parking(estate.parking) : []),
  ...terrace(estate.stops.terrace),
  ...(estate.annex ? annex(estate.annex) : []),
  ...hall(estate.stops.hall),
  ...pergola(estate.stops.pergola),
  ...onLawn(estate),
  ...(estate.chapel ? [stand('chapel', [estate.chapel[0] - 0.2, estate.chapel[1]], -12)] : []),
  ...gate(estate.gate),
  path('m-bloom3', 'M-336-8-326-14-296-11-241-14-199-13-144-14-337 86-246 92-196 88-146 91'),
  path('m-bloom2', 'M-331-16-280-13-204-17-149-6-330 91-190 92-125-93 125-92'),
  path('m-bloom1', 'M-126-99-120-96 126-99 120-95-68-94-35-94 34-94 69-94'),
];
