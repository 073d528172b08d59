import type { Localized } from '../site/languages.ts';

/** Wedding photos: ceremony, dinner and dancing. */
export const wedding = {
  '061': {
    el: 'Διάδρομος τελετής με λευκές καρέκλες και ανθισμένη αψίδα προς τη θάλασσα, το δειλινό',
    en: 'Ceremony aisle with white chairs and a floral arch facing the sea, at golden hour',
  },
  '062': {
    el: 'Μακρύ τραπέζι με κεριά και λουλούδια κάτω από την πέργκολα, το σούρουπο',
    en: 'A long table with candles and flowers under the pergola at dusk',
  },
  '063': {
    el: 'Σερβίτσιο με λινή πετσέτα, ποτήρια και λουλούδια, λουσμένο στον ήλιο',
    en: 'A place setting with linen napkin, glasses and flowers, in full sun',
  },
  '064': {
    el: 'Η πέργκολα με τα φωτάκια της, στρωμένη για δείπνο, το σούρουπο',
    en: 'The pergola with its lights on, set for dinner at dusk',
  },
  '065': {
    el: 'Ροτόντες με ψηλές ανθοσυνθέσεις και χρυσές καρέκλες στην πέτρινη αίθουσα, με φως ημέρας',
    en: 'Round tables with tall flowers and gilt chairs in the stone hall by daylight',
  },
  '066': {
    el: 'Ανθισμένη αψίδα με τριαντάφυλλα και φανάρια στο γρασίδι',
    en: 'A flower arch of roses, with lanterns on the grass',
  },
  '067': {
    el: 'Λευκές καρέκλες σε σειρές πριν από την τελετή, το δειλινό',
    en: 'White chairs in rows before the ceremony, at golden hour',
  },
  '068': {
    el: 'Κυκλική αψίδα με λουλούδια στο χρώμα της τερακότας',
    en: 'A round arch with terracotta-coloured flowers',
  },
  '069': {
    el: 'Νυφική ανθοδέσμη με ροζ τριαντάφυλλα και ευκάλυπτο',
    en: 'A bridal bouquet of pink roses and eucalyptus',
  },
  '070': {
    el: 'Οι βέρες στη βελούδινη θήκη τους, δίπλα σε ένα τριαντάφυλλο',
    en: 'The wedding rings in their velvet box, beside a rose',
  },
  '071': {
    el: 'Τριώροφη γαμήλια τούρτα με φρέσκα λουλούδια',
    en: 'A three-tier wedding cake with fresh flowers',
  },
  '072': {
    el: 'Ροτόντες στρωμένες κάτω από την πέργκολα, όσο έχει ακόμα ήλιο',
    en: 'Round tables laid under the pergola while the sun is still up',
  },
  '073': {
    el: 'Η πίστα κάτω από τα φωτάκια τη νύχτα, με την αίθουσα φωτισμένη πίσω της',
    en: 'The dance floor under festoon lights at night, the lit hall behind it',
  },
  '074': {
    el: 'Αναμμένα κεριά και κλαδάκια ευκαλύπτου στο τραπέζι του δείπνου',
    en: 'Lit candles and sprigs of eucalyptus on the dinner table',
  },
  '075': {
    el: 'Ανθοσύνθεση με τριαντάφυλλα και ευκάλυπτο στο κέντρο του τραπεζιού',
    en: 'A centrepiece of roses and eucalyptus',
  },
  '076': {
    el: 'Ποτήρια σαμπάνιας σε ασημένιο δίσκο',
    en: 'Champagne glasses on a silver tray',
  },
  '077': {
    el: 'Τραπέζι δείπνου ανάμεσα στις ελιές, κάτω από κρεμαστά φανάρια',
    en: 'A dinner table among the olive trees, under hanging lanterns',
  },
  '078': {
    el: 'Το ξωκλήσι στολισμένο για γάμο, με στεφάνι λουλουδιών γύρω από την πόρτα',
    en: 'The chapel dressed for a wedding, with a garland around the door',
  },
  '079': {
    el: 'Δύο μακριά τραπέζια στρωμένα για γαμήλιο δείπνο στην αίθουσα',
    en: 'Two long tables laid for a wedding dinner in the hall',
  },
  '080': {
    el: 'Καθιστικό για τους καλεσμένους στο γκαζόν, με την αίθουσα φωτισμένη πίσω',
    en: 'Sofas for the guests on the lawn, the lit hall behind them',
  },
  '081': {
    el: 'Το μπαρ του γάμου στημένο έξω, με ένα βάζο λουλούδια, το σούρουπο',
    en: 'The wedding bar set up outdoors, a vase of flowers on it, at dusk',
  },
  '082': {
    el: 'Το νυφικό μπροστά στο τοξωτό παράθυρο του στούντιο',
    en: 'The bride’s dress by the arched window of the studio',
  },
  '083': {
    el: 'Κεριά, πιάτα και ποτήρια κατά μήκος του τραπεζιού, κάτω από ροζ ουρανό',
    en: 'Candles, plates and glasses along the table, under a pink sky',
  },
  '084': {
    el: 'Ξύλινη πύλη τελετής με λευκά υφάσματα και λουλούδια',
    en: 'A wooden ceremony gate with white drapes and flowers',
  },
  '085': {
    el: 'Κρασί σε ποτήρια και σταφύλια πάνω σε λινό, με τον κήπο στο βάθος',
    en: 'Wine in glasses and grapes on linen, the garden behind',
  },
  '086': {
    el: 'Το μονοπάτι προς την αίθουσα, φωτισμένο με φανάρια',
    en: 'The lantern-lit path to the hall',
  },
  '087': {
    el: 'Ο διάδρομος της τελετής το πρωί, με λευκή αψίδα και θέα στη θάλασσα',
    en: 'The ceremony aisle in the morning, with a white arch and a sea view',
  },
  '088': {
    el: 'Το μακρύ τραπέζι της πέργκολας στο φως του απογεύματος',
    en: 'The long table under the pergola in afternoon light',
  },
  '089': {
    el: 'Σερβίτσιο με ένα κλαδάκι ελιάς, δίπλα σε αναμμένα κεριά',
    en: 'A place setting with an olive sprig, beside lit candles',
  },
  '090': {
    el: 'Η πέργκολα φωτισμένη μέσα στη νύχτα, όπως φαίνεται από το γκαζόν',
    en: 'The pergola lit up at night, seen from the lawn',
  },
  '091': {
    el: 'Ροτόντες με ψηλές ανθοσυνθέσεις στην αίθουσα, με ζεστό βραδινό φωτισμό',
    en: 'Round tables with tall centrepieces in the hall, in warm evening light',
  },
  '092': {
    el: 'Αψίδα τελετής με λευκά λουλούδια, κάτω από καθαρό πρωινό ουρανό',
    en: 'A ceremony arch of white flowers under a clear morning sky',
  },
  '093': {
    el: 'Οι καρέκλες των καλεσμένων το πρωί, μπροστά σε αψίδα με ροζ λουλούδια',
    en: 'The guests’ chairs in the morning, facing an arch of pink flowers',
  },
  '094': {
    el: 'Κυκλική αψίδα στο γκαζόν και ένας λευκός διάδρομος με πέταλα',
    en: 'A round arch on the lawn and a white runner strewn with petals',
  },
  '095': {
    el: 'Νυφική ανθοδέσμη με λευκά τριαντάφυλλα πάνω σε λινό',
    en: 'A bridal bouquet of white roses on linen',
  },
  '096': {
    el: 'Δύο βέρες στη θήκη τους, με λευκά τριαντάφυλλα στο τραπέζι',
    en: 'Two rings in their box, with white roses on the table',
  },
  '097': {
    el: 'Η γαμήλια τούρτα το σούρουπο, ανάμεσα σε κεριά και φωτάκια',
    en: 'The wedding cake at dusk, among candles and fairy lights',
  },
  '098': {
    el: 'Ροτόντες κάτω από την πέργκολα το σούρουπο, με αναμμένα τα φωτάκια',
    en: 'Round tables under the pergola at dusk, with the lights on',
  },
  '254': {
    el: 'Η πανσέληνος ανατέλλει από τη θάλασσα, μέσα στην αψίδα της τελετής',
    en: 'The full moon rising from the sea, framed by the ceremony arch',
  },
  '268': {
    el: 'Δύο μισοτελειωμένα ποτήρια κρασί, ψίχουλα και τσαλακωμένες πετσέτες αργά το βράδυ',
    en: 'Two half-drunk glasses of wine, crumbs and crumpled napkins, late at night',
  },
  '274': {
    el: 'Σκούρο σακάκι στην πλάτη μιας καρέκλας με μπουτονιέρα στο πέτο',
    en: 'A dark jacket over a chair back, a buttonhole in its lapel',
  },
} as const satisfies Readonly<Record<string, Localized>>;
