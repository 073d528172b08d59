// Virtual modules of plugin.ts.
declare module 'dates:months' {
  const almanac: {
    readonly builtOn: string;
    readonly months: readonly import('../../site/evenings.ts').Month[];
  };
  export default almanac;
}

declare module 'dates:sun' {
  const evening: import('../../site/facts/lightFacts.ts').SunOfEvening;
  export default evening;
}

declare module 'dates:sky' {
  const sky: import('../../site/facts/dayFacts.ts').EveningSkyData;
  export default sky;
}
