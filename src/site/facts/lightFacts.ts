/** The evening of which the photographer's and the planner's pages tell, and when its four photos were taken at one spot. Sample values. */
export const lightEvening = {
  day: '2027-06-19',
  times: { day: '18:30', gold: '19:45', pink: '20:45', night: '22:00' },
} as const;

export type Light = keyof typeof lightEvening.times;

/** In the order of the evening. */
export const lights = Object.keys(lightEvening.times) as Light[];

/** The sun over that evening, as `dates:sun` gives it (src/vite/dates/plugin.ts). */
export type SunOfEvening = {
  /** "20:49" */
  readonly sunset: string;
  readonly setting: SunAt;
  /** At each of the times. */
  readonly spots: readonly { readonly time: string; readonly at: SunAt }[];
  /** Along the drawing. */
  readonly course: readonly SunAt[];
};

/** Hours since midnight, and degrees above the horizon, below it where negative. */
export type SunAt = readonly [hour: number, height: number];
