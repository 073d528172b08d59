// Virtual module of src/vite/dates/plugin.ts.
declare module 'dates:sky' {
  const sky: import('../../site/facts/dayFacts.ts').EveningSkyData;
  export default sky;
}
