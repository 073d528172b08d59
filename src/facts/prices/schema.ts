/** Pages do not show optional values that are omitted. */
import { z } from 'zod';
import {
  choices,
  createIssue,
  date,
  days,
  euros,
  flag,
  group,
  guests,
  list,
  localized,
  monthsBefore,
  number,
  numberChoice,
  percent,
  time,
} from '../../model/fields.ts';
import { getWeekday, listDays } from '../../site/formats/days.ts';
import { formatMonthName, parseMinutesFromNoon } from '../../site/formats/formatDay.ts';

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const month = numberChoice('Μήνας', allMonths, (value) => formatMonthName(value, 'el'));

const dayPrices = (label: string) =>
  group(label, {
    friday: euros('Παρασκευή'),
    saturday: euros('Σάββατο'),
    sunday: euros('Κυριακή'),
    weekday: euros('Δευτέρα–Πέμπτη'),
  });

const season = {
  name: localized(
    'Πότε, όπως στέκεται σε πρόταση',
    'Π.χ. «τον χειμώνα»: «από 58 € τον χειμώνα». · Such as "in winter": "from €58 in winter".',
  ),
  months: z.array(month).min(1).meta({ label: 'Μήνες' }),
  smallest: guests(
    'Ελάχιστοι καλεσμένοι',
    'Λιγότεροι χρεώνονται σαν τόσοι· από Δευτέρα ως Πέμπτη ισχύει το «Ελάχιστοι Δευτέρα–Πέμπτη». · Fewer are charged as so many; from Monday to Thursday "Weekday smallest" holds.',
  ),
  outdoors: flag(
    'Ο κήπος είναι στρωμένος',
    'Γίνεται τελετή στο γκαζόν, και όριο είναι οι θέσεις έξω. · Ceremonies are on the lawn, and the limit is the seats outdoors.',
  ),
  perGuest: dayPrices('Ανά καλεσμένο'),
  nextPerGuest: dayPrices('Ανά καλεσμένο, στην επόμενη περίοδο').optional(),
};

type Months = readonly { months: readonly number[] }[];

const refuseMonths = (seasons: Months, { addIssue }: z.RefinementCtx): void => {
  for (const value of allMonths) {
    const owners = seasons.flatMap(({ months }, index) =>
      months.filter((one) => one === value).map(() => index),
    );
    if (owners.length === 1) continue;
    const [greek, english] = [formatMonthName(value, 'el'), formatMonthName(value, 'en')];
    if (owners.length === 0)
      addIssue({
        code: 'custom',
        message: `Ο ${greek} δεν είναι σε καμία εποχή. Προσθέστε τον. · ${english} is in no season. Add it to one.`,
      });
    else
      addIssue({
        code: 'custom',
        path: [owners.at(-1)!, 'months'],
        message: `Ο ${greek} είναι δύο φορές. Αφαιρέστε τον από εδώ ή από αλλού. · ${english} is there twice. Remove it here or in the other season.`,
      });
  }
};

const dayNames = {
  friday: 'Παρασκευή',
  saturday: 'Σάββατο',
  sunday: 'Κυριακή',
  weekday: 'Δευτέρα–Πέμπτη',
};

const lumpSum = { min: 10, max: 50_000 };
const age = (label: string) => number(label, { min: 1, max: 18 });

const uncheckedOffer = z
  .strictObject({
    validFrom: date('Ισχύει από').optional(),
    eventsUntil: date(
      'Για εκδηλώσεις ως',
      'Αν υπάρχει «Επόμενη περίοδος», φαίνεται η προηγούμενη μέρα από την αρχή της. · With a "Next" season, the day before it begins is shown instead.',
    ).optional(),
    seasons: list(
      'Εποχές',
      season,
      'Από δύο ως έξι· κάθε μήνας σε μία. · Two to six, with each month in one of them.',
    )
      .min(2)
      .max(6)
      .superRefine(refuseMonths),
    next: group(
      'Επόμενη περίοδος',
      {
        from: date(
          'Για εκδηλώσεις από',
          'Μετά το «Για εκδηλώσεις ως» των τωρινών τιμών, που ισχύουν ως την προηγούμενη μέρα. · After "Events until" of today’s prices, which hold until the day before.',
        ),
        until: date('Για εκδηλώσεις ως').optional(),
      },
      'Οι τιμές της είναι σε κάθε εποχή. · Its prices are in each season.',
    )
      .refine(
        ({ from, until }) => !until || from < until,
        createIssue('until', 'Δεν είναι μετά την πρώτη μέρα.', 'It is not after the first day.'),
      )
      .optional(),
    offer: group(
      'Προσφορά',
      {
        words: localized('Λόγια', 'Μία πρόταση, με τελεία. · One sentence, with a full stop.'),
        from: date('Για εκδηλώσεις από'),
        until: date('Για εκδηλώσεις ως'),
        days: choices('Μόνο τις μέρες', dayNames).optional(),
        perGuest: euros('Τιμή ανά καλεσμένο').optional(),
        percent: number('Ή έκπτωση, τοις εκατό', { min: 1, max: 99 }).optional(),
        bookBy: date(
          'Κλείνεται ως',
          'Την επόμενη μέρα δεν φαίνεται. · It is gone on the day after.',
        ),
      },
      'Γράψτε τιμή ή έκπτωση, όχι και τα δύο. · Write a price or a percentage, not both.',
    )
      .refine(
        ({ from, until, bookBy }) => from <= until && bookBy <= until,
        createIssue('until', 'Είναι πριν από τις άλλες μέρες.', 'It is before the other days.'),
      )
      .refine(
        ({ perGuest, percent: off }) => (perGuest === undefined) !== (off === undefined),
        createIssue('perGuest', 'Θέλει τιμή ή έκπτωση.', 'It needs a price or a percentage.'),
      )
      .optional(),
    weekdaySmallest: guests('Ελάχιστοι Δευτέρα–Πέμπτη'),
    perGuest: group('Ανά καλεσμένο', {
      bar: euros('Μπαρ').optional(),
      ownSpirits: euros('Δικά σας ποτά').optional(),
      secondMain: euros('Δεύτερο κυρίως').optional(),
      sweets: euros('Γλυκά').optional(),
    }),
    once: group('Εφάπαξ ποσά', {
      ceremony: euros('Τελετή', lumpSum).optional(),
      flowers: euros('Λουλούδια', lumpSum).optional(),
      coach: euros('Πούλμαν', lumpSum).optional(),
      extraHour: euros('Επιπλέον ώρα', lumpSum).optional(),
      planner: euros('Διοργανωτής', lumpSum).optional(),
      photographer: euros('Φωτογράφος, από (πληρώνεται χωριστά)', lumpSum).optional(),
      dj: euros('DJ, από (πληρώνεται χωριστά)', lumpSum).optional(),
    }),
    coachSeats: number('Θέσεις του πούλμαν', { min: 1, max: 100 }),
    extraHourUntil: time('Επιπλέον ώρα ως'),
    tastingGuests: number('Άτομα στη δοκιμή', { min: 2, max: 20 }),
    main: localized(
      'Κυρίως στην τιμή',
      'Ένα για κάθε καλεσμένο, μετά το «με». · One for each guest, after "with".',
    ).optional(),
    children: group('Παιδιά', {
      free: age('Δωρεάν ως την ηλικία'),
      menu: age('Παιδικό μενού ως την ηλικία'),
      price: euros('Τιμή'),
    })
      .refine(
        ({ free, menu }) => free < menu,
        createIssue('menu', 'Δεν είναι πάνω από το «Δωρεάν».', 'It is not above "Free".'),
      )
      .optional(),
    baptismUntil: time('Βάπτιση ως').optional(),
    baptismFlowers: euros('Λουλούδια βάπτισης', lumpSum).optional(),
    companies: group('Εταιρείες', {
      perPerson: euros("Κατ' άτομο"),
      includes: localized(
        'Τι έχει η ημερίδα',
        'Μετά το «με», χωρίς τελεία. · After "with", without a full stop.',
      ),
      vat: percent('ΦΠΑ, τοις εκατό').optional(),
      smallest: guests('Ελάχιστα άτομα'),
      freeDaysBefore: days('Ημέρες πριν, χωρίς χρέωση'),
    }).optional(),
    payment: group('Πληρωμή, τοις εκατό', {
      contract: percent('Συμφωνητικό'),
      before: percent('Πριν από την εκδήλωση'),
      monthsBefore: monthsBefore('Μήνες πριν'),
      after: percent('Μετά'),
      heldDays: days('Ημέρες κράτησης'),
    })
      .refine(
        ({ contract, before, after }) => contract + before + after === 100,
        createIssue('after', 'Τα ποσοστά δεν κάνουν 100.', 'The percentages are not 100 together.'),
      )
      .optional(),
    moving: group('Αλλαγή ημερομηνίας', {
      freeMonthsBefore: monthsBefore('Μήνες πριν, χωρίς χρέωση'),
      price: euros('Τιμή', lumpSum),
    }).optional(),
    fewer: group('Λιγότεροι', {
      daysBefore: days('Ημέρες πριν'),
      percent: percent('Τοις εκατό'),
    }).optional(),
    music: group('Μουσική', {
      from: time('Από'),
      outdoors: time('Έξω'),
      indoors: time('Μέσα'),
    })
      .refine(
        ({ from, outdoors, indoors }) =>
          parseMinutesFromNoon(from) < parseMinutesFromNoon(outdoors) &&
          parseMinutesFromNoon(outdoors) <= parseMinutesFromNoon(indoors),
        createIssue('indoors', 'Οι ώρες δεν είναι με τη σειρά.', 'The hours are not in order.'),
      )
      .optional(),
    included: choices('Περιλαμβάνονται', {
      studio: 'Στούντιο',
      tables: 'Τραπέζια',
      tasting: 'Δοκιμή μενού',
      estate: 'Κτήμα',
      firstDrink: 'Πρώτο ποτό',
      food: 'Φαγητό',
      wine: 'Κρασί',
      souvlaki: 'Σουβλάκι',
      lights: 'Φώτα',
      rain: 'Βροχή',
      staff: 'Προσωπικό',
    }).min(1),
    menu: choices('Μενού', {
      terrace: 'Βεράντα',
      shared: 'Κοινά',
      salads: 'Σαλάτες',
      fire: 'Στη φωτιά',
      sweet: 'Γλυκό',
      glasses: 'Ποτήρια',
    }).optional(),
    neverCharged: choices('Ποτέ με χρέωση', {
      service: 'Σέρβις',
      wine: 'Κρασί',
      cake: 'Τούρτα',
      suppliers: 'Συνεργάτες του πελάτη',
      visit: 'Επίσκεψη',
      car: 'Αυτοκίνητο',
    }).optional(),
    rules: choices('Κανόνες', {
      fire: 'Στη φωτιά',
      suppliers: 'Συνεργάτες του πελάτη',
      exclusive: 'Αποκλειστικά',
      stepFree: 'Χωρίς σκαλιά',
      band: 'Ορχήστρα',
    }).optional(),
  })
  .refine(
    ({ validFrom, eventsUntil }) => !validFrom || !eventsUntil || validFrom < eventsUntil,
    createIssue('eventsUntil', 'Είναι πριν από το «Ισχύει από».', 'It is before "Valid from".'),
  )
  .refine(
    ({ eventsUntil, next }) => !eventsUntil || !next || eventsUntil < next.from,
    createIssue(
      'eventsUntil',
      'Δεν είναι πριν από την επόμενη περίοδο.',
      'It is not before the next season.',
    ),
  )
  .refine(
    ({ seasons, weekdaySmallest }) => seasons.every(({ smallest }) => weekdaySmallest <= smallest),
    createIssue(
      'weekdaySmallest',
      'Είναι πάνω από τους ελάχιστους μιας εποχής.',
      'It is above the smallest number of a season.',
    ),
  )
  .refine(
    ({ music, once, extraHourUntil }) =>
      !music ||
      !once.extraHour ||
      parseMinutesFromNoon(music.indoors) < parseMinutesFromNoon(extraHourUntil),
    createIssue(
      'extraHourUntil',
      'Δεν είναι μετά τη μουσική μέσα.',
      'It is not after the music indoors.',
    ),
  )
  .refine(
    ({ seasons, next }) =>
      seasons.every(({ nextPerGuest }) => (nextPerGuest === undefined) === (next === undefined)),
    createIssue(
      'next',
      'Μια εποχή δεν έχει τις τιμές της, ή τις έχει χωρίς αυτή.',
      'A season has no prices for it, or has them without it.',
    ),
  )
  .refine(
    ({ offer, next, eventsUntil }) => {
      const last = next ? next.until : eventsUntil;
      return !offer || !last || offer.until <= last;
    },
    createIssue(
      'offer',
      'Έχει μέρες μετά το «Για εκδηλώσεις ως» των τιμών.',
      'It has days after "Events until" of the prices.',
    ),
  );

export type PriceFacts = z.infer<typeof uncheckedOffer>;
export type Offer = NonNullable<PriceFacts['offer']>;

/** One usual price for each day of the offer. */
const listOfferedPrices = ({ offer, next, seasons }: PriceFacts): number[] =>
  offer
    ? listDays(offer.from, offer.until).flatMap((one) => {
        const weekday = getWeekday(one);
        const day = ({ 0: 'sunday', 5: 'friday', 6: 'saturday' } as const)[weekday] ?? 'weekday';
        const owner = seasons.find(({ months }) => months.includes(Number(one.slice(5, 7))));
        const found = next && next.from <= one ? owner?.nextPerGuest : owner?.perGuest;
        return found && (!offer.days?.length || offer.days.includes(day)) ? found[day] : [];
      })
    : [];

export const pricesSchema = uncheckedOffer
  .refine(
    (facts) => !facts.offer || listOfferedPrices(facts).length > 0,
    createIssue(
      'offer',
      'Καμία από τις μέρες της δεν είναι ανάμεσα στις ημερομηνίες της.',
      'None of its days is between its dates.',
    ),
  )
  .refine(
    (facts) => {
      const price = facts.offer?.perGuest;
      return price === undefined || listOfferedPrices(facts).some((usual) => price < usual);
    },
    createIssue(
      'offer',
      'Η τιμή της δεν είναι κάτω από καμία τιμή των ημερών της.',
      'Its price is below no price of its days.',
    ),
  );
