import { z } from 'zod';
import { group, line, list, nameAndText, rich, text, texts, titleAndText } from './fields.ts';

export const headSchema = group('Για μηχανές αναζήτησης', {
  title: line(
    'Τίτλος',
    'Ως 60 χαρακτήρες, διαφορετικός σε κάθε σελίδα. · Up to 60 characters, different on each page.',
  ),
  description: text(
    'Περιγραφή',
    'Από 70 ως 160 χαρακτήρες, διαφορετική σε κάθε σελίδα. · 70 to 160 characters, different on each page.',
  ),
  keywords: texts('Λέξεις-κλειδιά'),
});

export const pageFields = { pageName: line('Όνομα στο μενού'), head: headSchema };

export const sectionIntro = { title: rich(titleAndText.title), text: rich(titleAndText.text) };

export const mapSection = { ...sectionIntro, frame: line('Όνομα του χάρτη') };

/** Fields of list items whose text may contain markup (RichText). */
export const titleAndRichText = { ...titleAndText, text: sectionIntro.text };
export const nameAndRichText = { ...nameAndText, text: sectionIntro.text };

export const pageIntro = {
  label: line('Ετικέτα'),
  title: rich(text('Τίτλος')),
  lead: rich(text('Εισαγωγή')),
};

export const callToAction = {
  title: rich(text('Τίτλος')),
  text: sectionIntro.text,
  action: line('Κουμπί'),
};

export const itemList = { title: rich(text('Τίτλος')), list: list('Κατάλογος', nameAndRichText) };

export const questions = {
  title: sectionIntro.title,
  answers: list('Απαντήσεις', { question: line('Ερώτηση'), answer: rich(text('Απάντηση')) }),
};

export const course = { name: line('Όνομα'), dishes: texts('Φαγητά') };

export const menuPart = { title: sectionIntro.title, courses: list('Πιάτα', course) };

export const keyFactsSchema = group('Στοιχεία κάτω από το άνοιγμα', {
  name: line('Όνομα'),
  facts: list('Στοιχεία', {
    name: line('Όνομα'),
    figure: line('Αριθμός', 'Σύντομος, όπως «400» ή «2:00». · Short, such as "400" or "2:00".'),
    text: rich(text('Κείμενο')),
  }),
});

export const managerQuote = { quote: text('Λόγια της'), role: line('Ρόλος') };

export const churchList = { onMap: line('Στον χάρτη') };

export const contactCards = {
  where: line('Πού').optional(),
  phones: line('Τηλέφωνα'),
  phonesNote: line('Σημείωση για τα τηλέφωνα').optional(),
  email: line('E-mail'),
  everyDay: line('Κάθε μέρα'),
  hoursNote: text('Σημείωση για τις ώρες').optional(),
  registryNumber: line('Αριθμός ΓΕΜΗ').optional(),
};

const day = (label: string) =>
  group(label, {
    name: line('Όνομα'),
    short: line('Σύντομα'),
  });

export const estimateSchema = z.strictObject({
  days: group('Ημέρες', {
    friday: day('Παρασκευή'),
    saturday: day('Σάββατο'),
    sunday: day('Κυριακή'),
    weekday: day('Δευτέρα–Πέμπτη'),
  }),
  indoors: line('Μετά από τους μήνες χωρίς κήπο'),
  priceLists: group('Όταν υπάρχει επόμενη περίοδος', {
    from: line('Πρώτη μέρα'),
    until: line('Τελευταία μέρα'),
    events: line('Μετά από άλλα λόγια'),
  }),
  message: text('Μήνυμα στη φόρμα'),
  children: line('Μετά τις γραμμές, αν έχει παιδιά'),
  chargedGuests: line(
    'Μετά τις γραμμές, αν μετρούν άλλοι καλεσμένοι',
    'Αν είναι λιγότεροι από όσους χρεώνετε ή δεν χωρούν. · If they are fewer than you charge for, or do not fit.',
  ),
  offer: group('Προσφορά', {
    text: text(
      'Κείμενο',
      'Μετά τα λόγια της· {terms} είναι ένα από τα επόμενα. · After its words; {terms} is one of the next.',
    ),
    everyDay: line('Όλες τις μέρες', 'Όπως στέκεται στο {days}. · As it stands in {days}.'),
    perGuest: line('Τιμή'),
    percent: line('Έκπτωση'),
  }),
  prefilled: text('Πάνω από τη φόρμα: ότι μεταφέρθηκε'),
});

export type EstimateCopy = z.infer<typeof estimateSchema>;

export type KeyFactsCopy = z.infer<typeof keyFactsSchema>;
export type ClosingCtaCopy = z.infer<z.ZodObject<typeof callToAction>>;
export type ManagerQuoteCopy = z.infer<z.ZodObject<typeof managerQuote>>;
export type ContactCardsCopy = z.infer<z.ZodObject<typeof contactCards>>;
export type ChurchListCopy = z.infer<z.ZodObject<typeof churchList>>;
