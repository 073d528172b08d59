// Made by src/build/drawings.ts: stands in the addresses of the drawn plans.
declare module 'drawings:version' {
  const version: string;
  export default version;
}
