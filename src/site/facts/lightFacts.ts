/** Sample times of four photos. */
export const lightEvening = {
  day: '2027-06-19',
  times: { day: '18:30', gold: '19:45', pink: '20:45', night: '22:00' },
} as const;

export type Light = keyof typeof lightEvening.times;

export const lights = Object.keys(lightEvening.times) as Light[];

/** From `dates:sun`. */
export type SunOfEvening = {
  /** "20:49" */
  readonly sunset: string;
  readonly setting: SunAt;
  readonly spots: readonly { readonly time: string; readonly at: SunAt }[];
  readonly course: readonly SunAt[];
};

/** Hours since midnight, degrees above the horizon. */
export type SunAt = readonly [hour: number, height: number];
