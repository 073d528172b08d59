// Made by src/vite/dates/plugin.ts. Only the planner's page imports it.
declare module 'dates:sky' {
  const sky: import('../../site/facts/dayFacts.ts').EveningSky;
  export default sky;
}
