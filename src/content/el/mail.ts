import type { MailMessages } from '../../enquiry/messages.ts';
import { venue } from '../../facts/venue/venue.ts';
import { hasPrices } from '../../facts/shown/shown.ts';

const { name, seat, registryNumber } = venue.company;

const onTheSite = hasPrices ? 'τις τιμές, τους κανόνες και τον δρόμο ως το κτήμα' : 'τις φωτογραφίες και τον δρόμο ως το κτήμα';

const messages: MailMessages = {
  venue: {
    formNames: { home: 'Μήνυμα από την αρχική σελίδα', contact: 'Μήνυμα από τη σελίδα επικοινωνίας', request: 'Αίτημα προσφοράς' },
    form: 'Φόρμα',
    language: 'Γλώσσα',
    received: 'Παραλήφθηκε',
    late: 'Γράφτηκε {when}. Φτάνει τώρα επειδή το ηλεκτρονικό ταχυδρομείο δεν ανταποκρινόταν.',
    suspect: '[Ίσως ανεπιθύμητο]',
    reply: 'Πατώντας «Απάντηση» γράφετε κατευθείαν στον επισκέπτη.',
  },
  givenUp: {
    subject: 'Μηνύματα επισκεπτών που χάθηκαν',
    text: `Το ηλεκτρονικό ταχυδρομείο δεν δεχόταν μηνύματα για ${venue.undeliveredKeptDays}\u00a0ημέρες. Μηνύματα επισκεπτών που σβήστηκαν χωρίς να παραδοθούν: {count}. Ελέγξτε τις ρυθμίσεις ταχυδρομείου του ιστοτόπου.`,
  },
  confirmation: {
    subject: `Λάβαμε το αίτημά σας – ${venue.name.el}`,
    // Greek needs the vocative of a name («Γεια σας Νίκο»), which no rule derives, so the greeting has none.
    greeting: 'Γεια σας, και σας ευχαριστούμε που μας γράψατε!',
    greetingWithoutName: 'Γεια σας, και σας ευχαριστούμε που μας γράψατε!',
    paragraphs: [
      'Το αίτημά σας έφτασε.',
      '{promise} Αν θέλετε να προσθέσετε κάτι, απαντήστε σε αυτό το μήνυμα.',
      `Ώσπου να τα πούμε, στο {site} θα βρείτε ${onTheSite}.`,
    ],
    promise: `Μέσα σε ${venue.replyHours}\u00a0ώρες σας λέμε αν η ημερομηνία είναι ελεύθερη.`,
    promiseWithoutDate: `Μέσα σε ${venue.replyHours}\u00a0ώρες θα έχετε την απάντησή μας.`,
    call: 'Αν βιάζεστε, πάρτε μας τηλέφωνο, κάθε μέρα {hours}:',
    callWhenClosed: 'Αν βιάζεστε, πάρτε μας τηλέφωνο:',
    signature: [venue.manager.el, venue.name.el, `${name.el}, ${seat.el}, Αρ. ΓΕΜΗ ${registryNumber}`],
    notYou: 'Αν δεν στείλατε εσείς το αίτημα, κάποιος έγραψε κατά λάθος τη διεύθυνσή σας. Δεν χρειάζεται να κάνετε τίποτα.',
  },
};

export default messages;
