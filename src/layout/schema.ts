import { viewerSchema } from '../features/viewer/schema.ts';
import { defineContent, type ContentOf } from '../model/defineContent.ts';
import { group, line, rich, text } from '../model/fields.ts';
import { headSchema } from '../model/groups.ts';
import { picture } from '../site/photos/schema.ts';

export const layoutContent = defineContent({
  copy: {
    estate: text('Κτήμα'),
    skipToContent: line('Μετάβαση στο περιεχόμενο'),
    mainMenu: line('Κύριο μενού'),
    languageMenu: line('Επιλογή γλώσσας'),
    submenuOverview: group('Πρώτη γραμμή υπομενού', {
      reception: line('Δεξίωση'),
      services: line('Υπηρεσίες'),
    }),
    enquire: line('Κουμπί επικοινωνίας'),
    homeLink: line('Σύνδεσμος προς την αρχική'),
    openMenu: line('Άνοιγμα μενού'),
    closeMenu: line('Κλείσιμο μενού'),
    backToTop: line('Επιστροφή στην κορυφή'),
    close: line('Κλείσιμο ειδοποίησης'),
    notices: line('Ειδοποιήσεις'),
    closed: group('Κλειστά', {
      period: line(
        'Περίοδος',
        'Από {from} ως {until}, στις φόρμες και στις ημερομηνίες. · From {from} until {until}, in forms and dates.',
      ),
      day: line('Μία μέρα', 'Στις {from}. · On {from}.'),
    }),
    announcement: line('Ανακοίνωση, για όσους δεν βλέπουν'),
    footer: group('Υποσέλιδο', {
      sentence: rich(text('Πρόταση')),
      rating: line(
        'Βαθμολογία',
        'Τα {rating} και {reviews} είναι αριθμοί. · {rating} and {reviews} are numbers.',
      ),
      ratingScale: line('Πριν από τη βαθμολογία'),
      visit: line('Επίσκεψη'),
      pages: line('Σελίδες'),
      follow: line('Κοινωνικά δίκτυα'),
      everyDay: line('Κάθε μέρα'),
      registryNumber: line('Αριθμός ΓΕΜΗ'),
      vatNumber: line('ΑΦΜ'),
      terms: line('Όροι'),
      accessibility: line('Προσβασιμότητα'),
    }),
    mobileCtaBar: group('Μπάρα στο κάτω μέρος του κινητού', {
      name: line('Όνομα'),
      call: line('Τηλεφωνήστε'),
    }),
    viber: line('Viber'),
    whatsapp: line('WhatsApp'),
    messenger: line('Messenger'),
    instagram: line('Instagram'),
    languages: line('Γλώσσες που μιλά κάποιος'),
    phone: group('Τηλέφωνο', {
      copy: line('Αντιγραφή'),
      copied: line('Αντιγράφηκε'),
      refused: line('Δεν αντιγράφηκε, με τον αριθμό στο {number}'),
    }),
    connection: group('Σύνδεση', {
      lost: line('Χάθηκε'),
      back: line('Επανήλθε'),
    }),
    otherSite: line('Για όσους δεν βλέπουν: σύνδεσμος προς άλλο site'),
    openMap: line('Άνοιγμα στους χάρτες'),
    showMap: line('Εμφάνιση του χάρτη άλλου site'),
    stars: line('Αστέρια'),
    allReviews: line('Όλες οι κριτικές'),
    viewer: viewerSchema,
    notFound: group('Σελίδα που δεν βρέθηκε', {
      head: headSchema,
      lead: text('Εισαγωγή'),
      home: line('Αρχική'),
      contact: line('Επικοινωνία'),
    }),
    failure: group('Όταν κάτι χαλάσει', {
      lead: text('Εισαγωγή'),
      home: line('Αρχική'),
      call: line('Τηλεφωνήστε'),
      download: text('Λήψη'),
      reload: line('Φόρτωση ξανά'),
    }),
  },
  pictures: { notFound: picture('Δεν βρέθηκε') },
  add: ({ pageNames, wordmark, builtOn, announcements, people }) => ({
    pages: pageNames,
    wordmark,
    builtOn,
    announcements,
    people,
  }),
});

export type LayoutMessages = ContentOf<typeof layoutContent>;
