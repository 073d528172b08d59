// Made by src/vite/dates/plugin.ts: the evenings of the months from the day of the build on. Only the reception page imports it.
declare module 'dates:months' {
  const almanac: {
    readonly builtOn: string;
    readonly months: readonly import('../../site/evenings.ts').MonthRow[];
  };
  export default almanac;
}
