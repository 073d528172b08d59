import type { Localized } from '../site/languages.ts';

/** Baptism photos: font, favours, lunch. */
export const baptism = {
  '141': {
    el: 'Κολυμβήθρα, λαμπάδα και αψίδα από μπαλόνια στο γκαζόν, το απόγευμα',
    en: 'Baptism font, candle and balloon arch on the lawn in the afternoon',
  },
  '142': {
    el: 'Κολυμβήθρα στολισμένη με γαλάζιες κορδέλες',
    en: 'A font trimmed with light blue ribbons',
  },
  '143': {
    el: 'Μπομπονιέρες βάπτισης με γαλάζια κουτάκια και κουφέτα',
    en: 'Baptism favours with little blue boxes and sugared almonds',
  },
  '144': {
    el: 'Η κολυμβήθρα μπροστά στην πόρτα του ξωκλησιού, ανάμεσα σε λεβάντες',
    en: 'The font before the chapel door, between rows of lavender',
  },
  '145': {
    el: 'Τραπέζι με μπομπονιέρες και γλυκά κάτω από αψίδα με μπαλόνια σε απαλά χρώματα',
    en: 'A table of favours and sweets under an arch of pale balloons',
  },
  '146': {
    el: 'Παιδικό τραπέζι κάτω από την ελιά, με άσπρα και μπεζ μπαλόνια',
    en: 'The children’s table under the olive tree, with white and cream balloons',
  },
  '147': {
    el: 'Η αίθουσα έτοιμη για δεξίωση βάπτισης, με γαλάζια μπαλόνια',
    en: 'The hall ready for a baptism reception, with light blue balloons',
  },
  '148': {
    el: 'Τούρτα βάπτισης με γαλάζια λουλούδια',
    en: 'A baptism cake with pale blue flowers',
  },
  '149': {
    el: 'Τραπέζια για το γεύμα της βάπτισης στη σκιά της πέργκολας, το μεσημέρι',
    en: 'Tables for the baptism lunch in the shade of the pergola at midday',
  },
  '150': {
    el: 'Στολισμένη λαμπάδα βάπτισης με λευκή κορδέλα',
    en: 'A tall baptism candle tied with white ribbon',
  },
  '151': {
    el: 'Ο στολισμός της βάπτισης με ροζ μπαλόνια, μπροστά στην αίθουσα',
    en: 'The baptism set out with pink balloons in front of the hall',
  },
  '152': {
    el: 'Στολισμός βάπτισης στα γαλάζια, με κολυμβήθρα και αψίδα από μπαλόνια',
    en: 'A baptism in light blue, with font and balloon arch',
  },
  '153': {
    el: 'Κολυμβήθρα με λευκές κορδέλες στο φως του δειλινού',
    en: 'A font with white ribbons in evening light',
  },
  '154': {
    el: 'Ροζ και λευκές μπομπονιέρες με κουφέτα',
    en: 'Pink and white favours with sugared almonds',
  },
  '155': {
    el: 'Κολυμβήθρα έξω από το ξωκλήσι, δίπλα σε ανθισμένη βουκαμβίλια, το δειλινό',
    en: 'A font outside the chapel, beside a bougainvillea in flower, at golden hour',
  },
  '156': {
    el: 'Τραπέζι με γλυκά και τούρτα, πλαισιωμένο από ροζ μπαλόνια',
    en: 'A table of sweets and cake, framed by pink balloons',
  },
  '157': {
    el: 'Παιδικό τραπέζι κάτω από την ελιά, με γαλάζια μπαλόνια',
    en: 'The children’s table under the olive tree, with blue balloons',
  },
  '158': {
    el: 'Η αίθουσα με ροζ μπαλόνια και πρωινό φως, έτοιμη για τη βάπτιση',
    en: 'The hall with pink balloons and morning light, ready for the baptism',
  },
  '159': {
    el: 'Τούρτα βάπτισης με λουλούδια, δίπλα σε κεριά',
    en: 'A baptism cake with flowers, beside candles',
  },
  '160': {
    el: 'Γεύμα βάπτισης κάτω από την πέργκολα, με γαλάζια λουλούδια στα τραπέζια',
    en: 'Baptism lunch under the pergola, with pale blue flowers on the tables',
  },
  '161': {
    el: 'Αναμμένη λαμπάδα βάπτισης με γαλάζια λουλούδια',
    en: 'A lit baptism candle with blue flowers',
  },
  '162': {
    el: 'Η γωνιά της βάπτισης κάτω από την ελιά, με λευκά μπαλόνια',
    en: 'The baptism corner beneath the olive tree, with white balloons',
  },
  '163': {
    el: 'Κολυμβήθρα, λαμπάδα και ροζ μπαλόνια στο γκαζόν, το δειλινό',
    en: 'Font, candle and pink balloons on the lawn at golden hour',
  },
} as const satisfies Readonly<Record<string, Localized>>;
