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
    el: 'Γαλάζια μπαλόνια δεμένα πάνω από το παιδικό τραπέζι',
    en: 'Light blue balloons on strings above the children’s table',
  },
  '158': {
    el: 'Η αίθουσα με ροζ μπαλόνια και πρωινό φως, έτοιμη για τη βάπτιση',
    en: 'The hall with pink balloons and morning light, ready for the baptism',
  },
  '159': {
    el: 'Δίπατη τούρτα βάπτισης με λουλούδια στο χρώμα της τερακότας',
    en: 'A two-tier baptism cake with terracotta flowers',
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
  '165': {
    el: 'Μπομπονιέρες σε λευκά πουγκιά και πράσινα κουτάκια, με κουφέτα',
    en: 'Favours in white pouches and green boxes, with sugared almonds',
  },
  '166': {
    el: 'Το ξωκλήσι το πρωί, με την κολυμβήθρα μπροστά στην πόρτα',
    en: 'The chapel in the morning, the font before its door',
  },
  '167': {
    el: 'Τραπέζι με τούρτα και μπομπονιέρες κάτω από γαλάζια μπαλόνια',
    en: 'A table of cake and favours under pale blue balloons',
  },
  '168': {
    el: 'Παιδικό τραπέζι με ροζ μπαλόνια, το δειλινό',
    en: 'The children’s table with pink balloons at golden hour',
  },
  '169': {
    el: 'Η αίθουσα έτοιμη για δεξίωση βάπτισης το δειλινό, με λευκά τραπέζια',
    en: 'The hall ready for a baptism reception at golden hour, its tables white',
  },
  '170': {
    el: 'Λευκή τούρτα βάπτισης με λουλούδια, το πρωί',
    en: 'A white baptism cake with flowers in the morning',
  },
  '171': {
    el: 'Λευκά τραπέζια κάτω από την πέργκολα για το γεύμα της βάπτισης',
    en: 'White tables under the pergola for the baptism lunch',
  },
  '172': {
    el: 'Ψηλή λαμπάδα βάπτισης με λουλούδια και κορδέλες, το πρωί',
    en: 'A tall baptism candle with flowers and ribbons in the morning',
  },
  '173': {
    el: 'Ο στολισμός της βάπτισης στα γαλάζια το πρωί, μπροστά στην αίθουσα',
    en: 'A baptism in pale blue in the morning, before the hall',
  },
  '175': {
    el: 'Χάλκινη κολυμβήθρα με κοραλί κορδέλες, το δειλινό',
    en: 'A copper-coloured font with coral ribbons at golden hour',
  },
  '270': {
    el: 'Παιδικές ζωγραφιές, κηρομπογιές και ένα δαγκωμένο μπισκότο στο τραπέζι',
    en: 'Children’s drawings, wax crayons and a half-eaten biscuit on a table',
  },
} as const satisfies Readonly<Record<string, Localized>>;
