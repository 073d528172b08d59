import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, nameAndText, rich, text, texts, titleAndText } from '../../model/fields.ts';
import { pageFields, pageIntro, sectionIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const delivery = (label: string) =>
  group(label, {
    when: line('Πότε'),
    text: text('Κείμενο'),
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    contact: line('Επικοινωνία'),
    caption: text('Λεζάντα'),
    hours: group('Ώρες', {
      title: rich(text('Τίτλος')),
      text: rich(text('Κείμενο')),
      sunPath: group('Πορεία του ήλιου', {
        name: text(
          'Όνομα',
          'Το σχέδιο με λόγια, για όσους δεν το βλέπουν: {heights}, ο ήλιος στις τέσσερις ώρες, και {sunset}. · The drawing in words, for those who cannot see it: {heights}, the sun at the four hours, and {sunset}.',
        ),
        sunset: line(
          'Δύση ηλίου',
          'Εκεί που δύει ο ήλιος, με την ώρα: {time}. · Where the sun sets, with {time}.',
        ),
        horizon: line('Ορίζοντας'),
      }),
      times: group('Ώρες', {
        day: group('Μέρα', nameAndText),
        gold: group('Χρυσό', nameAndText),
        pink: group('Ροζ', nameAndText),
        night: group('Νύχτα', nameAndText),
      }),
      note: text(
        'Σημείωση',
        'Τελευταίο: ποιας μέρας είναι οι ώρες, η {sunset}, και τι αλλάζει αργότερα μέσα στον χρόνο. · Last: the day of these hours, {sunset}, and what changes later in the year.',
      ),
    }),
    logo: line('Λογότυπο'),
    yearsCaption: line('Λεζάντα για τα χρόνια'),
    approach: group('Πώς δουλεύουν', {
      title: rich(text('Τίτλος')),
      text: texts('Κείμενο'),
    }),
    delivery: group('Παράδοση', {
      title: rich(text('Τίτλος')),
      text: rich(text('Κείμενο')),
      album: group('Άλμπουμ', {
        name: line('Όνομα'),
        dress: line('Νυφικό'),
        aisle: line('Διάδρομος τελετής'),
        night: text('Νύχτα'),
      }),
      items: group('Στοιχεία', {
        phone: delivery('Τηλέφωνο'),
        prints: delivery('Εκτυπώσεις'),
        book: delivery('Άλμπουμ'),
      }),
    }),
    contactDetails: group('Επικοινωνία', {
      title: sectionIntro.title,
      text: titleAndText.text,
      call: line('Τηλεφωνήστε'),
      phone: line('Τηλέφωνο'),
      email: line('E-mail'),
      website: line('Ιστοσελίδα'),
      instagram: line('Instagram'),
      facebook: line('Facebook'),
    }),
  },
  pictures: {
    ...heroPictures,
    veil: picture('Πέπλο'),
    day: picture('Μέρα'),
    gold: picture('Χρυσό'),
    pink: picture('Ροζ'),
    night: picture('Νύχτα'),
    dress: picture('Νυφικό'),
    aisle: picture('Διάδρομος τελετής'),
    bouquet: picture('Ανθοδέσμη'),
    rings: picture('Βέρες'),
    dancers: picture('Χορευτές'),
    glasses: picture('Ποτήρια'),
    cake: picture('Τούρτα'),
    heels: picture('Τακούνια'),
  },
});

export type PhotographerContent = ContentOf<typeof page>;
