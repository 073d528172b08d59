/** The evening of which the photographer's page tells, and when its four photos were taken at one spot. Sample values. */
export const lightEvening = {
  day: '2027-06-19',
  times: ['18:30', '19:45', '20:45', '22:00'],
} as const;

export type LightTime = (typeof lightEvening.times)[number];

/** The sun over that evening, as `dates:sun` gives it (src/build/dates/plugin.ts). */
export type SunOfEvening = {
  /** "20:49" */
  readonly sunset: string;
  /** Degrees above the horizon at each of the times; below it where negative. */
  readonly heights: readonly number[];
  /** Hour of the day and degrees, along the drawing. */
  readonly course: readonly (readonly [hour: number, degrees: number])[];
};
