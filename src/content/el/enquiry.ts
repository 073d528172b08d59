import type { EnquiryMessages } from '../../enquiry/messages.ts';
import { venue } from '../../site/facts/venue.ts';

const failed = 'Σφάλμα αποστολής';
const messageError = {
  title: failed,
  text: 'Παρουσιάστηκε σφάλμα κατά την αποστολή του μηνύματος. Παρακαλώ δοκιμάστε ξανά ή επικοινωνήστε μαζί μας τηλεφωνικά.',
};
const messageSuccess = {
  title: 'Το μήνυμά σας στάλθηκε επιτυχώς!',
  text: 'Σας ευχαριστούμε! Λάβαμε το μήνυμά σας και θα επικοινωνήσουμε μαζί σας το συντομότερο.',
};

const messages: EnquiryMessages = {
  optional: 'προαιρετικό',
  fieldErrors: {
    missing: {
      name: 'Γράψτε το ονοματεπώνυμό σας.',
      firstName: 'Γράψτε το όνομά σας.',
      lastName: 'Γράψτε το επώνυμό σας.',
      email: 'Γράψτε το e-mail σας. Παράδειγμα: maria@example.com',
      phone: 'Γράψτε το τηλέφωνό σας. Παράδειγμα: 690\u00a0000\u00a00000',
      eventType: 'Επιλέξτε το είδος της εκδήλωσης.',
      subject: 'Γράψτε το θέμα. Παράδειγμα: Γάμος τον Ιούνιο',
      message: 'Γράψτε το μήνυμά σας.',
    },
    wrong: {
      email: 'Μήπως λείπει κάτι από το e-mail; Παράδειγμα: maria@example.com',
      tel: 'Το τηλέφωνο έχει μόνο αριθμούς, κενά και, αν είναι από το εξωτερικό, το + μπροστά. Παράδειγμα: 690\u00a0000\u00a00000',
      count: 'Γράψτε έναν ακέραιο αριθμό από {min} ως {max}. Παράδειγμα: 120',
      date: 'Συμπληρώστε ημέρα, μήνα και έτος.',
    },
    past: 'Αυτή η μέρα έχει περάσει. Διαλέξτε μια μέρα από σήμερα και μετά.',
    alphabet:
      'Κάποιο γράμμα στο e-mail δεν είναι λατινικό, ακόμη κι αν μοιάζει. Γράψτε το ξανά με λατινικά γράμματα. Παράδειγμα: maria@example.com',
    tooLong: 'Εδώ χωρούν ως {max} χαρακτήρες.',
    shorten: 'Συντομέψτε το κατά {over}.',
    goBack: 'Με το «Πίσω» θα βρείτε ό,τι είχατε γράψει.',
  },
  left: 'Χαρακτήρες που απομένουν: {left}',
  consent:
    'Με την αποστολή δέχεστε τους [όρους χρήσης](terms) και την [πολιτική προστασίας προσωπικών δεδομένων](terms), όπου γράφουμε πώς χρησιμοποιούμε τα στοιχεία σας.',
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
      availability: { message: 'Πόσοι περίπου θα είστε; Η τελετή θα γίνει στην εκκλησία ή στο γκαζόν;' },
      placeholders: { subject: 'Γάμος, ένα Σάββατο του Ιουνίου' },
      options: {},
      submit: 'Αποστολή μηνύματος',
      success: messageSuccess,
      error: messageError,
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
      availability: {
        guestCount: 'Και στο περίπου, αν δεν ξέρετε ακόμη.',
        message: 'Για επίσκεψη, ποια μέρα και ώρα σας βολεύει; Για εκδήλωση, ποια ημερομηνία σκέφτεστε;',
      },
      placeholders: { eventType: 'Επιλέξτε' },
      options: {},
      submit: 'ΑΠΟΣΤΟΛΗ ΜΗΝΥΜΑΤΟΣ',
      success: messageSuccess,
      error: messageError,
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
      availability: {
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
    },
  },
};

export default messages;
