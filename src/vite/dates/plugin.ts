import type { Plugin } from 'vite';
import { venue } from '../../site/facts/venue.ts';
import { clockAt } from './days.ts';
import { monthsFrom } from './months.ts';

const here = { ...venue.position, timeZone: 'Europe/Athens' };
const monthCount = 24;

const name = 'dates:months';
/** The zero byte marks virtual modules. */
const id = `\0${name}`;

/** The day of the build is read once, so that pages and script agree after midnight. */
export function dates(): Plugin {
  const builtOn = clockAt(new Date(), here.timeZone).day;
  return {
    name: 'dates',
    enforce: 'pre',
    resolveId: (source) => (source === name ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined;
      const almanac = { builtOn, months: monthsFrom(builtOn, monthCount, here) };
      return `export default ${JSON.stringify(almanac)}`;
    },
  };
}
