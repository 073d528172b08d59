import type { MailWords } from '../../enquiry/server/mailWords.ts';
import { venue } from '../../site/facts/venue.ts';

const words: MailWords = {
  venue: {
    formNames: { home: 'Μήνυμα από την αρχική σελίδα', contact: 'Μήνυμα από την επικοινωνία', request: 'Αίτημα πληροφοριών' },
    form: 'Φόρμα',
    language: 'Γλώσσα',
    received: 'Παραλήφθηκε',
    late: 'Γράφτηκε {when}. Φτάνει τώρα επειδή το ηλεκτρονικό ταχυδρομείο δεν ανταποκρινόταν.',
    suspect: '[Ίσως ανεπιθύμητο]',
    reply: 'Πατώντας «Απάντηση» γράφετε κατευθείαν στον επισκέπτη.',
  },
  givenUp: {
    subject: 'Μηνύματα επισκεπτών που χάθηκαν',
    text: 'Το ηλεκτρονικό ταχυδρομείο δεν δεχόταν μηνύματα για τριάντα ημέρες. Μηνύματα επισκεπτών που σβήστηκαν χωρίς να παραδοθούν: {count}. Ελέγξτε τις ρυθμίσεις ταχυδρομείου του ιστοτόπου.',
  },
  confirmation: {
    subject: `Λάβαμε το αίτημά σας – ${venue.name.el}`,
    // The name stands in quotation marks because a greeting would need its vocative («Γεια σας Νίκο»).
    greeting: 'Γεια σας! Λάβαμε το αίτημα πληροφοριών με το όνομα «{name}».',
    greetingWithoutName: 'Γεια σας! Λάβαμε το αίτημα πληροφοριών που μας στείλατε.',
    paragraphs: [`Σας ευχαριστούμε που σκεφτήκατε το κτήμα μας. Θα επικοινωνήσουμε μαζί σας μέσα σε ${venue.replyHours}\u00a0ώρες.`],
    call: 'Αν βιάζεστε, πάρτε μας τηλέφωνο:',
    signature: [venue.manager.el, venue.name.el],
    notYou: 'Αν δεν στείλατε εσείς το αίτημα, κάποιος έγραψε κατά λάθος τη διεύθυνσή σας. Δεν χρειάζεται να κάνετε τίποτα.',
  },
};

export default words;
