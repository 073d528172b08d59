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
    el: 'Γλάστρες με βουκαμβίλιες κάτω από τις πέτρινες καμάρες της βεράντας',
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
  '029': {
    el: 'Το στούντιο του ζευγαριού το απόγευμα, με πολυθρόνα, καθρέφτη και στρωμένο κρεβάτι',
    en: 'The couple’s studio in the afternoon, with a mirror and the bed made',
  },
  '030': {
    el: 'Η πέργκολα το σούρουπο, με τα φωτάκια της αναμμένα και λεβάντες στην άκρη',
    en: 'The pergola at dusk, its lights on, lavender along the edge',
  },
  '031': {
    el: 'Το μονοπάτι με τις λεβάντες και οι επτά καμάρες της αίθουσας το πρωί',
    en: 'The lavender path and the seven arches of the hall in the morning',
  },
  '032': {
    el: 'Γλάστρες με βουκαμβίλιες στη βεράντα, με το πρωινό φως στην πέτρα',
    en: 'Pots of bougainvillea on the terrace, morning light on the stone',
  },
  '033': {
    el: 'Το γκαζόν το πρωί, με το ξωκλήσι και μια λωρίδα θάλασσας στο βάθος',
    en: 'The lawn in the morning, the chapel and a strip of sea beyond',
  },
  '034': {
    el: 'Η αίθουσα άδεια το σούρουπο, με αναμμένα τα κεριά στα ζευκτά',
    en: 'The empty hall at dusk, candle wheels lit under the trusses',
  },
  '035': {
    el: 'Η φωτιά στο πέτρινο μπάρμπεκιου το σούρουπο, με φωτάκια από πάνω',
    en: 'A fire in the stone barbecue at dusk, with lights strung above',
  },
  '036': {
    el: 'Καθιστικό στο γκαζόν το σούρουπο, με τους λόφους πίσω του',
    en: 'A lounge on the lawn at dusk, the hills behind it',
  },
  '037': {
    el: 'Το υπαίθριο μπαρ με τα σκαμπό του το δειλινό, κάτω από την κληματαριά',
    en: 'The outdoor bar and its stools at golden hour, under the vine',
  },
  '038': {
    el: 'Πράσινες ελιές σε πιάτο, μπουκάλι και κλαδιά ελιάς, στον πρωινό ήλιο',
    en: 'Green olives in a dish, a bottle and olive branches in morning sun',
  },
  '039': {
    el: 'Γέρικες ελιές και ξερά χόρτα την ώρα που δύει ο ήλιος',
    en: 'Old olive trees and dry grass as the sun sets',
  },
  '040': {
    el: 'Τρία κυπαρίσσια δίπλα στην αίθουσα, ένα απόγευμα με σύννεφα',
    en: 'Three cypresses beside the hall, on an afternoon of light cloud',
  },
  '041': {
    el: 'Το ξωκλήσι από μπροστά, με το καμπαναριό και τη γαλάζια πόρτα του',
    en: 'The chapel from the front, with its belfry and blue door',
  },
  '042': {
    el: 'Η μικρή αίθουσα συναντήσεων το απόγευμα, με το τραπέζι στη σειρά των παραθύρων',
    en: 'The small meeting room in the afternoon, its table along the windows',
  },
  '043': {
    el: 'Κάτω από την πέργκολα όταν δύει ο ήλιος, πριν στηθούν τα τραπέζια',
    en: 'Under the pergola at sunset, before the tables are set out',
  },
  '044': {
    el: 'Η πέτρινη πρόσοψη μέσα από κλαδιά ελιάς, το πρωί',
    en: 'The stone front through olive branches in the morning',
  },
  '045': {
    el: 'Πολυθρόνα και νυφικό δίπλα στο παράθυρο του στούντιο, το απόγευμα',
    en: 'An armchair and the gown by the studio window in the afternoon',
  },
  '046': {
    el: 'Κρασί, τυρί, σταφύλι και ρόδι σε ξύλο, το σούρουπο',
    en: 'Wine, cheese, grapes and pomegranate on a board at dusk',
  },
  '047': {
    el: 'Η μάντρα με τις λεβάντες το πρωί, κυπαρίσσια και η θάλασσα πίσω της',
    en: 'The low wall with lavender in the morning, cypresses and the sea behind',
  },
  '048': {
    el: 'Το μονοπάτι του ελαιώνα τη νύχτα, κάτω από δύο σειρές φωτάκια',
    en: 'The olive-grove path at night, under two strings of lights',
  },
  '049': {
    el: 'Η πέτρινη αίθουσα το πρωί, πίσω από το γκαζόν και τις λεβάντες',
    en: 'The stone hall in the morning, across the lawn and the lavender',
  },
  '050': {
    el: 'Το κτήμα από ψηλά το σούρουπο, με τα παράθυρα φωτισμένα και τη θάλασσα μοβ',
    en: 'The estate from above at dusk, its windows lit and the sea violet',
  },
  '051': {
    el: 'Το μονοπάτι του ελαιώνα με τον ήλιο χαμηλά',
    en: 'The olive-grove path with the sun low',
  },
  '052': {
    el: 'Το ξωκλήσι το πρωί, με μια ελιά και λεβάντες μπροστά του',
    en: 'The chapel in the morning, an olive tree and lavender before it',
  },
  '053': {
    el: 'Το στούντιο του ζευγαριού το σούρουπο, με αναμμένα τα φωτιστικά',
    en: 'The couple’s studio at dusk, its lamps lit',
  },
  '054': {
    el: 'Η πέργκολα το μεσημέρι, με βουκαμβίλιες πάνω στα δοκάρια',
    en: 'The pergola at midday, bougainvillea over its beams',
  },
  '055': {
    el: 'Το μονοπάτι προς τη φωτισμένη αίθουσα το σούρουπο, με φανάρια ανάμεσα στις λεβάντες',
    en: 'The path to the lit hall at dusk, lanterns among the lavender',
  },
  '056': {
    el: 'Οι καμάρες της βεράντας με τις γλάστρες τους το απόγευμα',
    en: 'The arches of the terrace and their pots in the afternoon',
  },
  '058': {
    el: 'Η αίθουσα άδεια το πρωί, με τον ήλιο στις πλάκες',
    en: 'The empty hall in the morning, sun across the flagstones',
  },
  '059': {
    el: 'Το πέτρινο μπάρμπεκιου το απόγευμα, με ξύλα στοιβαγμένα δίπλα του',
    en: 'The stone barbecue in the afternoon, logs stacked beside it',
  },
  '060': {
    el: 'Καναπές και πολυθρόνες στο γκαζόν το απόγευμα, με τον λόφο στο βάθος',
    en: 'Sofa and armchairs on the lawn in the afternoon, the hill beyond',
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
  '279': {
    el: 'Η αίθουσα το σούρουπο με φωτισμένες καμάρες και φωτάκια στη βεράντα, κάτω από ροζ ουρανό',
    en: 'The hall at dusk, its arches lit and lights over the terrace, under a pink sky',
  },
  '281': {
    el: 'Τρία παλιά κλειδιά σε σιδερένιο κρίκο, κρεμασμένα στην ξερολιθιά',
    en: 'Three old keys on an iron ring, hung on the dry-stone wall',
  },
  '282': {
    el: 'Η ανοιχτή σιδερένια πύλη και ο χαλικόστρωτος δρόμος ανάμεσα σε κυπαρίσσια',
    en: 'The open iron gate and the gravel road between cypresses',
  },
  '286': {
    el: 'Ο ήλιος του δειλινού μέσα από φύλλα και καρπούς ελιάς',
    en: 'Evening sun through the leaves and fruit of an olive tree',
  },
} as const satisfies Readonly<Record<string, Localized>>;
