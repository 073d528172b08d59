import type { Drive, House } from '../../site/facts/schema.ts';
import { drives, parking } from '../../site/facts/driveFacts.ts';
import { gateToChapel, metresPerMinute, seats, toilets } from '../../site/facts/estateFacts.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { formatHours, formatRating, formatTime, unbroken } from '../../site/formats/formats.ts';
import { fridayMinutes, lodgings, ways } from '../../site/facts/guestFacts.ts';
import type { Language } from '../../site/languages.ts';
import { stepFree } from '../../site/facts/legalFacts.ts';
import { capacities, inRain, sizes, technics } from '../../site/facts/layoutFacts.ts';
import { lightEvening } from '../../site/facts/lightFacts.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import { highestPrice, lowestPrice, prices } from '../../site/facts/prices.ts';
import { churches, hours, partners, venue } from '../../site/facts/venue.ts';
import type { SentenceFacts } from './compose.ts';
import ownHouse from '../../content/facts/house.json' with { type: 'json' };

export const house: House = ownHouse;

const minutesFrom = (from: Drive['id']): number | undefined =>
  drives.find(({ id }) => id === from)?.minutes;

/** Guest count in the rain plan. */
const most = inRain(400);

/** Undefined is a fact that the owner omits. */
export function sentenceFacts(language: Language): SentenceFacts {
  const time = (of: string | undefined) => of && formatTime(of, language);
  const euros = (sum: number | undefined) =>
    sum && Number.isFinite(sum) ? formatEuros(sum, language) : undefined;
  const { capacity, churchMinutes, rating } = venue;
  const { entry, licenceDays, roomsHeldMonths } = house;
  const minutes = lodgings.map((lodging) => lodging.minutes);
  const { companies, fewer, music, payment } = prices ?? {};
  const smallest = Object.values(prices?.seasons ?? {}).map((season) => season.smallest);
  return {
    'venue.name': venue.name[language],
    'venue.shortName': venue.shortName[language],
    'venue.manager': venue.manager[language],
    'venue.managerFirstName': venue.managerFirstName[language],
    'venue.locality': venue.address.locality[language],
    'venue.phone': venue.phones[0].display,
    'venue.email': venue.email,
    'venue.replyHours': venue.replyHours,
    'venue.yearsOpen': venue.yearsOpen,
    'venue.photographerYears': venue.photographerYears,
    'rating.value': formatRating(rating.value, language),
    'rating.reviews': rating.reviews,
    'capacity.indoors': capacity.indoors,
    'capacity.outdoors': capacity.outdoors,
    'capacity.meeting': capacity.meeting,
    'hours.daily': unbroken(formatHours(hours.pages[language], language)),
    'churches.count': churches.length,
    'churches.from': churchMinutes.from,
    'churches.to': churchMinutes.to,
    'churches.minutes': unbroken(`${churchMinutes.from}–${churchMinutes.to}`),
    'partners.catering': partners.catering.name[language],
    'partners.photographer': partners.photographer.name[language],
    'partners.dj': partners.dj.name[language],
    'parking.cars': parking.cars,
    'parking.coaches': parking.coaches,
    'drive.airport': minutesFrom('airport'),
    'drive.centre': minutesFrom('centre'),
    'drive.friday': fridayMinutes,
    'drive.fromKeratea': ways.toGate,
    'drive.fromMotorway': ways.toKeratea + ways.toGate,
    'estate.gateToChapel': gateToChapel,
    'estate.metresPerMinute': metresPerMinute,
    'estate.toilets': toilets,
    'estate.wheelchairToilets': stepFree.toilets,
    'hall.width': sizes.hall.width,
    'hall.depth': sizes.hall.depth,
    'hall.rows': capacities.rows.hall,
    'hall.withDancing': capacities.rounds.hall,
    'grove.seats': seats.grove,
    'smallHall.width': sizes.smallHall.width,
    'smallHall.depth': sizes.smallHall.depth,
    'pergola.seats': capacities.long.pergola,
    'rain.hall': most.hall,
    'rain.terrace': most.terrace,
    'light.day': formatDay(lightEvening.day, language),
    'entry.suppliers': time(entry?.suppliers),
    'entry.hosts': time(entry?.hosts),
    'entry.cleared': time(entry?.cleared),
    'licence.days': licenceDays,
    'lodgings.count': lodgings.length || undefined,
    'lodgings.minutes':
      lodgings.length > 0 ? unbroken(`${Math.min(...minutes)}–${Math.max(...minutes)}`) : undefined,
    'lodgings.heldMonths': roomsHeldMonths,
    'prices.lowest': prices && euros(lowestPrice(prices)),
    'prices.range':
      prices && unbroken(formatEuroRange(lowestPrice(prices), highestPrice(prices), language)),
    'prices.weekdayLowest': prices && euros(lowestPrice(prices, ['weekday'])),
    'prices.weekdayOutdoors':
      prices && euros(lowestPrice(prices, ['weekday'], ({ outdoors }) => outdoors)),
    'prices.juneSaturday': euros(prices?.seasons.june.perGuest.saturday),
    'prices.weekdaySmallest': prices?.weekdaySmallest,
    'prices.weekendSmallest':
      smallest.length > 0
        ? unbroken(`${Math.min(...smallest)}–${Math.max(...smallest)}`)
        : undefined,
    'prices.children': euros(prices?.children?.price),
    'prices.bar': euros(prices?.perGuest.bar),
    'prices.tastingGuests': prices?.tastingGuests,
    'prices.coachSeats': prices?.coachSeats,
    'prices.baptismUntil': time(prices?.baptismUntil),
    'prices.baptismFlowers': euros(prices?.baptismFlowers),
    'prices.planner': euros(prices?.once.planner),
    'prices.ceremony': euros(prices?.once.ceremony),
    'prices.coach': euros(prices?.once.coach),
    'companies.price': euros(companies?.perPerson),
    'companies.smallest': companies?.smallest,
    'companies.freeDays': companies?.freeDaysBefore,
    'payment.monthsBefore': payment?.monthsBefore,
    'guests.daysBefore': fewer?.daysBefore,
    'music.outdoors': time(music?.outdoors),
    'music.indoors': time(music?.indoors),
    'wifi.megabits': technics?.wifi.megabits,
    'wifi.devices': technics?.wifi.devices,
  };
}
