// Made by src/build/layouts/plugin.ts: stands in the addresses of the drawn plans.
declare module 'layouts:version' {
  const version: string;
  export default version;
}
