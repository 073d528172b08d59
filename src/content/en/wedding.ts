import type { WeddingWords } from '../../pages/Wedding.tsx';
import { minutesFrom } from '../../site/driveFacts.ts';
import { formatHours, formatTime, unbroken } from '../../site/formats.ts';
import { lodgings } from '../../site/guestFacts.ts';
import { house } from '../../site/houseFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices } from '../../site/prices.ts';
import { present, sentences } from '../../site/sentences.ts';
import { churches, hoursOn, partners, venue } from '../../site/venue.ts';

const { capacity, churchMinutes } = venue;
const { entry, licenceDays, roomsHeldMonths } = house;
const [airport, centre] = [minutesFrom('airport'), minutesFrom('centre')];
const [music, ceremony, coach] = [prices?.music, prices?.once.ceremony, prices?.once.coach];
const ways = lodgings.map(({ minutes }) => minutes);

const wedding: WeddingWords = {
  head: {
    title: `Weddings with a sea view in East Attica: ${venue.name.en}`,
    description: `Marry on a lawn that faces the sea near ${venue.address.locality.en}, dine among olive trees or in a stone hall, and watch the moon rise out of the water.`,
    keywords: ['wedding venue Attica', 'wedding venue Keratea', 'sea view wedding near Athens', 'wedding in an olive grove', 'wedding reception East Attica'],
  },
  label: 'Weddings',
  title: 'Face the sea,\nthe sun behind\n*your guests*',
  lead: 'Our lawn looks east. In the hour before sunset nobody in the chairs has the light in their eyes, and all of it falls on\u00a0you.',
  ask: 'Ask about a date',
  churches: 'Churches nearby',
  why: {
    title: 'Four things you would only *find out by living here*',
    reasons: [
      {
        title: 'The moon comes up out of the water',
        text: 'Choose the night of a full moon and it rises from the sea behind the arch, at about the time the first plates go\u00a0out.',
      },
      {
        title: 'Rain has a plan',
        text: `The stone hall, air-conditioned, is kept for you together with the garden and seats ${capacity.indoors}. If there are more of you, we lay the terrace too, under the\u00a0awning.`,
      },
      {
        title: 'A room until the last dance',
        text: 'The couple’s studio has a bed, a mirror and a garden window. Dress there in the afternoon; come back at midnight for flat\u00a0shoes.',
      },
      {
        title: 'The lamb comes off the fire',
        text: 'The grill stands outdoors, beside the pergola. Dinner walks a few steps to the table, and you smell it well before the speeches\u00a0end.',
      },
    ],
  },
  album: {
    name: 'Photographs of weddings at the estate',
    size: 6,
    captions: {
      groveTable: 'One long table in the grove, the candles lit while it is still light.',
      roundArch: 'The round arch, in terracotta.',
      placeInSun: 'An olive sprig at every place, cut that morning.',
      hallTables: 'The hall by candlelight, if you would rather dine indoors.',
      danceFloor: 'After eleven.',
      cake: 'Cake, under the lights.',
    },
  },
  know: {
    title: 'Before *you ask*',
    answers: present(
      prices && {
        question: 'The price',
        answer: `From ${formatEuros(lowestPrice(prices), 'en')} a guest with the food, the wine and VAT; on a Saturday in June ${formatEuros(prices.seasons.june.perGuest.saturday, 'en')}. [All the prices, and a sum for your own\u00a0day](prices).`,
      },
      {
        question: 'The day',
        answer: sentences(
          entry && `One celebration a day: from ${formatTime(entry.hosts, 'en')} the estate is yours alone.`,
          'See [the Saturdays](reception), each with its sun and\u00a0moon.',
        ),
      },
      {
        question: 'Your suppliers',
        answer: `Bring any photographer, florist or DJ, at no charge, or take [ours](services). The cooking is always\u00a0${partners.catering.name.en}’s.`,
      },
      {
        question: 'The guests',
        answer: `Up to ${capacity.outdoors} at table outdoors and ${capacity.indoors} in the hall. A small wedding takes the pergola, where everyone hears the\u00a0toasts.`,
      },
      {
        question: 'The party',
        answer: sentences(
          music && `Outdoors until ${formatTime(music.outdoors, 'en')}, in the hall until ${formatTime(music.indoors, 'en')}; the gate closes half an hour\u00a0later.`,
          'The songs you settle with the [DJ](djMusic).',
        ),
      },
      {
        question: 'The ceremony',
        answer: `A religious wedding is held in church: there are [${churches.length} churches](churches) ${unbroken(`${churchMinutes.from}–${churchMinutes.to}`)}\u00a0minutes away, and we speak to the parish about the time, the paperwork and the flowers. For our own chapel we ask the diocese first. A civil wedding is held where the municipality says: we ask for the lawn, or you sign at the town\u00a0hall.`,
      },
      {
        question: 'Dinner',
        answer: `Greek cooking off the outdoor grill, and what is in season on the Mesogeia plain.${prices?.payment ? ` You taste it ${prices.payment.monthsBefore}\u00a0months before, up to ${prices.tastingGuests} of you, at no\u00a0charge.` : ''}`,
      },
      {
        question: 'Getting here',
        answer: sentences(
          airport && centre && `${airport}\u00a0minutes from the airport, ${centre} from central Athens. Every car parks inside the gate, and so do coaches.`,
          '[The page to send your\u00a0guests](guests)',
        ),
      },
      {
        question: 'From abroad',
        answer: 'The papers, a symbolic ceremony, calls across time zones: [further\u00a0down](wedding#abroad).',
      },
    ),
  },
  abroad: {
    title: 'Marrying here *from abroad*',
    lead: 'What couples ask who will come by plane.',
    answers: [
      {
        name: 'The papers',
        text: sentences(
          'The municipality asks for passports, birth certificates and certificates of no impediment, with apostille and official translation.',
          licenceDays && `The licence takes about ${licenceDays}\u00a0days.`,
        ),
      },
      {
        name: 'A symbolic ceremony',
        text: `On the lawn, without papers, with any celebrant you like.${ceremony ? ` Chairs, aisle and sound are ${formatEuros(ceremony, 'en')}.` : ''}`,
      },
      {
        name: 'Your guests',
        text: sentences(
          airport && centre && `We are ${airport}\u00a0minutes from the airport and ${centre} from central Athens.`,
          prices && coach && `A ${prices.coachSeats}-seat coach both ways is ${formatEuros(coach, 'en')}.`,
          'Hired cars park inside the gate.',
        ),
      },
      {
        name: 'Rooms',
        text: sentences(
          'There are none at the estate.',
          ways.length > 0 && `[${ways.length}\u00a0places](guests#stay) ${unbroken(`${Math.min(...ways)}–${Math.max(...ways)}`)}\u00a0minutes away${roomsHeldMonths ? ` hold some for you until ${roomsHeldMonths}\u00a0months before` : ' know that you will be late'}.`,
        ),
      },
      {
        name: 'English',
        text: `${venue.managerFirstName.en} and the head of service speak it, and the contract comes in English, too.`,
      },
      {
        name: 'Calls',
        text: 'By video and by appointment, the first walk round the estate included. Greek time is UTC+2, +3 in summer: mornings for Australia, evenings for America.',
      },
    ],
  },
  close: {
    title: 'Come before sunset, *stay for the moon*',
    text: `We show the estate every day, ${unbroken(formatHours(hoursOn('wedding', 'en'), 'en'))}. Come towards evening, and you will see it in the light your guests will.`,
    action: 'Arrange a visit',
  },
};

export default wedding;
