// Virtual module of plugin.ts.
declare module 'dates:months' {
  const almanac: {
    readonly builtOn: string;
    readonly months: readonly import('../../site/evenings.ts').Month[];
  };
  export default almanac;
}
