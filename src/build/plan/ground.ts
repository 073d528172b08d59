import type { Area, Estate, Point } from '../../site/facts/estateFacts.ts';
import { along, box, curve, dots, line, outline, path, again } from './pen.ts';
import { contours, cypresses, olives, vineyard } from './planting.ts';
import type { Sheet } from '../../site/planSheets.ts';

/** From where cars come to the hall, and how they turn off to the car park. */
const road: readonly Point[] = [
  [-94, -15.6],
  [-74, -10.5],
  [-57, -5],
  [-50, -2],
  [-40, 3.6],
  [-28, 7.2],
  [-15.6, 7.6],
];
const turning: readonly Point[] = [
  [-49, -1.6],
  [-53.6, 3],
  [-57, 8],
];
/** Through the olive grove. */
const grovePath: readonly Point[] = [
  [24.4, 0],
  [34, -0.3],
  [46, -1],
  [62, -0.4],
  [84, -2.3],
];
/** Walls on both sides of the gate. */
const gateWalls: readonly (readonly Point[])[] = [
  [
    [-58.6, -1.2],
    [-60, 2],
    [-62.5, 4.6],
  ],
  [
    [-54.6, -9.2],
    [-53, -13],
    [-48, -18],
  ],
];

const sea = [
  again('shore', 'sea'),
  again('shore', 'coast'),
  ...[
    [14, 6],
    [-18, 14],
    [14, 25],
    [-18, 40],
  ].map(([x, y], at) => again('shore', `wave w${at + 1}`, ` x="${x}" y="${y}"`)),
  path('break', 'M-900 498H508l6-9 9 18 6-9h330'),
];

/** A line drawn as a way: its edge, its ground, its grain. */
const way = (look: 'rd' | 'ln', data: string): string =>
  [0, 1, 2].map((layer) => path(`${look}${layer}`, data)).join('');

const stones = (data: string): string =>
  [0, 1, 2, 3].map((layer) => path(`st${layer}`, data)).join('');

const inside = ({ x, y }: Area, by: number): Area => ({
  x: [x[0] + by, x[1] - by],
  y: [y[0] + by, y[1] - by],
});

/** The low dry-stone wall along the lawn's far sides. */
const lawnWall = ({ x, y }: Area): string =>
  line([x[0] - 0.4, y[0] - 0.4], [x[1] - 3, y[0] - 0.4]) +
  line([x[1] + 0.3, y[0] + 3.6], [x[1] + 0.3, y[1] - 5.8]);

/** Land and sea, the lawns, the ways and the walls. */
export function ground({ stops: { lawn, pergola }, sideLawn, walks }: Estate): string[] {
  const lawns = [lawn, ...(sideLawn ? [sideLawn] : [])];
  const all = lawns.map(box).join('');
  const toChapel = curve((walks.chapel ?? []).slice(1));
  const walls = lawnWall(lawn) + gateWalls.map(curve).join('');
  return [
    path('contour', contours),
    `<path fill="url(#vines)" d="${vineyard}"/>`,
    ...sea,
    path('lawn', all),
    path('mown', box(inside(lawn, 1))),
    path('grass', all),
    path('edge', lawns.map(outline).join('')),
    way('rd', curve(road) + curve(turning)),
    way('ln', curve(grovePath)),
    path('wl0', walls),
    path('wl1', walls),
    stones(toChapel),
    path('m-lavender', lavender(lawn, pergola, walks.chapel)),
  ];
}

/** In rows along the wall, the pergola, the path and the road. */
function lavender(lawn: Area, pergola: Area, toChapel: readonly Point[] = []): string {
  const rows: (readonly Point[])[] = [
    [
      [lawn.x[0] + 0.2, lawn.y[0] + 0.6],
      [lawn.x[1] - 3, lawn.y[0] + 0.6],
    ],
    [
      [lawn.x[1] - 0.9, lawn.y[0] + 4],
      [lawn.x[1] - 0.9, lawn.y[1] - 6],
    ],
    [
      [pergola.x[0], pergola.y[0] - 1.5],
      [pergola.x[1] - 1, pergola.y[0] - 1.5],
    ],
  ];
  return [
    ...rows.map((row) => dots(along(row, 1.2, 0))),
    ...[1.9, -1.9].map((aside) => dots(along(toChapel.slice(1), 1.35, aside).slice(2, -3))),
    ...[3, -3].map((aside) => dots(along(road.slice(2, -1), 1.5, aside).slice(3))),
  ].join('');
}

/** Trees stand over everything else. */
export const trees = (sheet: Sheet): string[] => {
  const those = (kinds: Readonly<Record<'both' | Sheet, string>>) =>
    `M${kinds.both}${kinds[sheet] && `M${kinds[sheet]}`}`;
  return [
    path('m-cypress', those(cypresses)),
    ...olives.map((kinds, kind) => path(`m-olive${kind}`, those(kinds))).reverse(),
  ];
};
