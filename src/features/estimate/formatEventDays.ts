import type { PriceList } from '../../facts/prices/prices.ts';
import type { EstimateCopy } from '../../model/groups.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { fill } from '../../site/formats/formats.ts';
import type { Language } from '../../site/languages.ts';

/** Returns "from 1 April 2028 until 31 March 2029", or "" for the only list. */
export const formatEventDays = (
  { eventsFrom, eventsUntil }: PriceList,
  { priceLists: copy }: EstimateCopy,
  language: Language,
): string =>
  eventsFrom === undefined
    ? ''
    : [
        eventsFrom && fill(copy.from, { day: formatDay(eventsFrom, language) }),
        eventsUntil && fill(copy.until, { day: formatDay(eventsUntil, language) }),
      ]
        .filter(Boolean)
        .join(' ');

/** Returns "June, for events from 1 April 2028", or the text alone for the only list. */
export const appendEventDays = (
  text: string,
  list: PriceList,
  copy: EstimateCopy,
  language: Language,
): string => {
  const days = formatEventDays(list, copy, language);
  return days ? `${text}, ${fill(copy.priceLists.events, { days })}` : text;
};
