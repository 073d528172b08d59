/** Sample facts. Copy never repeats a value, it names the fact. */
import churchesJson from '../../content/facts/churches.json' with { type: 'json' };
import figuresJson from '../../content/facts/figures.json' with { type: 'json' };
import hoursJson from '../../content/facts/hours.json' with { type: 'json' };
import partnersJson from '../../content/facts/partners.json' with { type: 'json' };
import venueJson from '../../content/facts/venue.json' with { type: 'json' };
import { addDays } from '../../site/formats/days.ts';
import type { Language } from '../../site/languages.ts';
import type { PageId } from '../../site/pages.ts';
import type { ChurchFacts } from '../churches/schema.ts';
import type { PageFigures } from '../figures/schema.ts';
import type { PartnerFacts } from '../partners/schema.ts';
import type { Hours, OpeningHours, VenueFacts } from './schema.ts';

// The compiler would infer an array of phones, not a tuple.
export const venue = venueJson as VenueFacts;

export const hours: OpeningHours = hoursJson;

export const closedPeriods = hours.closed ?? [];

/** Returns the day itself, or the first open day after it. */
export const getNextOpenDay = (day: string): string => {
  const period = closedPeriods.find(({ from, until }) => from <= day && day <= until);
  return period ? getNextOpenDay(addDays(period.until, 1)) : day;
};

export const isClosedDay = (day: string): boolean => getNextOpenDay(day) !== day;

export const figures = figuresJson as PageFigures;

export const { churches }: ChurchFacts = churchesJson;

export const partners: PartnerFacts = partnersJson;

export const getHours = (page: PageId | undefined, language: Language): Hours =>
  page === 'contact' ? hours.contactPages : hours.pages[language];

const { periods = [] } = hours;

/** Returns the periods of other hours with full dates: those around `today`, otherwise the next. */
export const computePeriods = (today: string) =>
  periods.map(({ from, until, ...openingHours }) => {
    const [first, last] = [parseDayOfYear(from), parseDayOfYear(until)];
    const year = Number(today.slice(0, 4)) + (last < today.slice(5) ? 1 : 0);
    return {
      ...openingHours,
      from: `${year - (first > last ? 1 : 0)}-${first}`,
      until: `${year}-${last}`,
    };
  });

/** Returns undefined if the usual hours hold. */
export const findPeriod = (today: string): Hours | undefined =>
  computePeriods(today).find(({ from }) => from <= today);

export const supportHours = '24/7';

/** Our own map (src/features/map). */
export const ownMap = '/map/venue';
export const mapTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Maps of other sites are possible; the build adds them to the Content-Security-Policy. Heights are in pixels. */
export const maps: Record<'location' | 'churches', { embed: string; height: number }> = {
  location: { embed: ownMap, height: 450 },
  churches: { embed: `${ownMap}?churches`, height: 760 },
};

type Position = { latitude: number; longitude: number };

/** Returns degrees, such as "37.7900, 24.0150". */
export const formatPosition = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;

export const getMapUrl = (place: Position): string =>
  `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=15/${place.latitude}/${place.longitude}`;

const chatApps = {
  viber: 'Viber',
  whatsapp: 'WhatsApp',
  messenger: 'Messenger',
  instagram: 'Instagram',
} as const;

type ChatName = keyof typeof chatApps;

export type Chat = { name: ChatName; href: string };

export const getChats = (channels: Pick<VenueFacts, ChatName>): Chat[] => {
  const { viber, whatsapp, messenger, instagram } = channels;
  const hrefs = {
    viber: viber && `viber://chat?number=${encodeURIComponent(viber)}`,
    whatsapp: whatsapp && `https://wa.me/${whatsapp.replace('+', '')}`,
    messenger,
    instagram,
  };
  return (Object.keys(chatApps) as ChatName[]).flatMap((name) => {
    const href = hrefs[name];
    return href ? [{ name, href }] : [];
  });
};

export const chats = getChats(venue);

export const getChatApps = ({ people = [], ...channels }: VenueFacts): string[] => {
  const shown = [channels, ...people].flatMap(getChats);
  return [...new Set(shown.map(({ name }) => chatApps[name]))];
};

/** Returns "11-01" for "1/11". */
const parseDayOfYear = (written: string): string =>
  written
    .split('/')
    .map((part) => part.padStart(2, '0'))
    .reverse()
    .join('-');
