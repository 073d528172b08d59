import type { Localized } from '../site/languages.ts';

/** Party photos: birthdays, bar, dance floor. */
export const party = {
  '211': {
    el: 'Αψίδα από μαύρα και χρυσά μπαλόνια πάνω από το τραπέζι της τούρτας, τη νύχτα',
    en: 'An arch of black and gold balloons over the cake table at night',
  },
  '212': {
    el: 'Η κονσόλα του DJ και μοβ φώτα στην πίστα, κάτω από μια ντισκόμπαλα',
    en: 'The DJ booth and violet light on the floor, under a mirror ball',
  },
  '213': {
    el: 'Κοκτέιλ σε ξύλινο τραπέζι, το σούρουπο',
    en: 'Cocktails on a wooden table at dusk',
  },
  '214': {
    el: 'Μπουφές με φρούτα, γλυκά και τούρτα, το δειλινό',
    en: 'A buffet with fruit, sweets and a cake, at golden hour',
  },
  '215': {
    el: 'Το μπαρ τη νύχτα, με φωτισμένα ράφια και σκαμπό',
    en: 'The bar at night, its shelves lit, with stools',
  },
  '216': {
    el: 'Η πίστα μέσα στην αίθουσα, κάτω από ντισκόμπαλα και πολυελαίους με κεριά',
    en: 'The dance floor inside the hall, under a mirror ball and candle wheels',
  },
  '218': {
    el: 'Καθιστικό κάτω από φωτάκια τη νύχτα',
    en: 'Sofas under string lights at night',
  },
  '219': {
    el: 'Δείπνο γενεθλίων κάτω από την πέργκολα, λίγο πριν νυχτώσει',
    en: 'A birthday dinner under the pergola, just before nightfall',
  },
  '220': {
    el: 'Φωτάκια ανοίγουν σαν βεντάλια πάνω από την άδεια πίστα, το σούρουπο',
    en: 'Festoon lights fan out over the empty dance floor at dusk',
  },
  '221': {
    el: 'Καλοκαιρινή νύχτα στη βεράντα, με ψηλά τραπέζια και φωτάκια',
    en: 'A summer night on the terrace, with high tables and festoon lights',
  },
  '222': {
    el: 'Τούρτα γενεθλίων με λουλούδια, ανάμεσα σε κεριά',
    en: 'A birthday cake with flowers, among candles',
  },
  '223': {
    el: 'Βραδιά μπάρμπεκιου, με σουβλάκια πάνω από τα κάρβουνα',
    en: 'A barbecue evening, skewers over the embers',
  },
  '224': {
    el: 'Πολύχρωμη αψίδα από μπαλόνια και φωτάκια στην αυλή, το σούρουπο',
    en: 'A multicoloured balloon arch and festoon lights in the yard at dusk',
  },
  '226': {
    el: 'Κοκτέιλ και κεριά στο τραπέζι, τη νύχτα',
    en: 'Cocktails and candles on the table at night',
  },
  '227': {
    el: 'Τούρτα, φρούτα και γλυκά από κοντά, το σούρουπο',
    en: 'Cake, fruit and sweets on the table, close up, at dusk',
  },
  '228': {
    el: 'Ο πάγκος του μπαρ με μπουκάλια και ποτήρια, το σούρουπο',
    en: 'The bar counter with bottles and glasses at dusk',
  },
  '229': {
    el: 'Η αίθουσα σε μοβ και τιρκουάζ φώτα, έτοιμη για χορό',
    en: 'The hall in violet and turquoise light, ready for dancing',
  },
  '230': {
    el: 'Κοραλί μπαλόνια και φωτεινοί κύκλοι γύρω από την τούρτα, τη νύχτα',
    en: 'Coral balloons and neon rings around the cake at night',
  },
  '231': {
    el: 'Καθιστικό με πολύχρωμα μαξιλάρια στο γκαζόν, το σούρουπο',
    en: 'Sofas with bright cushions on the lawn at dusk',
  },
  '232': {
    el: 'Το μακρύ τραπέζι των γενεθλίων τη νύχτα, κάτω από τα φώτα της πέργκολας',
    en: 'The long birthday table at night, under the lights of the pergola',
  },
  '234': {
    el: 'Η βεράντα έτοιμη για καλοκαιρινό πάρτι, το δειλινό',
    en: 'The terrace ready for a summer party at golden hour',
  },
  '235': {
    el: 'Τούρτα γενεθλίων με σκούρα λουλούδια, δίπλα σε κεριά',
    en: 'A birthday cake with dark flowers, beside candles',
  },
  '236': {
    el: 'Κάρβουνα στο μπάρμπεκιου και λαχανικά στον πάγκο, το δειλινό',
    en: 'Embers in the barbecue and vegetables on the bench at golden hour',
  },
  '238': {
    el: 'Πίστα σαν σκακιέρα και η κονσόλα του DJ, κάτω από ντισκόμπαλα',
    en: 'A chequered dance floor and the DJ booth, under a mirror ball',
  },
  '239': {
    el: 'Κοκτέιλ σε χαμηλά και ψηλά ποτήρια, το δειλινό',
    en: 'Cocktails in short and tall glasses at golden hour',
  },
  '240': {
    el: 'Μπουφές με τούρτα, φρούτα και γλυκά το απόγευμα, κάτω από φωτεινούς κύκλους',
    en: 'A buffet of cake, fruit and sweets in the afternoon, under neon rings',
  },
  '241': {
    el: 'Ο πάγκος του μπαρ τη νύχτα, κάτω από φωτάκια',
    en: 'The bar counter at night, under strings of lights',
  },
  '242': {
    el: 'Η αίθουσα σε ροζ φώτα, με την πίστα άδεια',
    en: 'The hall in pink light, the floor empty',
  },
  '244': {
    el: 'Καθιστικό στο γκαζόν την ώρα που δύει ο ήλιος, με ένα φανάρι δίπλα',
    en: 'A lounge on the lawn at sunset, a lantern beside it',
  },
  '245': {
    el: 'Μακρύ τραπέζι γενεθλίων κάτω από την πέργκολα, πριν δύσει ο ήλιος',
    en: 'A long birthday table under the pergola before sunset',
  },
  '247': {
    el: 'Η βεράντα το σούρουπο, με ψηλά τραπέζια και φωτισμένες καμάρες',
    en: 'The terrace at dusk, with high tables and lit arches',
  },
  '248': {
    el: 'Λευκή τούρτα γενεθλίων με κίτρινα λουλούδια, το δειλινό',
    en: 'A white birthday cake with yellow flowers at golden hour',
  },
  '249': {
    el: 'Η φωτιά στο μπάρμπεκιου τη νύχτα, με λαχανικά και κρασί στον πάγκο',
    en: 'The barbecue fire at night, vegetables and wine on the bench',
  },
  '256': {
    el: 'Σουβλάκια και παϊδάκια στα κάρβουνα, με δεντρολίβανο και λεμόνι',
    en: 'Skewers and lamb chops over the coals, with rosemary and lemon',
  },
  '273': {
    el: 'Καλεσμένοι που χορεύουν κάτω από τα φωτάκια, όπως φαίνονται από ένα τραπέζι',
    en: 'Guests dancing under the strings of lights, seen from a table',
  },
} as const satisfies Readonly<Record<string, Localized>>;
