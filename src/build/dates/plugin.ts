import type { Plugin } from 'vite';
import { venue } from '../../site/venue.ts';
import { clockAt } from './days.ts';
import { monthsFrom } from './months.ts';
import { monthRowOf } from './rows.ts';

const name = 'dates:months';
/** The zero byte keeps other plugins away from a module that is no file. */
const internal = `\0${name}`;

const place = { ...venue.position, timeZone: 'Europe/Athens' };
const monthCount = 24;

type Options = {
  /** "2026-11-22"; without it, the day on which the build runs, at the estate. */
  today?: string;
};

/** `dates:months`: sun and moon over the evenings of the next two years, reckoned once a build, so that its static pages and its script agree past midnight. */
export function dates({ today }: Options = {}): Plugin {
  let text: string | undefined;
  const read = (): string => {
    const builtOn = today ?? clockAt(new Date(), place.timeZone).day;
    return `export default ${JSON.stringify({ builtOn, months: monthsFrom(builtOn, monthCount, place).map(monthRowOf) })}`;
  };
  return {
    name: 'dates',
    enforce: 'pre',
    resolveId: (source) => (source === name ? internal : undefined),
    load: (id) => (id === internal ? (text ??= read()) : undefined),
  };
}
