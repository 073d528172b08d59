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
  '217': {
    el: 'Αψίδα από μπαλόνια και δύο φωτεινοί κύκλοι πίσω από την τούρτα, το σούρουπο',
    en: 'A balloon arch and two neon rings behind the cake at dusk',
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
    en: 'A many-coloured balloon arch and festoon lights in the yard at dusk',
  },
  '225': {
    el: 'Η κονσόλα του DJ δίπλα στην πίστα, με την αίθουσα φωτισμένη πίσω της',
    en: 'The DJ booth beside the dance floor, the lit hall behind it',
  },
  '226': {
    el: 'Κοκτέιλ και κεριά στο τραπέζι, τη νύχτα',
    en: 'Cocktails and candles on the table at night',
  },
  '227': {
    el: 'Φρούτα, γλυκά και τούρτα κάτω από δύο φωτεινούς κύκλους',
    en: 'Fruit, sweets and a cake beneath two neon rings',
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
  '233': {
    el: 'Ροζ φως στην άδεια πίστα, με την ντισκόμπαλα να κρέμεται από πάνω',
    en: 'Pink light on the empty dance floor, a mirror ball hanging above',
  },
  '256': {
    el: 'Σουβλάκια και παϊδάκια στα κάρβουνα, με δεντρολίβανο και λεμόνι',
    en: 'Skewers and lamb chops over the coals, with rosemary and lemon',
  },
} as const satisfies Readonly<Record<string, Localized>>;
