import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, rich, text, texts, titleAndText } from '../../model/fields.ts';
import { callToAction, pageFields, pageIntro, sectionIntro } from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

const step = (label: string) =>
  group(label, {
    when: text('Πότε'),
    ...titleAndText,
  });

export const page = defineContent({
  copy: {
    ...pageFields,
    ...pageIntro,
    contact: line('Επικοινωνία'),
    steps: group('Βήματα', {
      ...sectionIntro,
      items: group('Βήματα', {
        visit: step('Επίσκεψη'),
        suppliers: step('Συνεργάτες'),
        trialTable: step('Τραπέζι δοκιμής'),
        tasting: step('Δοκιμή μενού'),
        seating: step('Θέσεις'),
        arrival: step('Άφιξη'),
      }),
    }),
    day: group('Μέρα', {
      title: rich(line('Τίτλος')),
      morning: group('Πρωί', {
        flowers: text('Λουλούδια'),
        tables: line('Τραπέζια'),
        dress: text('Νυφικό'),
      }),
      evening: group('Βράδυ', {
        hours: group('Ώρες', {
          water: group('Νερό', titleAndText),
          ceremony: group('Τελετή', titleAndText),
          dinner: group('Δείπνο', titleAndText),
          dance: group('Χορός', titleAndText),
          grill: group('Ψησταριά', titleAndText),
          goodNight: group('Καληνύχτα', titleAndText),
        }),
        sunset: line('Δύση ηλίου'),
        moonrise: line('Ανατολή φεγγαριού'),
        note: text('Σημείωση'),
      }),
    }),
    yourChoices: group('Δικά σας', {
      title: line('Τίτλος'),
      items: texts('Στοιχεία'),
    }),
    closingCta: group('Τέλος σελίδας', callToAction),
  },
  pictures: {
    hero: picture('Κεντρική φωτογραφία'),
    jacket: picture('Σακάκι'),
    lateTable: picture('Τραπέζι, αργά'),
  },
});

export type WeddingPlannerContent = ContentOf<typeof page>;
