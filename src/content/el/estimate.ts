import type { EstimateWords } from '../../sections/prices/estimateLines.ts';

/** Of the prices page and of the request form, to which a sum goes along. */
const estimate: EstimateWords = {
  days: {
    friday: { name: 'Παρασκευή', short: 'Παρ.' },
    saturday: { name: 'Σάββατο', short: 'Σάβ.' },
    sunday: { name: 'Κυριακή', short: 'Κυρ.' },
    weekday: { name: 'Δευτέρα–Πέμπτη', short: 'Δευ–Πέμ' },
  },
  months: ['Ιανουάριος', 'Φεβρουάριος', 'Μάρτιος', 'Απρίλιος', 'Μάιος', 'Ιούνιος', 'Ιούλιος', 'Αύγουστος', 'Σεπτέμβριος', 'Οκτώβριος', 'Νοέμβριος', 'Δεκέμβριος'],
  indoors: 'στην αίθουσα',
  lines: 'Υπολογίσαμε στις «Τιμές»: {guests} καλεσμένοι, {day}, {season}.\nΠερίπου {range} με ΦΠΑ.',
  handed: 'Ο υπολογισμός σας είναι γραμμένος στις «Ιδιαίτερες επιθυμίες».',
};

export default estimate;
