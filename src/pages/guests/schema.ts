import { z } from 'zod';
import { defineContent, type ContentOf } from '../../model/defineContent.ts';
import { group, line, list, nameAndText, rich, text, titleAndText } from '../../model/fields.ts';
import {
  churchList,
  nameAndRichText,
  pageFields,
  sectionIntro,
  titleAndRichText,
} from '../../model/groups.ts';
import { picture } from '../../site/photos/schema.ts';

const roadStep = group('Στοιχείο', nameAndText);

export const page = defineContent({
  copy: {
    ...pageFields,
    hero: group('Πρώτη οθόνη', {
      label: line('Ετικέτα'),
      title: rich(line('Τίτλος')),
      lead: rich(text('Εισαγωγή')),
      gps: line('Συντεταγμένες'),
      map: line('Χάρτης'),
      phone: rich(line('Τηλέφωνο')),
      share: group('Κοινοποίηση', {
        action: line('Κουμπί'),
        note: rich(line('Σημείωση')),
      }),
    }),
    share: group('Κοινοποίηση', {
      text: line('Κείμενο'),
      copied: line('Αντιγράφηκε'),
    }),
    road: group('Δρόμος', {
      title: rich(line('Τίτλος')),
      drawing: group('Σχέδιο', {
        description: text('Περιγραφή'),
        airport: line('Αεροδρόμιο'),
        motorway: line('Αττική Οδός'),
        fromAthens: line('Από την Αθήνα'),
        markopoulo: line('Μαρκόπουλο'),
        keratea: line('Κερατέα'),
        daskalio: line('Δασκαλειό'),
        lavrio: line('Λαύριο'),
        sea: line('Θάλασσα'),
      }),
      caption: text('Λεζάντα'),
      steps: z.tuple([roadStep, roadStep, roadStep, roadStep]).meta({ label: 'Βήματα' }),
      copy: line('Αντιγραφή'),
      copied: line('Αντιγράφηκε'),
    }),
    travel: group('Μετακίνηση', {
      title: rich(line('Τίτλος')),
      note: line('Σημείωση'),
      transport: group(
        'Μέσα',
        {
          parking: group('Πάρκινγκ', nameAndRichText),
          taxi: group('Ταξί', nameAndRichText),
          bus: group('Λεωφορείο', nameAndRichText),
          airport: group('Αεροδρόμιο', nameAndRichText),
          stepFree: group('Χωρίς σκαλιά', nameAndRichText),
        },
        'Πώς έρχεται και φεύγει κανείς, σε μία δυο λέξεις, και τι να ξέρει· {phone} είναι το τηλέφωνο του ταξί. · How people come and leave, in a word or two, and what to know; {phone} is the phone of the taxi.',
      ),
    }),
    evening: group('Βράδυ', {
      title: sectionIntro.title,
      text: titleAndText.text,
      sunsets: group('Ηλιοβασιλέματα', {
        months: group('Μήνες', {
          april: line('Απρίλιος'),
          may: line('Μάιος'),
          june: line('Ιούνιος'),
          july: line('Ιούλιος'),
          august: line('Αύγουστος'),
          september: line('Σεπτέμβριος'),
          october: line('Οκτώβριος'),
        }),
        dark: line('Έχει νυχτώσει'),
        caption: line('Λεζάντα'),
      }),
      clothing: list('Τι να φορέσετε', nameAndText),
    }),
    churches: group('Εκκλησίες', {
      ...sectionIntro,
      list: group('Κατάλογος', churchList),
      more: line('Περισσότερα'),
    }),
    accommodation: group('Διαμονή', {
      lodgings: group('Καταλύματα', titleAndRichText),
      beaches: group(
        'Παραλίες',
        titleAndRichText,
        '{minutes} είναι ο δρόμος ως την πιο κοντινή παραλία. · {minutes} is the way to the nearest beach.',
      ),
    }),
    contact: group('Επικοινωνία', {
      ...sectionIntro,
      share: line('Κοινοποίηση'),
      print: line('Εκτύπωση'),
      address: line('Διεύθυνση'),
    }),
  },
  pictures: {
    hero: picture('Κεντρική φωτογραφία'),
    pergola: picture('Πέργκολα'),
    path: picture('Μονοπάτι'),
  },
});

export type GuestsContent = ContentOf<typeof page>;
