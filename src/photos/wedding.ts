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
  '099': {
    el: 'Η πίστα στο μοβ φως του σούρουπου, κάτω από φωτάκια',
    en: 'The dance floor in the violet light of dusk, under strings of lights',
  },
  '100': {
    el: 'Τέσσερα λευκά κεριά και ευκάλυπτος στο τραπέζι, τη νύχτα',
    en: 'Four white candles and eucalyptus on the table at night',
  },
  '101': {
    el: 'Λιλά τριαντάφυλλα και ευκάλυπτος σε πήλινο βάζο',
    en: 'Lilac roses and eucalyptus in a clay pot',
  },
  '102': {
    el: 'Σαμπάνια σε ψηλά ποτήρια πάνω σε ασημένιο δίσκο, το σούρουπο',
    en: 'Champagne flutes on a silver tray at dusk',
  },
  '103': {
    el: 'Μακρύ τραπέζι ανάμεσα στις ελιές το σούρουπο, με κεριά και φανάρια',
    en: 'A long table among the olive trees at dusk, with candles and lanterns',
  },
  '104': {
    el: 'Το ξωκλήσι το δειλινό, με λευκές καρέκλες και στεφάνι στην πόρτα',
    en: 'The chapel at golden hour, with white chairs and a garland at the door',
  },
  '105': {
    el: 'Μακριά τραπέζια σε όλο το μήκος της αίθουσας, στρωμένα για δείπνο',
    en: 'Long tables down the whole hall, laid for dinner',
  },
  '106': {
    el: 'Καθιστικό για τους καλεσμένους στο γκαζόν, το δειλινό',
    en: 'A lounge for the guests on the lawn at golden hour',
  },
  '107': {
    el: 'Το μπαρ του γάμου το δειλινό, με τα ράφια γεμάτα μπουκάλια',
    en: 'The wedding bar at golden hour, its shelves full of bottles',
  },
  '108': {
    el: 'Το νυφικό στο φως του παραθύρου, δίπλα στην πολυθρόνα του στούντιο',
    en: 'The gown in the light of the window, beside the studio’s armchair',
  },
  '109': {
    el: 'Το στρωμένο τραπέζι το δειλινό, με άσπρα κεριά και κλαδάκια ελιάς',
    en: 'The table laid at golden hour, with white candles and olive sprigs',
  },
  '110': {
    el: 'Ξύλινη πύλη τελετής με λευκά υφάσματα, μπροστά στη θάλασσα',
    en: 'A wooden ceremony gate with white drapes, before the sea',
  },
  '111': {
    el: 'Κόκκινο κρασί και σταφύλια στο τραπέζι, το σούρουπο',
    en: 'Red wine and grapes on the table at dusk',
  },
  '113': {
    el: 'Ο διάδρομος της τελετής την ώρα που δύει ο ήλιος, με αψίδα από κοραλί λουλούδια',
    en: 'The ceremony aisle as the sun goes down, under an arch of coral flowers',
  },
  '114': {
    el: 'Μακρύ τραπέζι κάτω από την πέργκολα, με την αίθουσα φωτισμένη πίσω του',
    en: 'A long table under the pergola, the lit hall behind it',
  },
  '115': {
    el: 'Σερβίτσιο με κλαδάκι ελιάς και ποτήρια κρασιού, το απόγευμα',
    en: 'A place setting with an olive sprig and wine glasses in the afternoon',
  },
  '116': {
    el: 'Η πέργκολα στρωμένη για δείπνο, λίγο πριν δύσει ο ήλιος',
    en: 'The pergola laid for dinner, just before sunset',
  },
  '117': {
    el: 'Ροτόντες και χρυσές καρέκλες στην αίθουσα, το δειλινό',
    en: 'Round tables and gilt chairs in the hall at golden hour',
  },
  '118': {
    el: 'Αψίδα με λουλούδια στο χρώμα της τερακότας, με τη θάλασσα πίσω της',
    en: 'An arch of terracotta flowers, the sea behind it',
  },
  '119': {
    el: 'Λευκές καρέκλες μπροστά σε αψίδα με κίτρινα λουλούδια, το απόγευμα',
    en: 'White chairs before an arch of yellow flowers in the afternoon',
  },
  '120': {
    el: 'Κυκλική αψίδα με μπορντό λουλούδια το σούρουπο',
    en: 'A round arch of burgundy flowers at dusk',
  },
  '121': {
    el: 'Νυφική ανθοδέσμη με μπορντό τριαντάφυλλα και ευκάλυπτο',
    en: 'A bridal bouquet of burgundy roses and eucalyptus',
  },
  '122': {
    el: 'Βέρες σε μπορντό βελούδινη θήκη, δίπλα σε τριαντάφυλλα',
    en: 'Wedding rings in a burgundy velvet box, beside roses',
  },
  '123': {
    el: 'Τριώροφη γαμήλια τούρτα με λουλούδια στο χρώμα της τερακότας',
    en: 'A three-tier wedding cake with terracotta flowers',
  },
  '124': {
    el: 'Ροτόντες κάτω από την πέργκολα τη νύχτα',
    en: 'Round tables under the pergola at night',
  },
  '125': {
    el: 'Η πίστα τη νύχτα, με φωτάκια από τη μια άκρη ως την άλλη',
    en: 'The dance floor at night, lights strung from end to end',
  },
  '126': {
    el: 'Κεριά, ευκάλυπτος και ένα ποτήρι κόκκινο κρασί, το σούρουπο',
    en: 'Candles, eucalyptus and a glass of red wine at dusk',
  },
  '127': {
    el: 'Κοραλί τριαντάφυλλα μέσα σε ευκάλυπτο, στον πρωινό ήλιο',
    en: 'Coral roses among eucalyptus, in morning sun',
  },
  '128': {
    el: 'Σαμπάνια σε ασημένιο δίσκο το απόγευμα, με τον ουρανό να καθρεφτίζεται',
    en: 'Champagne on a silver tray in the afternoon, the sky mirrored in it',
  },
  '129': {
    el: 'Μακρύ τραπέζι ανάμεσα στις ελιές, με τον ήλιο χαμηλά',
    en: 'A long table among the olive trees, the sun low',
  },
  '130': {
    el: 'Το ξωκλήσι στολισμένο για γάμο το πρωί, με λευκές καρέκλες',
    en: 'The chapel dressed for a wedding in the morning, with white chairs',
  },
  '131': {
    el: 'Η αίθουσα στρωμένη με μακριά τραπέζια και λευκά λουλούδια',
    en: 'The hall laid with long tables and white flowers',
  },
  '132': {
    el: 'Καθιστικό στο γκαζόν τη νύχτα, μπροστά στα φωτισμένα παράθυρα',
    en: 'A lounge on the lawn at night, before the lit windows',
  },
  '133': {
    el: 'Το μπαρ του γάμου τη νύχτα, με φωτισμένα ράφια',
    en: 'The wedding bar at night, its shelves lit',
  },
  '134': {
    el: 'Το νυφικό στο στούντιο το σούρουπο, με ζεστό φως',
    en: 'The gown in the studio at dusk, in warm light',
  },
  '135': {
    el: 'Το τραπέζι τη νύχτα, με μια σειρά αναμμένα κεριά',
    en: 'The table at night, with a row of lit candles',
  },
  '136': {
    el: 'Ξύλινη πύλη τελετής την ώρα που δύει ο ήλιος, με φανάρια στο γρασίδι',
    en: 'A wooden ceremony gate at sunset, lanterns on the grass',
  },
  '137': {
    el: 'Κρασί στα ποτήρια και σταφύλια στο λινό, τη νύχτα',
    en: 'Wine in the glasses and grapes on the linen at night',
  },
  '138': {
    el: 'Το μονοπάτι προς την αίθουσα το δειλινό, με φανάρια στις λεβάντες',
    en: 'The path to the hall at golden hour, lanterns among the lavender',
  },
  '254': {
    el: 'Η πανσέληνος ανατέλλει από τη θάλασσα, μέσα στην αψίδα της τελετής',
    en: 'The full moon rising from the sea, framed by the ceremony arch',
  },
  '267': {
    el: 'Πέπλο και ανθοδέσμη ξεχασμένα σε μια καρέκλα, δίπλα στην αψίδα',
    en: 'A veil and a bouquet left on a chair beside the arch',
  },
  '268': {
    el: 'Δύο μισοτελειωμένα ποτήρια κρασί, ψίχουλα και τσαλακωμένες πετσέτες αργά το βράδυ',
    en: 'Two half-drunk glasses of wine, crumbs and crumpled napkins, late at night',
  },
  '269': {
    el: 'Βιβλίο ευχών με χειρόγραφα λόγια, στυλό και καρτελάκια με ονόματα',
    en: 'Guest book with handwritten wishes, a pen and place cards',
  },
  '272': {
    el: 'Ψηλοτάκουνα και κομφετί στο δάπεδο, στην άκρη της πίστας',
    en: 'A pair of heels and paper confetti at the edge of the dance floor',
  },
  '274': {
    el: 'Σκούρο σακάκι στην πλάτη μιας καρέκλας με μπουτονιέρα στο πέτο',
    en: 'A dark jacket over a chair back, a buttonhole in its lapel',
  },
} as const satisfies Readonly<Record<string, Localized>>;
