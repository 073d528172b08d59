import type { MapWords } from '../../features/churches/map/mapWords.ts';

const churchesMap: MapWords = {
  title: 'Map of the churches and the estate',
  zoomIn: 'Zoom in on the map',
  zoomOut: 'Zoom out of the map',
  pan: { north: 'Further north', west: 'Further west', east: 'Further east', south: 'Further south' },
  close: 'Close',
  openMap: 'Open in maps',
  estate: 'Distances are measured from here',
  hint: { mouse: 'Click the map to zoom with the wheel', touch: 'Move the map with two fingers or with the arrows' },
  mapBy: '© OpenStreetMap contributors',
  places: { keratea: 'Keratea', lavrio: 'Lavrio', makronisi: 'Makronisi', aegean: 'Aegean' },
};

export default churchesMap;
