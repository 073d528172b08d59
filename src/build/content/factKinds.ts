import type { Kind } from './kind.ts';

const fact = (name: string, title: Kind['title'], file: string, type: string): Kind => ({
  name: `${name}Facts`,
  group: 'facts',
  title,
  path: `src/content/facts/${name}.json`,
  type: { file: `src/site/facts/${file}.ts`, name: type },
});

/**
 * The owner's facts. They stand apart from the other kinds, and this file imports nothing that runs: nearly every module
 * loads the facts, so where one is broken nothing else can be asked (faults.ts).
 */
export const factKinds: readonly Kind[] = [
  fact(
    'venue',
    {
      el: 'Το κτήμα: τηλέφωνα, διεύθυνση, χωρητικότητα',
      en: 'The venue: phones, address, capacity',
    },
    'venueFacts',
    'Venue',
  ),
  fact('hours', { el: 'Ώρες λειτουργίας', en: 'Opening hours' }, 'venueFacts', 'OpeningHours'),
  fact('prices', { el: 'Τιμές και κανόνες', en: 'Prices and rules' }, 'prices', 'Prices'),
  fact('shown', { el: 'Τι φαίνεται στο site', en: 'What the site shows' }, 'hasPrices', 'Shown'),
  fact(
    'dateHints',
    { el: 'Σάββατα που μένουν', en: 'Saturdays that are left' },
    'dateHints',
    'DateHintsFile',
  ),
  fact(
    'house',
    { el: 'Πότε ανοίγει η πύλη, άδειες, δωμάτια', en: 'When the gate opens, licences, rooms' },
    'houseFacts',
    'House',
  ),
  fact(
    'guests',
    {
      el: 'Για τους καλεσμένους: ταξί, καταλύματα, παραλίες',
      en: 'For guests: taxi, places to sleep, beaches',
    },
    'guestFacts',
    'GuestFacts',
  ),
  fact(
    'drive',
    { el: 'Ο δρόμος και η στάθμευση', en: 'The road and the parking' },
    'driveFacts',
    'DriveFacts',
  ),
  fact(
    'churches',
    { el: 'Οι εκκλησίες: χιλιόμετρα και λεπτά', en: 'The churches: kilometres and minutes' },
    'venueFacts',
    'Churches',
  ),
  fact('partners', { el: 'Συνεργάτες', en: 'Partners' }, 'venueFacts', 'Partners'),
  fact(
    'figures',
    { el: 'Αριθμοί: εκδηλώσεις, χρόνια', en: 'Figures: events, years' },
    'venueFacts',
    'PageFigures',
  ),
];
