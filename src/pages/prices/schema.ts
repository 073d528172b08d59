import { getPriceRange, prices } from '../../facts/prices/prices.ts';
import { guestQuote } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text, texts, titleAndText } from '../../model/fields.ts';
import {
  callToAction,
  course,
  pageFields,
  pageIntro,
  sectionIntro,
  titleAndRichText,
} from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

const extras = (label: string, word: (label: string) => ReturnType<typeof line> = line) =>
  group(label, {
    bar: word('Μπαρ'),
    secondMain: word('Δεύτερο κυρίως'),
    flowers: word('Λουλούδια'),
    ceremony: word('Τελετή'),
  });

const extra = (label: string) =>
  group(label, {
    name: line('Όνομα'),
    note: text('Σημείωση').optional(),
  });

const step = (label: string) =>
  group(label, {
    when: line('Πότε'),
    ...titleAndText,
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    shared: group('Κοινά', {
      highestSum: extras('Το πάνω ποσό', (label) => rich(line(label))),
      calculation: extras('Υπολογισμός'),
    }),
    hero: group('Πρώτη οθόνη', {
      ...pageIntro,
      calculate: line('Υπολογισμός'),
      rules: line('Κανόνες'),
      print: line('Εκτύπωση'),
      printLists: line('Εκτύπωση με δύο τιμοκαταλόγους'),
      valid: group('Ισχύς', {
        from: line('Από'),
        until: text('Έως'),
        signed: line('Υπογραφή'),
      }),
    }),
    calculator: group('Υπολογιστής τιμής', {
      ...sectionIntro,
      textWithoutExtras: line('Κείμενο χωρίς πρόσθετα'),
      noScript: text('Όταν δεν δουλεύει ο υπολογισμός'),
      guests: line('Καλεσμένοι'),
      children: line(
        'Παιδιά',
        'Οι ηλικίες είναι στις τιμές: «Από αυτούς, παιδιά {from}–{menu} ετών». · The ages are in the prices: "Of them, children aged {from}–{menu}".',
      ),
      childrenError: line('Λάθος στα παιδιά'),
      slider: line('Ρυθμιστικό'),
      priceList: line('Ποιος τιμοκατάλογος'),
      season: line('Εποχή'),
      day: line('Μέρα'),
      error: text('Λάθος'),
      resultLabel: line('Πάνω από το ποσό'),
      explanation: line('Πώς βγαίνει'),
      childrenMenu: line('Πώς βγαίνει για τα παιδιά'),
      withExtras: line('Με τα πρόσθετα'),
      perGuest: line('Ανά καλεσμένο'),
      rounding: line('Στρογγύλευση'),
      smallest: text('Το μικρότερο'),
      weekdayEnough: line('Αρκούν για καθημερινή'),
      largest: text('Το μεγαλύτερο'),
      send: line('Αποστολή'),
    }),
    rates: group('Τιμές', {
      ...sectionIntro,
      caption: line('Λεζάντα'),
      season: line('Εποχή'),
      smallest: group('Το μικρότερο', {
        long: line('Ολόκληρο'),
        short: line('Σύντομα'),
      }),
      notes: group('Σημειώσεις', {
        example: group('Παράδειγμα', titleAndText),
        children: group('Παιδιά', titleAndText),
        fewer: group('Λιγότεροι', titleAndText),
        baptism: group('Βάπτιση', titleAndText),
      }),
      companies: group('Εταιρείες', titleAndText),
    }),
    parts: group('Μέρη', {
      name: line('Όνομα'),
      included: group('Περιλαμβάνονται', {
        title: rich(line('Τίτλος')),
        lines: group('Γραμμές', {
          estate: text('Κτήμα'),
          firstDrink: line('Πρώτο ποτό'),
          food: text('Φαγητό'),
          wine: text('Κρασί'),
          souvlaki: text('Σουβλάκι'),
          tables: line('Τραπέζια'),
          lights: line('Φώτα'),
          rain: text('Βροχή'),
          studio: line('Στούντιο'),
          staff: line('Προσωπικό'),
          tasting: line('Δοκιμή μενού'),
        }),
      }),
      extra: group('Πρόσθετα', {
        title: rich(line('Τίτλος')),
        lines: group('Γραμμές', {
          bar: extra('Μπαρ'),
          ownSpirits: extra('Δικά σας ποτά'),
          secondMain: extra('Δεύτερο κυρίως'),
          sweets: extra('Γλυκά'),
          ceremony: extra('Τελετή'),
          flowers: extra('Λουλούδια'),
          coach: extra('Πούλμαν'),
          extraHour: extra('Επιπλέον ώρα'),
          planner: extra('Διοργανωτής'),
        }),
        perGuest: line('Ανά καλεσμένο'),
        from: line('Από'),
        separate: group('Χωριστά', {
          name: line('Όνομα'),
          note: text('Σημείωση'),
          price: line('Τιμή'),
        }),
      }),
    }),
    menu: group('Μενού', {
      title: rich(line('Τίτλος')),
      paragraphs: texts('Παράγραφοι'),
      courses: group('Πιάτα', {
        terrace: group('Βεράντα', course),
        shared: group('Κοινά', course),
        salads: group('Σαλάτες', course),
        fire: group('Στη φωτιά', course),
        sweet: group('Γλυκό', course),
        glasses: group('Ποτήρια', course),
      }),
    }),
    noCharge: group('Δωρεάν', {
      title: rich(line('Τίτλος')),
      lines: group('Γραμμές', {
        service: line('Σέρβις'),
        wine: line('Κρασί'),
        cake: line('Τούρτα'),
        suppliers: line('Συνεργάτες του πελάτη'),
        visit: line('Επίσκεψη'),
        car: line('Αυτοκίνητο'),
      }),
    }),
    deadlines: group('Προθεσμίες', {
      ...sectionIntro,
      timeline: line('Όνομα του σχεδίου'),
      steps: group('Βήματα', {
        talk: step('Κουβέντα'),
        contract: step('Συμφωνητικό'),
        free: step('Δωρεάν'),
        tasting: step('Δοκιμή μενού'),
        guests: step('Καλεσμένοι'),
        rest: step('Υπόλοιπο'),
      }),
      moving: group('Αλλαγή ημερομηνίας', {
        free: line('Δωρεάν'),
        paid: line('Αλλάζει με χρέωση'),
        fixed: line('Δεν αλλάζει'),
      }),
      day: line('Μέρα'),
      cancelled: text('Ακύρωση'),
    }),
    rules: group('Κανόνες', {
      ...sectionIntro,
      musicHours: group('Ώρες μουσικής', {
        description: text('Με λόγια'),
        outdoors: line('Έξω'),
        indoors: line('Μέσα'),
        until: line('Έως'),
        midnight: line('Μεσάνυχτα'),
      }),
      rules: group('Κανόνες', {
        exclusive: group('Αποκλειστικά', titleAndRichText),
        suppliers: group('Συνεργάτες του πελάτη', titleAndRichText),
        stepFree: group('Χωρίς σκαλιά', titleAndRichText),
        band: group('Ορχήστρα', titleAndRichText),
        fire: group('Φωτιά', titleAndRichText),
      }),
    }),
    guestQuote,
    contact: group('Ρωτήστε μας', callToAction),
  },
  pictures: {
    hero: picture('Κεντρική φωτογραφία'),
    wine: picture('Κρασί'),
    jacket: picture('Σακάκι'),
  },
  add: (shared, copy) => ({
    estimate: shared.estimate,
    review: shared.findReview(copy.guestQuote),
    priceRange: prices && getPriceRange(prices),
  }),
});

export type PricesContent = ContentOf<typeof page>;
