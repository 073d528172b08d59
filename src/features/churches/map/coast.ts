import type { LatLngTuple } from 'leaflet';

/** The south-east tip of Attica, drawn by hand: enough to tell land from sea while the map has not loaded. */
export const attica: LatLngTuple[] = [
  [38.4, 23.2],
  [38.4, 24.02],
  [38.25, 24.1],
  [38.16, 24.0],
  [38.08, 23.99],
  [38.02, 24.01],
  [37.965, 24.008],
  [37.925, 24.0],
  [37.905, 24.03],
  [37.89, 24.02],
  [37.884, 24.006],
  [37.877, 24.022],
  [37.873, 24.044],
  [37.861, 24.038],
  [37.848, 24.043],
  [37.838, 24.047],
  [37.834, 24.051],
  [37.829, 24.057],
  [37.819, 24.055],
  [37.812, 24.051],
  [37.807, 24.051],
  [37.802, 24.06],
  [37.79, 24.064],
  [37.778, 24.066],
  [37.768, 24.062],
  [37.759, 24.062],
  [37.751, 24.07],
  [37.744, 24.077],
  [37.74, 24.068],
  [37.737, 24.06],
  [37.733, 24.071],
  [37.726, 24.064],
  [37.718, 24.061],
  [37.714, 24.058],
  [37.709, 24.065],
  [37.698, 24.064],
  [37.685, 24.058],
  [37.67, 24.054],
  [37.656, 24.037],
  [37.65, 24.022],
  [37.66, 24.0],
  [37.676, 23.985],
  [37.693, 23.972],
  [37.708, 23.949],
  [37.721, 23.945],
  [37.728, 23.936],
  [37.716, 23.916],
  [37.735, 23.906],
  [37.76, 23.897],
  [37.782, 23.884],
  [37.805, 23.85],
  [37.819, 23.8],
  [37.806, 23.776],
  [37.84, 23.765],
  [37.9, 23.71],
  [37.94, 23.6],
  [38.0, 23.3],
  [38.1, 23.2],
];

export const makronisi: LatLngTuple[] = [
  [37.742, 24.128],
  [37.735, 24.14],
  [37.715, 24.138],
  [37.69, 24.132],
  [37.665, 24.124],
  [37.655, 24.112],
  [37.665, 24.107],
  [37.69, 24.115],
  [37.715, 24.118],
  [37.733, 24.12],
];

/** Where the names stand on the drawing. */
export const placeNames = {
  keratea: [37.808, 23.984],
  lavrio: [37.707, 24.047],
  makronisi: [37.7, 24.125],
  aegean: [37.785, 24.11],
} satisfies Record<string, LatLngTuple>;

const between = ([a, b]: LatLngTuple, [c, d]: LatLngTuple, part: number): LatLngTuple => [
  a + (c - a) * part,
  b + (d - b) * part,
];

/** The same shape with its corners cut twice (Chaikin), as a pen would draw it. */
export const rounded = (shape: LatLngTuple[], times = 2): LatLngTuple[] =>
  times === 0
    ? shape
    : rounded(
        shape.flatMap((point, index) => {
          const next = shape[(index + 1) % shape.length] ?? point;
          return [between(point, next, 0.25), between(point, next, 0.75)];
        }),
        times - 1,
      );
