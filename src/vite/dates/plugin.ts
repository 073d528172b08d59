import type { Plugin } from 'vite';
import { lightEvening } from '../../site/facts/lightFacts.ts';
import { venue } from '../../site/facts/venue.ts';
import { clockAt } from './days.ts';
import { eveningSky, sunOfEvening } from './eveningSky.ts';
import { monthsFrom } from './months.ts';

const here = { ...venue.position, timeZone: 'Europe/Athens' };
const monthCount = 24;

/** The day of the build is read once, so that pages and script agree after midnight. */
export function dates(): Plugin {
  const builtOn = clockAt(new Date(), here.timeZone).day;
  const { day, times } = lightEvening;
  const modules = new Map<string, () => object>([
    ['dates:months', () => ({ builtOn, months: monthsFrom(builtOn, monthCount, here) })],
    ['dates:sun', () => sunOfEvening({ day, times: Object.values(times) }, here)],
    ['dates:sky', () => eveningSky(day, here)],
  ]);
  return {
    name: 'dates',
    enforce: 'pre',
    // The zero byte marks virtual modules.
    resolveId: (source) => (modules.has(source) ? `\0${source}` : undefined),
    load(id) {
      const data = id.startsWith('\0') && modules.get(id.slice(1))?.();
      return data ? `export default ${JSON.stringify(data)}` : undefined;
    },
  };
}
