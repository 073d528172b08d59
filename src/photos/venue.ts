import type { Localized } from '../site/languages.ts';

/** Venue photos: the hall, the grounds, the chapel, the studio. */
export const venue = {
  '001': {
    el: 'Η πέτρινη αίθουσα με τα τοξωτά παράθυρα και την κεραμοσκεπή, καθώς πέφτει ο ήλιος',
    en: 'The stone hall with its arched windows and tiled roof as the sun goes down',
  },
  '002': {
    el: 'Το κτήμα από ψηλά το δειλινό, με τη θάλασσα στον ορίζοντα',
    en: 'The estate from above at golden hour, the sea on the horizon',
  },
  '003': {
    el: 'Χαλικόστρωτο μονοπάτι με λεβάντες μέσα στον ελαιώνα, λίγο πριν δύσει ο ήλιος',
    en: 'A gravel path lined with lavender through the olive grove, just before sunset',
  },
  '004': {
    el: 'Το λευκό ξωκλήσι με τη γαλάζια πόρτα, τα κυπαρίσσια και τις λεβάντες',
    en: 'The whitewashed chapel with its blue door, cypresses and lavender',
  },
  '005': {
    el: 'Το στούντιο του ζευγαριού με ξύλινα δοκάρια και πρωινό φως',
    en: 'The couple’s studio with timber beams and morning light',
  },
  '006': {
    el: 'Η ξύλινη πέργκολα με τα αναρριχώμενα και μια σειρά λεβάντες μπροστά της',
    en: 'The timber pergola with climbing plants and a row of lavender in front of it',
  },
  '007': {
    el: 'Πέτρινο μονοπάτι ανάμεσα σε λεβάντες οδηγεί στην αίθουσα',
    en: 'A stone path between lavender leads to the hall',
  },
  '008': {
    el: 'Γλάστρες με βουκαμβίλιες κάτω από τα πέτρινα τόξα της βεράντας',
    en: 'Pots of bougainvillea under the stone arches of the terrace',
  },
  '009': {
    el: 'Το γκαζόν από τη βεράντα, με το ξωκλήσι και τη θάλασσα στο βάθος',
    en: 'The lawn seen from the terrace, with the chapel and the sea beyond',
  },
  '010': {
    el: 'Η αίθουσα άδεια, με τα ξύλινα ζευκτά και το φως του απογεύματος στο δάπεδο',
    en: 'The empty hall with its timber trusses and afternoon light across the floor',
  },
  '011': {
    el: 'Το πέτρινο μπάρμπεκιου αναμμένο, με ένα ξύλινο τραπέζι μπροστά του',
    en: 'The stone barbecue alight, a wooden table in front of it',
  },
  '012': {
    el: 'Καθιστικό με μαξιλάρια πάνω στο γκαζόν',
    en: 'Sofas and cushions set out on the lawn',
  },
  '013': {
    el: 'Το υπαίθριο μπαρ με τα σκαμπό του, κάτω από κληματαριά με φωτάκια, το σούρουπο',
    en: 'The outdoor bar and its stools under a vine hung with lights, at dusk',
  },
  '014': {
    el: 'Ένα μπολ ελιές και κλαδιά ελιάς σε ξύλινο τραπέζι',
    en: 'A bowl of olives and olive branches on a wooden table',
  },
  '015': {
    el: 'Γέρικες ελιές και ξερά χόρτα στον ελαιώνα',
    en: 'Old olive trees and dry grass in the grove',
  },
  '016': {
    el: 'Κυπαρίσσια στην άκρη της αίθουσας, μπροστά τους το γκαζόν',
    en: 'Cypress trees at the end of the hall, the lawn before them',
  },
  '017': {
    el: 'Η γαλάζια πόρτα του ξωκλησιού ανάμεσα σε βουκαμβίλιες',
    en: 'The blue door of the chapel among bougainvillea',
  },
  '018': {
    el: 'Η μικρή αίθουσα συναντήσεων με πέτρινους τοίχους, μακρύ τραπέζι και οθόνη',
    en: 'The small meeting room with stone walls, a long table and a screen',
  },
  '019': {
    el: 'Φωτάκια κάτω από τη στέγη της πέργκολας το σούρουπο',
    en: 'Festoon lights under the pergola roof at dusk',
  },
  '021': {
    el: 'Το νυφικό δίπλα σε μια πολυθρόνα, σε μια ήσυχη γωνιά του στούντιο',
    en: 'The bridal gown beside an armchair, in a quiet corner of the studio',
  },
  '022': {
    el: 'Ξύλο σερβιρίσματος με τυρί, σταφύλι και ρόδι, και κόκκινο κρασί, το δειλινό',
    en: 'A board of cheese, grapes and pomegranate with red wine, in evening light',
  },
  '023': {
    el: 'Λεβάντες κατά μήκος της χαμηλής μάντρας, με θέα στη θάλασσα',
    en: 'Lavender along the low wall, with a view of the sea',
  },
  '024': {
    el: 'Φωτάκια και φανάρια πάνω από το μονοπάτι του ελαιώνα, το σούρουπο',
    en: 'Festoon lights and lanterns above the olive-grove path at dusk',
  },
  '025': {
    el: 'Η πέτρινη αίθουσα το σούρουπο, με φωτισμένα όλα τα παράθυρα',
    en: 'The stone hall at dusk, every window alight',
  },
  '026': {
    el: 'Το κτήμα από ψηλά το πρωί, ανάμεσα σε κυπαρίσσια και ελιές',
    en: 'The estate from above in the morning, among cypresses and olive trees',
  },
  '027': {
    el: 'Το μονοπάτι του ελαιώνα στο πρωινό φως',
    en: 'The path through the olive grove in morning light',
  },
  '028': {
    el: 'Το ξωκλήσι στο ζεστό φως του δειλινού, με πλακόστρωτο ανάμεσα σε λεβάντες',
    en: 'The chapel in warm evening light, with paving between rows of lavender',
  },
  '251': {
    el: 'Πλακόστρωτο με λεβάντες διασχίζει το γκαζόν προς το ξωκλήσι και τη θάλασσα',
    en: 'A paved path edged with lavender crosses the lawn to the chapel and the sea',
  },
  '253': {
    el: 'Ο ήλιος περνά μέσα από τα φύλλα μιας ελιάς',
    en: 'The sun shining through the leaves of an olive tree',
  },
  '255': {
    el: 'Ο δρόμος της εισόδου ανάμεσα σε κυπαρίσσια και λεβάντες, με την αίθουσα στο βάθος',
    en: 'The entrance drive between cypresses and lavender, the hall at its end',
  },
} as const satisfies Readonly<Record<string, Localized>>;
