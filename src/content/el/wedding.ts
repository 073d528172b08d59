import type { WeddingWords } from '../../pages/Wedding.tsx';
import { minutesFrom } from '../../site/driveFacts.ts';
import { formatHours, formatTime, unbroken } from '../../site/formats.ts';
import { lodgings } from '../../site/guestFacts.ts';
import { house } from '../../site/houseFacts.ts';
import { formatEuros } from '../../site/priceFormats.ts';
import { lowestPrice, prices } from '../../site/prices.ts';
import { present, sentences } from '../../site/sentences.ts';
import { churches, hoursOn, partners, venue } from '../../site/venue.ts';

const { capacity, churchMinutes } = venue;
const { entry, licenceDays, roomsHeldMonths } = house;
const [airport, centre] = [minutesFrom('airport'), minutesFrom('centre')];
const [music, ceremony, coach] = [prices?.music, prices?.once.ceremony, prices?.once.coach];
const ways = lodgings.map(({ minutes }) => minutes);

const wedding: WeddingWords = {
  head: {
    title: `Γάμος απέναντι από τη θάλασσα: ${venue.name.el}`,
    description: 'Τελετή στο γκαζόν με τη θάλασσα μπροστά, τραπέζι στις ελιές ή στην πέτρινη αίθουσα, γλέντι κάτω από τα φωτάκια. Κτήμα για γάμο στην Κερατέα.',
    keywords: ['κτήμα για γάμο Αττική', 'γάμος Κερατέα', 'δεξίωση γάμου δίπλα στη θάλασσα', 'γάμος σε ελαιώνα', 'κτήμα γάμου Μεσόγεια', 'γαμήλια δεξίωση Λαύριο'],
  },
  label: 'Γάμος',
  title: 'Μπροστά σας\nη θάλασσα,\n*πίσω ο ήλιος*',
  lead: 'Το γκαζόν μας κοιτάζει ανατολικά. Την ώρα της τελετής οι καλεσμένοι σας δεν μισοκλείνουν τα μάτια, κι όλο το φως του απογεύματος πέφτει επάνω\u00a0σας.',
  ask: 'Ρωτήστε για ημερομηνία',
  churches: 'Εκκλησίες κοντά μας',
  why: {
    title: 'Όσα δεν φαίνονται *στις φωτογραφίες*',
    reasons: [
      {
        title: 'Αεράκι, όχι μελτέμι',
        text: 'Στα βόρεια ο ελαιώνας κόβει τον αέρα πριν φτάσει στα τραπέζια. Περνά μόνο όσο αεράκι δροσίζει χωρίς να σβήνει τα\u00a0κεριά.',
      },
      {
        title: 'Αν το γυρίσει σε βροχή',
        text: `Η αίθουσα είναι κρατημένη για εσάς μαζί με τον κήπο και χωράει ${capacity.indoors}. Αν είστε περισσότεροι, στρώνουμε και στη βεράντα, κάτω από την\u00a0τέντα.`,
      },
      {
        title: 'Έρχεστε με το τζιν, βγαίνετε με το νυφικό',
        text: 'Το στούντιο του ζευγαριού έχει κρεβάτι, καθρέφτη και παράθυρο στον κήπο. Είναι δικό σας από το πρωί ώσπου να φύγει και ο τελευταίος\u00a0καλεσμένος.',
      },
      {
        title: 'Πανσέληνος μέσα από το νερό',
        text: 'Διαλέξτε βράδυ με πανσέληνο και θα τη δείτε να βγαίνει από τη θάλασσα, πίσω από την αψίδα όπου στεκόσασταν πριν από\u00a0λίγο.',
      },
    ],
  },
  album: {
    name: 'Φωτογραφίες από γάμους στο κτήμα',
    size: 18,
    captions: {
      studio: 'Το στούντιο, με τα δοκάρια και τον στρογγυλό καθρέφτη.',
      bouquet: 'Λευκά τριαντάφυλλα και ευκάλυπτος.',
      roundArch: 'Η στρογγυλή αψίδα, στα χρώματα της τερακότας.',
      chapel: 'Λουλούδια γύρω από τη γαλάζια πόρτα.',
      chairs: 'Οι καρέκλες στη σειρά τους, λίγο πριν γεμίσουν.',
      grovePath: 'Το μονοπάτι του ελαιώνα, για τις δικές σας φωτογραφίες.',
      placeAtDusk: 'Ένα κλαδάκι ελιάς πάνω στην πετσέτα.',
      bar: 'Το μπαρ ανοίγει μαζί με τα φωτάκια.',
      veil: 'Το πέπλο, σε μια καρέκλα δίπλα στην αψίδα.',
      groveTable: 'Ένα μακρύ τραπέζι μέσα στις ελιές, τα φανάρια από πάνω.',
      candleRow: 'Ουρανός ροζ, κεριά αναμμένα.',
      roundTables: 'Ροτόντες κάτω από την πέργκολα, την ώρα που σουρουπώνει.',
      hallTables: 'Δείπνο στην αίθουσα, σε δύο μακριά τραπέζια.',
      cake: 'Τρεις όροφοι.',
      sofas: 'Για όσους βγάλουν πρώτοι τα τακούνια.',
      hallPath: 'Με φανάρια ως την πόρτα.',
      pergolaAtNight: 'Η πέργκολα από το γκαζόν, νύχτα πια.',
      danceFloor: 'Μετά τις έντεκα.',
    },
  },
  know: {
    title: 'Πριν *ρωτήσετε*',
    answers: present(
      prices && {
        question: 'Η τιμή',
        answer: `Από ${formatEuros(lowestPrice(prices), 'el')} ο καλεσμένος, με το φαγητό, το κρασί και τον ΦΠΑ· ένα Σάββατο του Ιουνίου ${formatEuros(prices.seasons.june.perGuest.saturday, 'el')}. [Όλες οι τιμές, με έναν υπολογισμό για τη δική σας\u00a0μέρα](prices).`,
      },
      {
        question: 'Η μέρα',
        answer: sentences(
          entry && `Μία γιορτή τη μέρα: από τις ${formatTime(entry.hosts, 'el')} το πρωί το κτήμα είναι μόνο δικό σας.`,
          'Δείτε [τα Σάββατα](reception), με τον ήλιο και το φεγγάρι\u00a0τους.',
        ),
      },
      {
        question: 'Οι συνεργάτες σας',
        answer: `Φωτογράφο, ανθοπώλη και DJ φέρνετε όποιον θέλετε, χωρίς χρέωση, ή παίρνετε [τους δικούς μας](services). Μαγειρεύει όμως πάντα το\u00a0«${partners.catering.name.el}».`,
      },
      {
        question: 'Οι καλεσμένοι',
        answer: `Έξω κάθονται ως ${capacity.outdoors}, στην αίθουσα ως ${capacity.indoors}. Αν είστε λίγοι, στρώνουμε κάτω από την πέργκολα, για να ακούγονται οι προπόσεις ως την\u00a0άκρη.`,
      },
      {
        question: 'Το γλέντι',
        answer: sentences(
          music && `Έξω ως τις ${formatTime(music.outdoors, 'el')}, στην αίθουσα ως τις ${formatTime(music.indoors, 'el')}· η πύλη κλείνει μισή ώρα\u00a0μετά.`,
          'Τα τραγούδια τα λέτε με τον [DJ](djMusic).',
        ),
      },
      {
        question: 'Η τελετή',
        answer: `Ο θρησκευτικός γάμος γίνεται σε εκκλησία: γύρω μας είναι [${churches.length}](churches), ${unbroken(`${churchMinutes.from}–${churchMinutes.to}`)}\u00a0λεπτά με το αυτοκίνητο. Με την ενορία μιλάμε εμείς, για την ώρα, τα χαρτιά και τον στολισμό. Για το ξωκλήσι μας ρωτάμε πρώτα τη μητρόπολη. Ο πολιτικός γίνεται όπου ορίσει ο δήμος: ρωτάμε για το γκαζόν, αλλιώς υπογράφετε στο\u00a0δημαρχείο.`,
      },
      {
        question: 'Το φαγητό',
        answer: `Αρνί στα κάρβουνα, λαχανικά από τα περιβόλια των Μεσογείων, σύκα τον Αύγουστο, Σαββατιανό στα ποτήρια.${prices?.payment ? ` Το δοκιμάζετε ${prices.payment.monthsBefore}\u00a0μήνες πριν, ως ${prices.tastingGuests}\u00a0άτομα, χωρίς\u00a0χρέωση.` : ''}`,
      },
      {
        question: 'Ο δρόμος',
        answer: sentences(
          airport && centre && `${airport}\u00a0λεπτά από το αεροδρόμιο, ${centre} από το κέντρο της Αθήνας. Όλα τα αυτοκίνητα παρκάρουν μέσα στο κτήμα· χωράει και το πούλμαν.`,
          '[Η σελίδα που στέλνετε στους\u00a0καλεσμένους](guests)',
        ),
      },
      {
        question: 'Από αλλού',
        answer: 'Ζείτε στο εξωτερικό; Τα χαρτιά, η συμβολική τελετή, οι κλήσεις: [όλα πιο\u00a0κάτω](wedding#abroad).',
      },
    ),
  },
  abroad: {
    title: 'Από το *εξωτερικό*',
    lead: 'Όσα ρωτούν τα ζευγάρια που έρχονται με αεροπλάνο.',
    answers: [
      {
        name: 'Τα χαρτιά',
        text: sentences(
          'Ο δήμος ζητά διαβατήρια, πιστοποιητικά γέννησης και βεβαιώσεις ότι δεν υπάρχει κώλυμα, με Apostille και επίσημη μετάφραση.',
          licenceDays && `Η άδεια βγαίνει σε ${licenceDays}\u00a0μέρες περίπου.`,
        ),
      },
      {
        name: 'Συμβολική τελετή',
        text: `Στο γκαζόν, χωρίς χαρτιά, με όποιον θέλετε να την τελέσει.${ceremony ? ` Καρέκλες, διάδρομος και ήχος, ${formatEuros(ceremony, 'el')}.` : ''}`,
      },
      {
        name: 'Οι καλεσμένοι',
        text: sentences(
          airport && centre && `Είμαστε ${airport}\u00a0λεπτά από το αεροδρόμιο και ${centre} από το κέντρο της Αθήνας.`,
          prices && coach && `Πούλμαν ${prices.coachSeats}\u00a0θέσεων με επιστροφή, ${formatEuros(coach, 'el')}.`,
          'Στο κτήμα παρκάρουν όλοι.',
        ),
      },
      {
        name: 'Τα δωμάτια',
        text: sentences(
          'Στο κτήμα δεν έχει.',
          ways.length > 0 && `[${ways.length}\u00a0καταλύματα](guests#stay), σε ${unbroken(`${Math.min(...ways)}–${Math.max(...ways)}`)}\u00a0λεπτά${roomsHeldMonths ? `, κρατούν μερικά για εσάς ως ${roomsHeldMonths}\u00a0μήνες πριν` : ''}.`,
        ),
      },
      {
        name: 'Τα αγγλικά',
        text: `Η ${venue.managerFirstName.el} και η υπεύθυνη του σέρβις μιλούν αγγλικά, και το συμφωνητικό το παίρνετε και στα αγγλικά.`,
      },
      {
        name: 'Οι κλήσεις',
        text: 'Με βίντεο και ραντεβού, και η πρώτη βόλτα στο κτήμα. Ώρα Ελλάδας (UTC+2, το καλοκαίρι +3): πρωί για την Αυστραλία, βράδυ για την Αμερική.',
      },
    ],
  },
  close: {
    title: 'Ελάτε νωρίς,\n*μείνετε ως το\u00a0φεγγάρι*',
    text: `Δείχνουμε το κτήμα κάθε μέρα, ${unbroken(formatHours(hoursOn('wedding', 'el'), 'el'))}. Την ώρα πριν δύσει ο ήλιος το βλέπετε στο φως που θα έχουν και οι καλεσμένοι σας.`,
    action: 'Κλείστε επίσκεψη',
  },
};

export default wedding;
