/** Sample day; its sky is src/pages/weddingPlanner/sky.svg. */
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

export const morningHours = ['flowers', 'tables', 'dress'] as const;
export const eveningHours = ['water', 'ceremony', 'dinner', 'dance', 'grill', 'goodNight'] as const;

export type EveningHour = (typeof eveningHours)[number];

/** Per cent of the width. */
type Across = number;

/** Computed at build (src/vite/dates/eveningSky.ts). */
export type EveningSkyData = {
  /** Per cent of the height. */
  readonly horizon: number;
  readonly edges: readonly [string, string];
  /** In order of time. Text is light if `isDark`. */
  readonly rows: readonly {
    readonly id: EveningHour | 'moonrise';
    readonly time: string;
    readonly x: Across;
    readonly color: string;
    readonly isDark: boolean;
  }[];
  readonly sunset: { readonly time: string; readonly x: Across };
  /** Per cent of width and height. */
  readonly sun: readonly [Across, number];
  readonly moon?: readonly [Across, number];
};
