/**
 * The wedding day that the planner's page tells by the clock, on the evening of the photographer's page. Sample values; its
 * sky is drawn for them (src/pages/weddingPlanner/sky.svg).
 */
export const dayHours = {
  flowers: '8:00',
  tables: '12:00',
  dress: '16:30',
  water: '18:45',
  ceremony: '19:30',
  dinner: '20:50',
  dance: '23:15',
  grill: '2:00',
  goodNight: '4:30',
} as const;

/** Before the sky is drawn, and under it. */
export const morningHours = ['flowers', 'tables', 'dress'] as const;
export const eveningHours = ['water', 'ceremony', 'dinner', 'dance', 'grill', 'goodNight'] as const;

export type EveningHour = (typeof eveningHours)[number];

/** Hundredths of the drawn sky's width, from five in the afternoon to the last hour. */
type Across = number;

/** What the build reckons of that evening's sky (src/vite/dates/eveningSky.ts). */
export type EveningSky = {
  /** Where the sea begins, in hundredths of the height. */
  readonly horizon: number;
  /** Colours at its beginning and end. */
  readonly edges: readonly [string, string];
  /** The hours and the moonrise, as they follow each other, with the colour of the sky then; letters on it are light where it is dark. */
  readonly rows: readonly {
    readonly id: EveningHour | 'moonrise';
    readonly time: string;
    readonly x: Across;
    readonly color: string;
    readonly isDark: boolean;
  }[];
  readonly sunset: { readonly time: string; readonly x: Across };
  /** Hundredths of the width and the height at which sun and moon are drawn; there may be no moon. */
  readonly sun: readonly [Across, number];
  readonly moon?: readonly [Across, number];
};
