import type { Plugin, ViteDevServer } from 'vite';
import { lightEvening } from '../../site/facts/lightFacts.ts';
import * as loaded from '../../site/facts/venue.ts';
import { current } from '../content/live.ts';
import { clockAt } from './days.ts';
import { eveningSky, sunOfEvening } from './eveningSky.ts';
import { monthsFrom } from './months.ts';
import type { Place } from './sky.ts';

const timeZone = 'Europe/Athens';
const monthCount = 24;

/** The day of the build is read once, so that pages and script agree after midnight. */
export function dates(): Plugin {
  const builtOn = clockAt(new Date(), timeZone).day;
  const modules = new Map<string, (here: Place) => object>([
    ['dates:months', (here) => ({ builtOn, months: monthsFrom(builtOn, monthCount, here) })],
    [
      'dates:sun',
      (here) =>
        sunOfEvening({ day: lightEvening.day, times: Object.values(lightEvening.times) }, here),
    ],
    ['dates:sky', (here) => eveningSky(lightEvening.day, here)],
  ]);
  let server: ViteDevServer | undefined;

  return {
    name: 'dates',
    enforce: 'pre',
    // The zero byte marks virtual modules.
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    configureServer(started) {
      server = started;
    },
    async load(id) {
      const reckon = modules.get(id.slice(1));
      if (!id.startsWith('\0') || !reckon) return undefined;
      const { venue } = await current(loaded, '/src/site/facts/venue.ts', server);
      return `export default ${JSON.stringify(reckon({ ...venue.position, timeZone }))}`;
    },
  };
}
