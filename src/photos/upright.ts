import type { Localized } from '../site/languages.ts';

/** What upright phones see in the place of a page's hero: the same scene, so the gallery leaves these out. */
export const upright = {
  '252': {
    el: 'Το πλακόστρωτο με τις λεβάντες ανεβαίνει προς το ξωκλήσι, με τη θάλασσα πίσω του',
    en: 'The lavender-edged path climbs to the chapel, with the sea behind it',
  },
  '257': {
    el: 'Λευκός διάδρομος ανάμεσα σε καρέκλες και φανάρια, ως την ανθισμένη αψίδα μπροστά στη θάλασσα',
    en: 'A white aisle between chairs and lanterns, up to the flower arch before the sea',
  },
  '258': {
    el: 'Το ξωκλήσι με το καμπαναριό του και τη γαλάζια πόρτα, στην άκρη ενός πλακόστρωτου με λεβάντες',
    en: 'The chapel with its belfry and blue door, at the end of a paved path lined with lavender',
  },
  '259': {
    el: 'Τραπέζι με τούρτα και γλυκά κάτω από αψίδα με μπαλόνια και δύο φωτεινούς κύκλους, τη νύχτα',
    en: 'A table of cake and sweets under a balloon arch and two rings of light, at night',
  },
  '260': {
    el: 'Τραπέζια στρωμένα κάτω από την πέργκολα με τα φωτάκια αναμμένα, και λεβάντες μπροστά της',
    en: 'Tables laid under the pergola with its lights on, and lavender in front of it',
  },
  '261': {
    el: 'Η υπαίθρια πίστα τη νύχτα, κάτω από ντισκόμπαλα και φωτάκια, με τις καμάρες της αίθουσας φωτισμένες',
    en: 'The open-air dance floor at night, under a mirror ball and strings of lights',
  },
  '262': {
    el: 'Στολισμένη κολυμβήθρα και λαμπάδα στο πλακόστρωτο, και πιο πίσω τραπέζι και μπαλόνια στο γκαζόν',
    en: 'A decorated font and a tall candle on the paving, with a table and balloons on the lawn behind',
  },
  '263': {
    el: 'Σειρές από καρέκλες και μια οθόνη στην αίθουσα, κάτω από τα ψηλά ξύλινα ζευκτά',
    en: 'Rows of chairs and a screen in the hall, under its high timber trusses',
  },
  '264': {
    el: 'Μακρύ τραπέζι στρωμένο με κεριά κάτω από την πέργκολα, την ώρα που χάνεται το φως',
    en: 'A long table laid with candles under the pergola as the light fades',
  },
  '265': {
    el: 'Πλακόστρωτο με λεβάντες δεξιά κι αριστερά, ίσια προς τις καμάρες της αίθουσας',
    en: 'A paved path with lavender on both sides, straight towards the arches of the hall',
  },
  '266': {
    el: 'Στρωμένο τραπέζι με κεριά δίπλα σε γέρικες ελιές, με φανάρια και φωτάκια από πάνω',
    en: 'A table laid with candles beside old olive trees, lanterns and lights above it',
  },
  '280': {
    el: 'Το μονοπάτι ανάμεσα στις λεβάντες και οι φωτισμένες καμάρες της αίθουσας, το σούρουπο',
    en: 'The path between the lavender and the lit arches of the hall at dusk',
  },
  '287': {
    el: 'Κλαδί ελιάς με καρπούς μπροστά στον χαμηλό ήλιο',
    en: 'An olive branch with fruit against the low sun',
  },
} as const satisfies Readonly<Record<string, Localized>>;
