import type { EnquiryWords } from '../../enquiry/words.ts';
import { venue } from '../../site/venue.ts';

const failed = 'Σφάλμα αποστολής';
const messageError = {
  title: failed,
  text: 'Παρουσιάστηκε σφάλμα κατά την αποστολή του μηνύματος. Παρακαλώ δοκιμάστε ξανά ή επικοινωνήστε μαζί μας τηλεφωνικά.',
};
const messageSuccess = {
  title: 'Το μήνυμά σας στάλθηκε επιτυχώς!',
  text: 'Σας ευχαριστούμε! Λάβαμε το μήνυμά σας και θα επικοινωνήσουμε μαζί σας το συντομότερο.',
};
const consent =
  'Με την αποστολή συμφωνείτε με τους [όρους χρήσης](terms) και την [πολιτική προστασίας προσωπικών δεδομένων](terms).';

const words: EnquiryWords = {
  optional: 'προαιρετικό',
  sending: 'Αποστολή...',
  rateLimited: {
    one: 'Στάλθηκαν πολλά μηνύματα σε λίγη ώρα. Μπορείτε να δοκιμάσετε ξανά σε 1\u00a0λεπτό.',
    other: 'Στάλθηκαν πολλά μηνύματα σε λίγη ώρα. Μπορείτε να δοκιμάσετε ξανά σε {minutes}\u00a0λεπτά.',
  },
  yourAddress: 'e-mail σας',
  draft: { restored: 'Ό,τι είχατε γράψει είναι πάλι εδώ.', undo: 'Καθαρισμός' },
  trap: 'Αφήστε αυτό το πεδίο κενό',
  forms: {
    home: {
      labels: {
        name: 'Ονοματεπώνυμο',
        phone: 'Τηλέφωνο',
        email: 'E-mail',
        subject: 'Θέμα',
        message: 'Μήνυμα',
      },
      hints: { message: 'Πόσοι περίπου θα είστε; Θα υπάρχει τελετή στην εκκλησία ή στο γκαζόν;' },
      placeholders: { subject: 'Γάμος, Σάββατο 13 Ιουνίου' },
      options: {},
      submit: 'Αποστολή μηνύματος',
      success: messageSuccess,
      error: messageError,
      consent,
    },
    contact: {
      labels: {
        firstName: 'Όνομα',
        lastName: 'Επώνυμο',
        email: 'E-mail',
        phone: 'Τηλέφωνο',
        eventType: 'Είδος εκδήλωσης',
        guestCount: 'Αριθμός καλεσμένων',
        subject: 'Θέμα',
        message: 'Μήνυμα',
      },
      hints: {
        guestCount: 'Και στο περίπου, αν δεν ξέρετε ακόμη.',
        message: 'Ποια ημερομηνία σκέφτεστε; Μας βοηθά να ξέρουμε αν είναι ελεύθερη πριν σας απαντήσουμε.',
      },
      placeholders: { eventType: 'Επιλέξτε' },
      options: {},
      submit: 'ΑΠΟΣΤΟΛΗ ΜΗΝΥΜΑΤΟΣ',
      success: messageSuccess,
      error: messageError,
      consent: 'Τα στοιχεία σας τα χρησιμοποιούμε μόνο για να σας απαντήσουμε.',
    },
    request: {
      labels: {
        firstName: 'Όνομα',
        lastName: 'Επώνυμο',
        email: 'E-mail',
        phone: 'Τηλέφωνο',
        eventType: 'Είδος εκδήλωσης',
        eventDate: 'Ημερομηνία εκδήλωσης',
        guestCount: 'Αριθμός καλεσμένων',
        budget: 'Προϋπολογισμός',
        specialRequests: 'Ιδιαίτερες επιθυμίες',
        howDidYouHear: 'Πώς μας μάθατε;',
        services: 'Υπηρεσίες που σας ενδιαφέρουν',
      },
      hints: {
        eventDate: 'Αν δεν έχετε καταλήξει, βάλτε την πιο πιθανή.',
        guestCount: 'Και στο περίπου, αν δεν ξέρετε ακόμη.',
        specialRequests: 'Παιδικό μενού, αλλεργίες, τελετή στο κτήμα: ό,τι θέλετε να έχουμε υπόψη μας.',
      },
      placeholders: { eventType: 'Επιλέξτε', budget: 'π.χ. 10.000 €', howDidYouHear: 'Επιλέξτε' },
      options: {
        eventType: {
          wedding: 'Γάμος',
          christening: 'Βάπτιση',
          party: 'Πάρτι',
          corporate: 'Εταιρική εκδήλωση',
          other: 'Άλλο',
        },
        howDidYouHear: {
          Google: 'Google',
          Facebook: 'Facebook',
          Instagram: 'Instagram',
          Σύσταση: 'Σύσταση',
          Άλλο: 'Άλλο',
        },
        services: {
          Διακόσμηση: 'Διακόσμηση',
          'Φωτογραφία & Video': 'Φωτογραφία & Video',
          'Μουσική & DJ': 'Μουσική & DJ',
          'Wedding Planner': 'Wedding Planner',
          'Συντονισμός Εκκλησίας': 'Συντονισμός Εκκλησίας',
          'Πλήρης Διοργάνωση': 'Πλήρης Διοργάνωση',
        },
      },
      submit: 'Αποστολή αιτήματος',
      success: {
        title: 'Το αίτημά σας στάλθηκε επιτυχώς!',
        text: `Η ομάδα μας θα επικοινωνήσει μαζί σας μέσα σε ${venue.replyHours}\u00a0ώρες.`,
        confirmed: 'Στείλαμε μήνυμα επιβεβαίωσης στο {email}.',
      },
      error: {
        title: failed,
        text: 'Παρουσιάστηκε σφάλμα κατά την αποστολή του αιτήματος. Παρακαλώ δοκιμάστε ξανά ή επικοινωνήστε μαζί μας τηλεφωνικά.',
      },
      consent,
    },
  },
};

export default words;
