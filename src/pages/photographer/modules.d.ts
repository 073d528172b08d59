// Made by src/vite/dates/plugin.ts. Only the photographer's page imports it.
declare module 'dates:sun' {
  const evening: import('../../site/facts/lightFacts.ts').SunOfEvening;
  export default evening;
}
