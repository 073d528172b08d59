import type { FrameWords } from '../../frame/frameWords.ts';
import { namesOf } from '../../site/pages.ts';
import { venue } from '../../site/venue.ts';
import { pages } from './pageList.ts';

const frame: FrameWords = {
  estate: 'Κτήμα δεξιώσεων ανάμεσα στις ελιές και τη θάλασσα, στην Κερατέα. Για γάμους, βαπτίσεις, εταιρικές εκδηλώσεις και πάρτι.',
  skipToContent: 'Στο περιεχόμενο',
  mainMenu: 'Κύριο μενού',
  languageMenu: 'Γλώσσα',
  pages: namesOf(pages),
  submenuOverview: { reception: 'Όλες οι δεξιώσεις', services: 'Όλες οι υπηρεσίες' },
  enquire: 'Γράψτε μας',
  homeLink: `${venue.name.el}, αρχική`,
  openMenu: 'Μενού',
  closeMenu: 'Κλείσιμο μενού',
  backToTop: 'Επιστροφή στην κορυφή',
  close: 'Κλείσιμο',
  notices: 'Ειδοποιήσεις',
  footer: {
    sentence: 'Κάτω από τις ελιές,\n*απέναντι από τη\u00a0θάλασσα.*',
    rating: '{rating} από {reviews}\u00a0κριτικές',
    ratingScale: 'Βαθμολογία στα 5 αστέρια:',
    visit: 'Επισκεφθείτε μας',
    pages: 'Σελίδες',
    follow: 'Ακολουθήστε μας',
    everyDay: 'Δευτέρα έως Κυριακή',
    registryNumber: 'Αρ. ΓΕΜΗ',
    vatNumber: 'ΑΦΜ',
    terms: 'Όροι και προσωπικά δεδομένα',
    accessibility: 'Προσβασιμότητα',
  },
  phoneBar: { name: 'Γρήγορη επικοινωνία', call: 'Καλέστε' },
  viber: 'Γράψτε μας στο Viber',
  whatsapp: 'Γράψτε μας στο WhatsApp',
  phone: { copy: 'Αντιγραφή αριθμού', copied: 'Το τηλέφωνο αντιγράφηκε.' },
  connection: {
    lost: 'Χάθηκε η σύνδεση. Ό,τι έχετε γράψει στη φόρμα μένει εδώ.',
    back: 'Η σύνδεση επανήλθε.',
  },
  openMap: 'Άνοιγμα στους χάρτες',
  stars: '5 στα 5 αστέρια',
  viewer: {
    name: 'Προβολή φωτογραφιών',
    close: 'Κλείσιμο',
    previous: 'Προηγούμενη',
    next: 'Επόμενη',
    zoomIn: 'Μεγέθυνση',
    zoomOut: 'Σμίκρυνση',
    reset: 'Επαναφορά μεγέθους, τώρα {percent}%',
    zoomed: 'Μεγέθυνση {percent}%',
    position: 'Φωτογραφία {n} από {total}',
    thumbnails: 'Όλες οι φωτογραφίες',
    share: 'Κοινοποίηση',
    copied: 'Ο σύνδεσμος της φωτογραφίας αντιγράφηκε.',
    download: 'Λήψη',
    fullScreen: 'Πλήρης οθόνη',
    leaveFullScreen: 'Έξοδος από την πλήρη οθόνη',
  },
  notFound: {
    head: {
      title: `Η σελίδα δεν βρέθηκε: ${venue.name.el}`,
      description: 'Η διεύθυνση που ζητήσατε δεν υπάρχει στον ιστότοπό μας. Από την αρχική σελίδα φτάνετε παντού.',
      keywords: [],
    },
    lead: 'Αυτό το μονοπάτι δεν βγάζει πουθενά. Γυρίστε πίσω και πάμε από την αρχή.',
    home: 'Στην αρχική',
    contact: 'Επικοινωνία',
  },
  failure: {
    lead: 'Κάτι χάλασε σε αυτή τη σελίδα. Ο υπόλοιπος ιστότοπος δουλεύει κανονικά, κι εμείς σηκώνουμε πάντα το τηλέφωνο.',
    home: 'Στην αρχική',
    call: 'Καλέστε στο',
    download: 'Ένα κομμάτι της σελίδας δεν κατέβηκε: ίσως χάθηκε το σήμα ή μόλις ανανεώσαμε τον ιστότοπο. Δοκιμάστε ξανά.',
    reload: 'Φόρτωση ξανά',
  },
};

export default frame;
