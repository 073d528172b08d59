import type { Localized } from '../site/languages.ts';

/** Corporate photos: conferences, meetings and company evenings. */
export const corporate = {
  '176': {
    el: 'Η αίθουσα έτοιμη για συνέδριο, με τις καρέκλες στραμμένες στη σκηνή',
    en: 'The hall ready for a conference, its chairs facing the stage',
  },
  '177': {
    el: 'Τραπέζια σε σχήμα Π με υπολογιστές και σημειωματάρια, μπροστά στην οθόνη',
    en: 'A U-shaped table with laptops and notebooks, facing the screen',
  },
  '178': {
    el: 'Ψηλά τραπέζια στη βεράντα το σούρουπο, κάτω από φωτάκια',
    en: 'High tables on the terrace at dusk, under festoon lights',
  },
  '179': {
    el: 'Ανοιχτό σημειωματάριο, στυλό και καφές σε τραπέζι του κήπου',
    en: 'An open notebook, a pen and coffee on a garden table',
  },
  '180': {
    el: 'Τραπέζι συσκέψεων δίπλα στα τοξωτά παράθυρα, το απόγευμα',
    en: 'A boardroom table by the arched windows in the afternoon',
  },
  '181': {
    el: 'Εταιρικό δείπνο με ροτόντες στην αίθουσα, σε ζεστό φωτισμό',
    en: 'A company dinner at round tables in the hall, in warm light',
  },
  '182': {
    el: 'Ψηλά τραπέζια για ένα ποτό γνωριμίας κάτω από την πέργκολα, το σούρουπο',
    en: 'High tables for networking drinks under the pergola at dusk',
  },
  '183': {
    el: 'Η σκηνή με την οθόνη και το βήμα, στο φως του απογεύματος',
    en: 'The stage with screen and lectern, in afternoon light',
  },
  '184': {
    el: 'Τυριά, φρούτα και ένα ποτήρι κρασί μετά τη συνάντηση',
    en: 'Cheese, fruit and a glass of wine after the meeting',
  },
  '185': {
    el: 'Πολυθρόνες στο γκαζόν για μικρές ομάδες, με θέα στον λόφο',
    en: 'Armchairs on the lawn for small groups, looking to the hill',
  },
  '186': {
    el: 'Βραδινή δεξίωση μπροστά στη φωτισμένη αίθουσα',
    en: 'An evening reception in front of the lit hall',
  },
  '187': {
    el: 'Το μπαρ τη νύχτα, με τέσσερα σκαμπό μπροστά στον πάγκο',
    en: 'The bar at night, four stools along the counter',
  },
  '188': {
    el: 'Συνέδριο στην αίθουσα το πρωί, όπως φαίνεται από τις πίσω σειρές',
    en: 'A conference in the hall in the morning, seen from the back rows',
  },
  '189': {
    el: 'Τραπέζια συνεδρίασης σε σχήμα Π στο απογευματινό φως, με πέτρινους τοίχους γύρω',
    en: 'U-shaped meeting tables in afternoon light, stone walls around them',
  },
  '190': {
    el: 'Ψηλά τραπέζια στη βεράντα, στον ήλιο του απογεύματος',
    en: 'High tables on the terrace in the afternoon sun',
  },
  '191': {
    el: 'Καφές και σημειωματάριο δίπλα σε ένα βάζο με λουλούδια του αγρού',
    en: 'Coffee and a notebook beside a vase of wild flowers',
  },
  '192': {
    el: 'Τραπέζι συσκέψεων με υπολογιστές, έτοιμο από το πρωί',
    en: 'A boardroom table with laptops, ready since morning',
  },
  '193': {
    el: 'Εταιρικό γεύμα στην αίθουσα, με λευκά τραπέζια και κίτρινα λουλούδια',
    en: 'A company lunch in the hall, with white tables and yellow flowers',
  },
  '194': {
    el: 'Ποτά και λουλούδια σε ψηλά τραπέζια κάτω από την πέργκολα, με ήλιο',
    en: 'Drinks and flowers on high tables under the pergola, in sunshine',
  },
  '195': {
    el: 'Η σκηνή και η οθόνη το βράδυ, με φωτισμένους τους πέτρινους τοίχους',
    en: 'The stage and screen in the evening, the stone walls lit',
  },
  '196': {
    el: 'Διάλειμμα στον κήπο με τυρί, σταφύλι και κρασί',
    en: 'A break in the garden with cheese, grapes and wine',
  },
  '197': {
    el: 'Καθιστικό στον κήπο για συζήτηση σε μικρές ομάδες, το απόγευμα',
    en: 'Garden seating for talks in small groups, in the afternoon',
  },
  '199': {
    el: 'Το μπαρ της εταιρικής βραδιάς το σούρουπο, με τέσσερα σκαμπό',
    en: 'The bar of a company evening at dusk, with four stools',
  },
  '200': {
    el: 'Σειρές από καρέκλες προς τη σκηνή της αίθουσας, το σούρουπο',
    en: 'Rows of chairs towards the stage of the hall at dusk',
  },
  '201': {
    el: 'Τραπέζια σε σχήμα Π με σημειωματάρια, το μεσημέρι',
    en: 'U-shaped tables with notebooks at midday',
  },
  '204': {
    el: 'Τραπέζι συσκέψεων με υπολογιστές και νερά, το μεσημέρι',
    en: 'A boardroom table with laptops and water at midday',
  },
  '205': {
    el: 'Ροτόντες για εταιρικό δείπνο στην αίθουσα, το σούρουπο',
    en: 'Round tables for a company dinner in the hall at dusk',
  },
  '206': {
    el: 'Ψηλά τραπέζια στη σκιά της πέργκολας, το απόγευμα',
    en: 'High tables in the shade of the pergola in the afternoon',
  },
  '207': {
    el: 'Η σκηνή, η οθόνη και το βήμα στην αίθουσα, το πρωί',
    en: 'The stage, the screen and the lectern in the hall in the morning',
  },
  '208': {
    el: 'Τυρί, φρούτα και κρασί για το διάλειμμα, στον ήλιο',
    en: 'Cheese, fruit and wine for the break, in the sun',
  },
  '209': {
    el: 'Καθιστικό με γαλάζια μαξιλάρια στο γκαζόν, το μεσημέρι',
    en: 'Seats with blue cushions on the lawn at midday',
  },
  '271': {
    el: 'Άδεια φλιτζάνια καφέ και ανοιχτό πρόγραμμα μετά την πρωινή συνεδρία',
    en: 'Empty coffee cups and an open programme after the morning session',
  },
} as const satisfies Readonly<Record<string, Localized>>;
