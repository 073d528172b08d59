import type { Plugin, ViteDevServer } from 'vite';
import { lightEvening } from '../../site/facts/lightFacts.ts';
import * as loaded from '../../site/facts/venue.ts';
import { current } from '../content/live.ts';
import { clockAt } from './days.ts';
import { eveningSky, sunOfEvening } from './eveningSky.ts';
import { monthsFrom } from './months.ts';
import type { Place } from './sky.ts';

const placeOf = ({ venue }: typeof loaded): Place => ({
  ...venue.position,
  timeZone: 'Europe/Athens',
});

const monthCount = 24;

type Options = {
  /** Default: the day of the build. */
  today?: string;
};

/** Computed once a build, so that pages and script agree after midnight. */
export function dates({ today }: Options = {}): Plugin {
  const months = (here: Place) => {
    const builtOn = today ?? clockAt(new Date(), here.timeZone).day;
    return { builtOn, months: monthsFrom(builtOn, monthCount, here) };
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
    // The zero byte marks virtual modules.
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
