import type { Plugin, ViteDevServer } from 'vite';
import { lightEvening } from '../../site/facts/lightFacts.ts';
import * as loaded from '../../site/facts/venue.ts';
import { current } from '../content/live.ts';
import { clockAt } from './days.ts';
import { eveningSky } from './eveningSky.ts';
import { monthsFrom } from './months.ts';
import { monthRowOf } from './rows.ts';
import type { Place } from './sky.ts';
import { sunOfEvening } from './sunOfEvening.ts';

/** Where the sky is looked at. */
const placeOf = ({ venue }: typeof loaded): Place => ({
  ...venue.position,
  timeZone: 'Europe/Athens',
});

const monthCount = 24;

type Options = {
  /** "2026-11-22"; without it, the day on which the build runs, at the estate. */
  today?: string;
};

/**
 * `dates:months`: sun and moon over the evenings of the next two years, reckoned once a build, so that its static pages and
 * its script agree past midnight. `dates:sun`: the sun over the evening of the photographer's page. `dates:sky`: the sky over
 * the same evening for the planner's.
 */
export function dates({ today }: Options = {}): Plugin {
  const months = (here: Place) => {
    const builtOn = today ?? clockAt(new Date(), here.timeZone).day;
    return { builtOn, months: monthsFrom(builtOn, monthCount, here).map(monthRowOf) };
  };
  const modules = new Map<string, (here: Place) => object>([
    ['dates:months', months],
    [
      'dates:sun',
      (here) =>
        sunOfEvening({ day: lightEvening.day, times: Object.values(lightEvening.times) }, here),
    ],
    ['dates:sky', (here) => eveningSky(lightEvening.day, here)],
  ]);
  const texts = new Map<string, string>();
  let server: ViteDevServer | undefined;

  return {
    name: 'dates',
    enforce: 'pre',
    // The zero byte keeps other plugins away from a module that is no file.
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    configureServer(started) {
      server = started;
    },
    async load(id) {
      const reckon = modules.get(id.slice(1));
      if (!id.startsWith('\0') || !reckon) return undefined;
      const here = placeOf(await current(loaded, '/src/site/facts/venue.ts', server));
      const known = `${id} ${JSON.stringify(here)}`;
      const text = texts.get(known) ?? `export default ${JSON.stringify(reckon(here))}`;
      texts.set(known, text);
      return text;
    },
  };
}
