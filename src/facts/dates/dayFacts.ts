/**
 * Sample day in Keratea, by astronomy-engine. After a change, also correct sky.svg, the positions in
 * src/pages/weddingPlanner and the curve in src/pages/photographer/SunCourse.tsx (tests/facts/dayFacts.test.ts).
 */
export const sampleDay = { date: '2027-06-19', sunset: '20:49', moonrise: '21:32' } as const;

export const morningHours = [
  { id: 'flowers', time: '8:00' },
  { id: 'tables', time: '12:00' },
  { id: 'dress', time: '16:30' },
] as const;

/** Colours of sky.svg by time; the palette has none of the sky. */
export const skyColors = {
  'sky-1700': '#bed3d5',
  'sky-1845': '#ced9d1',
  'sky-1930': '#ddd9c0',
  'sky-1945': '#e3d9b9',
  'sky-2015': '#eccd95',
  'sky-2030': '#eabc80',
  'sky-2045': '#e3a46d',
  'sky-2050': '#da9b6b',
  'sky-2100': '#ba8170',
  'sky-2115': '#896976',
  'sky-2132': '#5d5876',
  'sky-2145': '#474c6e',
  'sky-2200': '#323b5d',
  'sky-2245': '#1b2440',
  'sky-2315': '#18213c',
  'sky-200': '#151e37',
  'sky-400': '#1a233e',
  'sky-430': '#262f4f',
} as const;

/** Text is light where the sky `isDark`. */
export const eveningHours = [
  { id: 'water', time: '18:45', color: skyColors['sky-1845'], isDark: false },
  { id: 'ceremony', time: '19:30', color: skyColors['sky-1930'], isDark: false },
  { id: 'dinner', time: '20:50', color: skyColors['sky-2050'], isDark: false },
  { id: 'moonrise', time: sampleDay.moonrise, color: skyColors['sky-2132'], isDark: true },
  { id: 'dance', time: '23:15', color: skyColors['sky-2315'], isDark: true },
  { id: 'grill', time: '2:00', color: skyColors['sky-200'], isDark: true },
  { id: 'goodNight', time: '4:30', color: skyColors['sky-430'], isDark: true },
] as const;

/** Degrees of the sun, and its place in per cent of the drawing. */
export const photoHours = [
  { id: 'day', time: '18:30', degrees: 25, left: 12.5, top: 12.4 },
  { id: 'gold', time: '19:45', degrees: 11, left: 39.3, top: 40.2 },
  { id: 'pink', time: '20:45', degrees: 0, left: 60.7, top: 60.2 },
  { id: 'night', time: '22:00', degrees: -11, left: 87.5, top: 83.3 },
] as const;
