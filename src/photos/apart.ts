import type { Localized } from '../site/languages.ts';

/** Photos that the gallery leaves out: four hours of one spot, which belong together; what is only shown small; and takes too like another. */
export const apart = {
  '025': {
    el: 'Η πέτρινη αίθουσα το σούρουπο, με φωτισμένα όλα τα παράθυρα',
    en: 'The stone hall at dusk, every window alight',
  },
  '057': {
    el: 'Το γκαζόν και η θάλασσα από τη βεράντα, κάτω από χλωμό ουρανό',
    en: 'The lawn and the sea from the terrace, under a pale sky',
  },
  '112': {
    el: 'Το μονοπάτι τη νύχτα, με τα παράθυρα της αίθουσας να φέγγουν',
    en: 'The path at night, the windows of the hall aglow',
  },
  '139': {
    el: 'Ο διάδρομος της τελετής το απόγευμα, με γαλάζια λουλούδια στην αψίδα',
    en: 'The ceremony aisle in the afternoon, pale blue flowers on the arch',
  },
  '140': {
    el: 'Μακρύ τραπέζι κάτω από την πέργκολα τη νύχτα, με κεριά και μπορντό λουλούδια',
    en: 'A long table under the pergola at night, with candles and burgundy flowers',
  },
  '164': {
    el: 'Κολυμβήθρα με λευκές κορδέλες το πρωί, με ροζ μπαλόνια στην άκρη',
    en: 'A font with white ribbons in the morning, pink balloons at its side',
  },
  '174': {
    el: 'Κολυμβήθρα και λαμπάδα στο πλακόστρωτο, με λευκά μπαλόνια',
    en: 'Font and candle on the paving, with white balloons',
  },
  '198': {
    el: 'Ψηλά τραπέζια μπροστά στη φωτισμένη αίθουσα, τη νύχτα',
    en: 'High tables before the lit hall at night',
  },
  '202': {
    el: 'Ψηλά τραπέζια στη βεράντα, κάτω από γαλανό ουρανό',
    en: 'High tables on the terrace under a blue sky',
  },
  '203': {
    el: 'Χαρτί, μολύβι και καφές πριν από τη συνάντηση',
    en: 'Paper, pencil and coffee before the meeting',
  },
  '210': {
    el: 'Η βεράντα έτοιμη για δεξίωση, την ώρα που ανάβουν τα φωτάκια',
    en: 'The terrace ready for a reception as the lights come on',
  },
  '217': {
    el: 'Αψίδα από μπαλόνια και δύο φωτεινοί κύκλοι πίσω από την τούρτα, το σούρουπο',
    en: 'A balloon arch and two neon rings behind the cake at dusk',
  },
  '225': {
    el: 'Η κονσόλα του DJ δίπλα στην πίστα, με την αίθουσα φωτισμένη πίσω της',
    en: 'The DJ booth beside the dance floor, the lit hall behind it',
  },
  '233': {
    el: 'Ροζ φως στην άδεια πίστα, με την ντισκόμπαλα να κρέμεται από πάνω',
    en: 'Pink light on the empty dance floor, a mirror ball hanging above',
  },
  '237': {
    el: 'Αψίδα με ροζ μπαλόνια και δύο φωτεινοί κύκλοι μπροστά στην αίθουσα',
    en: 'An arch of pink balloons and two neon rings before the hall',
  },
  '243': {
    el: 'Αψίδα με χρυσά μπαλόνια και δύο φωτεινοί κύκλοι, το σούρουπο',
    en: 'An arch of golden balloons and two neon rings at dusk',
  },
  '246': {
    el: 'Φωτάκια και ντισκόμπαλα πάνω από την άδεια πίστα, με τον ουρανό ακόμα γαλάζιο',
    en: 'Lights and a mirror ball over the empty floor, the sky still blue',
  },
  '250': {
    el: 'Αψίδα με γαλάζια μπαλόνια και δύο φωτεινοί κύκλοι, τη νύχτα',
    en: 'An arch of pale blue balloons and two neon rings at night',
  },
  '275': {
    el: 'Το πλακόστρωτο μονοπάτι προς την αίθουσα στις 18:30, κάτω από γαλανό ουρανό',
    en: 'The paved path to the hall at 6:30 PM, under a clear blue sky',
  },
  '276': {
    el: 'Το ίδιο μονοπάτι στις 19:45, στο χρυσό φως',
    en: 'The same path at 7:45 PM, in golden light',
  },
  '277': {
    el: 'Το ίδιο μονοπάτι στις 20:45, με ροζ και γαλάζιο ουρανό και αναμμένα φανάρια',
    en: 'The same path at 8:45 PM, the sky pink and blue, the lanterns lit',
  },
  '278': {
    el: 'Το ίδιο μονοπάτι στις 22:00, με φωτάκια και φανάρια στο σκοτάδι',
    en: 'The same path at 10:00 PM, bulbs and lanterns in the dark',
  },
  '283': {
    el: 'Χώρος στάθμευσης με χαλίκι ανάμεσα στις ελιές, αργά το απόγευμα',
    en: 'Gravel parking among olive trees, late in the afternoon',
  },
  '284': {
    el: 'Παιδικό πιάτο με μακαρόνια και κεφτεδάκια, και μια λεμονάδα με χάρτινο καλαμάκι',
    en: 'A children’s plate of spaghetti and meatballs, and a lemonade with a paper straw',
  },
  '285': {
    el: 'Το μακρύ τραπέζι αργά τη νύχτα, με κεριά και μισοφαγωμένα γλυκά',
    en: 'The long table late at night, with candles and half-eaten desserts',
  },
} as const satisfies Readonly<Record<string, Localized>>;
