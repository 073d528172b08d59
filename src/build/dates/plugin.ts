import type { Plugin } from 'vite';
import { lightEvening } from '../../site/lightFacts.ts';
import { venue } from '../../site/venue.ts';
import { clockAt } from './days.ts';
import { eveningSky } from './eveningSky.ts';
import { monthsFrom } from './months.ts';
import { monthRowOf } from './rows.ts';
import { sunOfEvening } from './sunOfEvening.ts';

/** Where the sky is looked at. */
export const place = { ...venue.position, timeZone: 'Europe/Athens' };
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
  const months = () => {
    const builtOn = today ?? clockAt(new Date(), place.timeZone).day;
    return { builtOn, months: monthsFrom(builtOn, monthCount, place).map(monthRowOf) };
  };
  const modules = new Map<string, () => object>([
    ['dates:months', months],
    ['dates:sun', () => sunOfEvening(lightEvening, place)],
    ['dates:sky', () => eveningSky(lightEvening.day, place)],
  ]);
  const texts = new Map<string, string>();

  return {
    name: 'dates',
    enforce: 'pre',
    // The zero byte keeps other plugins away from a module that is no file.
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    load(id) {
      const reckon = modules.get(id.slice(1));
      if (!id.startsWith('\0') || !reckon) return undefined;
      const text = texts.get(id) ?? `export default ${JSON.stringify(reckon())}`;
      texts.set(id, text);
      return text;
    },
  };
}
