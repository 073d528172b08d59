import type { ContactWords } from '../../pages/Contact.tsx';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';

const contact: ContactWords = {
  head: {
    title: `Επικοινωνία: ${venue.name.el}, ${venue.address.locality.el}`,
    description: `Τηλέφωνα, e-mail, ωράριο, χάρτης και φόρμα επικοινωνίας. Γράψτε μας την ημερομηνία που σκέφτεστε και απαντάμε μέσα σε ${venue.replyHours} ώρες.`,
    keywords: ['επικοινωνία', 'τηλέφωνο κτήματος', 'ραντεβού επίσκεψης', 'κτήμα Κερατέα', venue.name.el],
  },
  title: 'Ελάτε να *τα πούμε*',
  lead: `Στο τηλέφωνο, με ένα μήνυμα ή εδώ, κάτω από τις ελιές. Απαντάμε μέσα σε ${venue.replyHours}\u00a0ώρες.`,
  formTitle: 'Γράψτε μας',
  enquiry,
  cards: {
    where: 'Πού είμαστε',
    phones: 'Τηλέφωνα',
    phonesNote: `Η ${venue.managerFirstName.el} και η υπεύθυνη του σέρβις μιλούν και αγγλικά· αγγλικό παίρνετε, αν θέλετε, και το συμφωνητικό.`,
    email: 'E-mail',
    everyDay: 'Δευτέρα έως Κυριακή',
    hoursNote: 'Για ραντεβού εκτός ωραρίου, πάρτε μας τηλέφωνο να το κανονίσουμε. Η ώρα είναι Ελλάδας (UTC+2, το καλοκαίρι +3)· με ραντεβού τα λέμε και με βίντεο, πρωί για την Αυστραλία, βράδυ για την Αμερική.',
    registryNumber: 'Αριθμός ΓΕΜΗ',
  },
  map: {
    title: 'Χάρτης: το κτήμα στον δρόμο προς το Δασκαλειό',
    heading: 'Στο τέλος της Αττικής Οδού',
    text: 'Έρχεστε εύκολα από την Αττική Οδό: βγαίνετε στο Μαρκόπουλο και ακολουθείτε τις πινακίδες για Κερατέα και Δασκαλειό. Τα υπόλοιπα, [για τους καλεσμένους](guests).',
    open: 'Άνοιγμα στους χάρτες',
  },
  call: {
    title: 'Ή απλώς *πάρτε μας τηλέφωνο*',
    text: `Το σηκώνει συνήθως η ${venue.managerFirstName.el}. Αν είναι στον κήπο, γράψτε της στο [${venue.email}](email).`,
  },
};

export default contact;
