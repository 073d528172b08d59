import { guestQuote } from '../../facts/reviews/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, nameAndText, rich, text, titleAndText } from '../../model/fields.ts';
import { callToAction, pageFields, pageIntro, sectionIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    toDates: line('Προς τις ημερομηνίες'),
    toLayouts: line('Προς τις διατάξεις'),
    toRain: line('Προς τη βροχή'),
    dates: group('Ημερομηνίες', {
      title: rich(line('Τίτλος')),
      lead: rich(text('Εισαγωγή')),
      skip: line('Παράκαμψη'),
      moonlit: line(
        'Με φεγγάρι',
        'Δίπλα στο έτος, όταν πολλά Σάββατα έχουν σχεδόν πανσέληνο στη δύση· {days} είναι οι μέρες. · Beside the year, if several Saturdays have a nearly full moon at sunset; {days} are the days.',
      ),
      closestFullMoon: text(
        'Η πιο κοντινή πανσέληνος',
        'Μετά, ή μόνο του: εκείνο που το φεγγάρι βγαίνει με τη δύση: {day}, {sunset}, {moonrise}. · After it, or alone: the one whose moon rises at sunset: {day}, {sunset}, {moonrise}.',
      ),
      closestFullMoonWithoutChurch: text('Η πιο κοντινή, χωρίς γάμο στην εκκλησία'),
      monthLinks: line(
        'Σύνδεσμοι μηνών',
        'Όνομα των συνδέσμων προς τους μήνες του {year}, για αναγνώστες οθόνης. · Name of the links to the months of {year}, for screen readers.',
      ),
      indoors: line('Μέσα'),
      allOpen: line('Όλα ελεύθερα'),
      availabilityNotes: group('Υποδείξεις', {
        open: line('Ελεύθερα'),
        few: line('Λίγα'),
        full: line('Κλεισμένα'),
      }),
      waitingList: rich(line('Λίστα αναμονής')),
      columns: group('Στήλες', {
        day: line('Μέρα'),
        sunset: line('Δύση ηλίου'),
        moon: line('Φεγγάρι'),
      }),
      requestDate: line('Ρωτήστε για τη μέρα'),
      askParish: line('Ρωτήστε την ενορία'),
      booked: line('Κλεισμένο'),
      closed: line('Είμαστε κλειστά'),
      moonlitPercent: line(
        'Φωτισμένο',
        'Τι λέει ο αναγνώστης οθόνης για το φεγγάρι· {percent} είναι το φωτισμένο μέρος. · The words of screen readers for the moon; {percent} is the lit part.',
      ),
      fullMoon: line('Πανσέληνος'),
      moonUp: line('Ψηλά'),
      noMoon: line('Κανένα'),
      legend: group('Υπόμνημα', {
        fullMoon: line('Πανσέληνος'),
        moonlit: line('Με φεγγάρι'),
        moonUp: line('Ψηλά'),
        noMoon: line('Κανένα'),
        church: text('Εκκλησία'),
      }),
      computedUntil: text(
        'Υπολογισμός',
        'Στο τέλος· {month} είναι ο τελευταίος μήνας, όπως στέκεται μετά από μέρα, με το έτος. · At the end; {month} is the last month, with its year.',
      ),
      availability: text(
        'Διαθεσιμότητα',
        'Μετά, όσο υπάρχουν υποδείξεις: πόσο ισχύουν· {day} είναι η μέρα του ελέγχου. · After it, while days are marked: how long they hold; {day} is the day of the check.',
      ),
    }),
    eventsTitle: line('Τίτλος εκδηλώσεων'),
    more: line('Περισσότερα'),
    events: group('Εκδηλώσεις', {
      wedding: group('Γάμος', nameAndText),
      baptism: group('Βάπτιση', nameAndText),
      corporate: group('Εταιρικό', nameAndText),
      party: group('Πάρτι', nameAndText),
    }),
    layouts: group('Διατάξεις', {
      ...sectionIntro,
      plans: line('Σχέδια'),
      metres: line('Μέτρα'),
      items: group('Διατάξεις', {
        long: group('Μακριά', nameAndText),
        rounds: group('Ροτόντες', nameAndText),
        standing: group('Όρθιοι', nameAndText),
        rows: group('Σειρές', nameAndText),
        u: group('Σε σχήμα Π', nameAndText),
        board: group('Ενιαίο τραπέζι', nameAndText),
      }),
      places: group('Χώροι', {
        ...titleAndText,
        names: group('Ονόματα', {
          hall: line('Αίθουσα'),
          terrace: line('Βεράντα'),
          pergola: line('Πέργκολα'),
          lawn: line('Γκαζόν'),
          smallHall: line('Μικρή αίθουσα'),
        }),
        caption: line('Λεζάντα'),
        layout: line('Διάταξη'),
        none: line('Κανένα'),
        note: text('Σημείωση'),
        size: line(
          'Μέγεθος',
          'Πλάτος και βάθος: «{width} × {depth} μ.». · Width and depth: "{width} × {depth} m".',
        ),
      }),
    }),
    rain: group('Βροχή', {
      ...sectionIntro,
      choose: line('Επιλογή'),
      plans: line('Σχέδια'),
      guests: line('Καλεσμένοι'),
      descriptions: group('Για κάθε σχέδιο', {
        nothing: text('Τίποτα στη βεράντα'),
        drinks: text('Ποτό στη βεράντα'),
        dancing: text('Χορός στη βεράντα'),
        tables: text('Τραπέζια'),
      }),
    }),
    guestQuote,
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    ...heroPictures,
    wedding: picture('Γάμος'),
    baptism: picture('Βάπτιση'),
    corporate: picture('Εταιρικό'),
    party: picture('Πάρτι'),
  },
  add: (shared, copy) => ({
    almanac: shared.almanac,
    estimate: shared.estimate,
    review: shared.findReview(copy.guestQuote),
  }),
});

export type ReceptionContent = ContentOf<typeof page>;
