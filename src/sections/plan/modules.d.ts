// Made by src/build/plan/plugin.ts: the addresses of the two drawings of the estate.
declare module 'plan:drawings' {
  const drawings: Readonly<Record<import('../../site/planSheets.ts').Sheet, string>>;
  export default drawings;
}
