/** Words of the framed map of the churches; one file per language in src/content/<lang>/churchesMap.ts. */
export type MapWords = {
  /** Title of the framed page and name of the map for screen readers. */
  title: string;
  zoomIn: string;
  zoomOut: string;
  /** The four arrows that move the map: what comes into sight then. */
  pan: { north: string; west: string; east: string; south: string };
  /** Closes the card of a church. */
  close: string;
  /** In the card of a church; opens it on openstreetmap.org. Its name follows for screen readers. */
  openMap: string;
  /** Under the name in the card of the estate. */
  estate: string;
  /** In a corner of the map: how to move it with a mouse, and with fingers. */
  hint: { mouse: string; touch: string };
  /** Small print of the map: the credit that OpenStreetMap asks for. */
  mapBy: string;
  /** On the drawn coast that shows while the map has not loaded. */
  places: { keratea: string; lavrio: string; makronisi: string; aegean: string };
};
