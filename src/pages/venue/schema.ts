import { planSchema } from '../../features/sitePlan/schema.ts';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text } from '../../model/fields.ts';
import { contactCards, pageFields, pageIntro, sectionIntro } from '../../model/groups.ts';
import { heroPictures, picture } from '../../site/photos/schema.ts';

const stop = (label: string) =>
  group(label, {
    name: line('Όνομα'),
    seats: text('Θέσεις'),
    text: text('Κείμενο'),
    rain: text('Βροχή'),
    where: line('Πού'),
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    visit: line('Επίσκεψη'),
    toPlan: line('Προς το σχέδιο'),
    plan: planSchema,
    tour: group('Ξενάγηση', {
      title: rich(line('Τίτλος')),
      ifRain: line('Αν βρέξει'),
      indicative: line('Ενδεικτικά'),
      stops: group('Στάσεις', {
        hall: stop('Αίθουσα'),
        terrace: stop('Βεράντα'),
        pergola: stop('Πέργκολα'),
        lawn: stop('Γκαζόν'),
        grove: stop('Ελαιώνας'),
      }),
    }),
    facilities: group('Εγκαταστάσεις', {
      title: rich(line('Τίτλος')),
      stepFree: line('Χωρίς σκαλιά'),
      toilets: line('Τουαλέτες'),
      remarks: group('Σημειώσεις', {
        parking: line('Πάρκινγκ'),
        pergola: line('Πέργκολα'),
        barbecue: line('Μπάρμπεκιου'),
        reception: line('Δεξίωση'),
        studio: line('Στούντιο'),
        toilets: line('Τουαλέτες'),
        generator: line('Γεννήτρια'),
        gardens: line('Κήποι'),
      }),
    }),
    photos: group('Φωτογραφίες', {
      ...sectionIntro,
      categories: group('Κατηγορίες', {
        venue: line('Χώρος'),
        wedding: line('Γάμος'),
        baptism: line('Βάπτιση'),
        corporate: line('Εταιρικό'),
        party: line('Πάρτι'),
      }),
      allPhotos: line('Όλες οι φωτογραφίες'),
    }),
    figures: group('Αριθμοί', {
      title: line('Τίτλος'),
      weddings: line('Γάμοι'),
      baptisms: line('Βαπτίσεις'),
      corporate: line('Εταιρικό'),
      parties: line('Πάρτι'),
    }),
    contact: group('Επικοινωνία', {
      ...sectionIntro,
      ...contactCards,
      visit: line('Επίσκεψη'),
      directions: line('Οδηγίες για τον δρόμο'),
    }),
  },
  pictures: {
    ...heroPictures,
    hall: picture('Αίθουσα'),
    terrace: picture('Βεράντα'),
    pergola: picture('Πέργκολα'),
    lawn: picture('Γκαζόν'),
    grove: picture('Ελαιώνας'),
    overview: picture('Γενική άποψη'),
    chapel: picture('Ξωκλήσι'),
    danceFloor: picture('Πίστα'),
    moonrise: picture('Ανατολή φεγγαριού'),
    favours: picture('Μπομπονιέρες'),
    meeting: picture('Σύσκεψη'),
    bar: picture('Μπαρ'),
    candles: picture('Κεριά'),
    baptismLunch: picture('Γεύμα βάπτισης'),
    studio: picture('Στούντιο'),
    dance: picture('Χορός'),
    gate: picture('Πύλη'),
  },
  add: ({ facilityNames }) => ({ facilityNames }),
});

export type VenueContent = ContentOf<typeof page>;
