import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { formatDay } from '../../site/formats/formatDay.ts';
import { lastChanged, stepFree } from '../../facts/legalFacts.ts';
import { venue } from '../../facts/venue/venue.ts';

/** A sample text; the part on the estate must be checked there. */
const accessibility: LegalCopy = {
  title: 'Προσβασιμότητα',
  updated: `Τελευταία αλλαγή: ${formatDay(lastChanged.accessibility, 'el')}.`,
  close: 'Κλείσιμο',
  short: 'Θέλουμε όλοι να διαβάζουν αυτές τις σελίδες και όλοι να έρχονται στη γιορτή. *Όπου δεν τα καταφέρνουμε ακόμη, το γράφουμε.*',
  parts: [
    {
      heading: 'Ο ιστότοπος',
      sections: [
        {
          heading: 'Τι δοκιμάσαμε',
          paragraphs: [
            'Ελέγξαμε κάθε σελίδα, στα ελληνικά και στα αγγλικά, με βάση τις οδηγίες WCAG\u00a02.2, επίπεδο ΑΑ.',
            'Τη δοκιμάσαμε μόνο με το πληκτρολόγιο, με τον αναγνώστη οθόνης Orca στον Firefox, με γράμματα στο 200% και μεγέθυνση στο 400%, με μεγαλύτερη αντίθεση και λιγότερη κίνηση, και με το πρόγραμμα ελέγχου axe, σε Chrome, Firefox και Safari.',
          ],
        },
        {
          heading: 'Τι λείπει ακόμη',
          paragraphs: [
            'Ο χάρτης της περιοχής έρχεται από το OpenStreetMap και δύσκολα διαβάζεται από αναγνώστη οθόνης. Δίπλα του θα βρείτε τη διεύθυνση και έναν σύνδεσμο που την ανοίγει στους δικούς σας χάρτες.',
            'Δεν έχουμε δοκιμάσει ακόμη VoiceOver σε iPhone, TalkBack σε Android και NVDA στα Windows.',
            'Οι φωτογραφίες έχουν σύντομες περιγραφές: λένε τι φαίνεται, όχι κάθε λεπτομέρεια.',
          ],
        },
      ],
    },
    {
      heading: 'Το κτήμα',
      sections: [
        {
          heading: 'Χωρίς σκαλιά',
          paragraphs: [
            `Μέσα στο κτήμα υπάρχουν ${stepFree.parkingSpaces}\u00a0θέσεις πάρκινγκ για άτομα με αναπηρία. Από εκεί ως την αίθουσα, τη βεράντα και την πέργκολα είναι ${stepFree.metres}\u00a0μέτρα πλακόστρωτο, με κλίση ως ${stepFree.slopePercent}%· στο γκαζόν στρώνουμε διάδρομο. Οι πόρτες έχουν άνοιγμα ${stepFree.doorCentimetres}\u00a0εκατοστά, και ${stepFree.toilets}\u00a0τουαλέτες χωρούν αμαξίδιο.`,
            'Ανάμεσα στις ελιές το έδαφος είναι χώμα και χαλίκι: με αμαξίδιο θα χρειαστείτε ένα χέρι βοήθειας, και θα το έχετε.',
          ],
        },
        {
          heading: 'Πριν έρθετε',
          paragraphs: [
            'Πείτε μας τι θα σας διευκολύνει: ένα τραπέζι μακριά από τα ηχεία, μια ήσυχη γωνιά, ένας κατάλογος με μεγάλα γράμματα. Οι σκύλοι-οδηγοί είναι ευπρόσδεκτοι παντού.',
          ],
        },
      ],
    },
    {
      heading: 'Ρωτήστε μας',
      sections: [
        {
          heading: 'Αν κάτι σας δυσκολεύει',
          paragraphs: [
            `Γράψτε στο [${venue.email}](email) ή καλέστε στο [${venue.phones[0].display}](phone). Απαντάμε μέσα σε ${venue.replyHours}\u00a0ώρες, σας λέμε με άλλον τρόπο ό,τι δεν μπορέσατε να διαβάσετε, και το διορθώνουμε.`,
          ],
        },
      ],
    },
  ],
};

export default accessibility;
