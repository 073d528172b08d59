/**
 * Sample day in Keratea; sun, moon and colours are from astronomy-engine. If the day or an hour
 * changes, correct also sky.svg and the places in src/pages/weddingPlanner, and the curve in
 * src/pages/photographer/FourHours.tsx (tests/site/facts/dayFacts.test.ts).
 */
export const sampleDay = { date: '2027-06-19', sunset: '20:49', moonrise: '21:32' } as const;

export const morningHours = [
  { id: 'flowers', time: '8:00' },
  { id: 'tables', time: '12:00' },
  { id: 'dress', time: '16:30' },
] as const;

/** With the colour of the sky. Text is light if `isDark`. */
export const eveningHours = [
  { id: 'water', time: '18:45', color: '#ced9d1', isDark: false },
  { id: 'ceremony', time: '19:30', color: '#ddd9c0', isDark: false },
  { id: 'dinner', time: '20:50', color: '#da9b6b', isDark: false },
  { id: 'moonrise', time: sampleDay.moonrise, color: '#5d5876', isDark: true },
  { id: 'dance', time: '23:15', color: '#18213c', isDark: true },
  { id: 'grill', time: '2:00', color: '#151e37', isDark: true },
  { id: 'goodNight', time: '4:30', color: '#262f4f', isDark: true },
] as const;

/** Hours of four photos: degrees of the sun, and its place in per cent of the drawing. */
export const photoHours = [
  { id: 'day', time: '18:30', degrees: 25, left: 12.5, top: 12.4 },
  { id: 'gold', time: '19:45', degrees: 11, left: 39.3, top: 40.2 },
  { id: 'pink', time: '20:45', degrees: 0, left: 60.7, top: 60.2 },
  { id: 'night', time: '22:00', degrees: -11, left: 87.5, top: 83.3 },
] as const;
