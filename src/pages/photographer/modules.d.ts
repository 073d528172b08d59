// Virtual module of src/vite/dates/plugin.ts.
declare module 'dates:sun' {
  const evening: import('../../site/facts/lightFacts.ts').SunOfEvening;
  export default evening;
}
