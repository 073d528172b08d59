import type { MapWords } from '../../features/churches/map/mapWords.ts';

const churchesMap: MapWords = {
  title: 'Χάρτης με τις εκκλησίες και το κτήμα',
  zoomIn: 'Μεγέθυνση του χάρτη',
  zoomOut: 'Σμίκρυνση του χάρτη',
  pan: { north: 'Πιο βόρεια', west: 'Πιο δυτικά', east: 'Πιο ανατολικά', south: 'Πιο νότια' },
  close: 'Κλείσιμο',
  openMap: 'Άνοιγμα στους χάρτες',
  estate: 'Από εδώ μετράμε τις αποστάσεις',
  hint: { mouse: 'Κάντε κλικ στον χάρτη για να δουλέψει η ροδέλα', touch: 'Μετακινήστε τον χάρτη με δύο δάχτυλα ή με τα βέλη' },
  mapBy: '© Συνεισφέροντες του OpenStreetMap',
  places: { keratea: 'Κερατέα', lavrio: 'Λαύριο', makronisi: 'Μακρόνησος', aegean: 'Αιγαίο' },
};

export default churchesMap;
