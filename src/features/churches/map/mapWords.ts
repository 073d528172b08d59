/** Content of src/content/<lang>/churchesMap.ts. */
export type MapWords = {
  title: string;
  zoomIn: string;
  zoomOut: string;
  pan: { north: string; west: string; east: string; south: string };
  close: string;
  /** The church's name follows for screen readers. */
  openMap: string;
  estate: string;
  hint: { mouse: string; touch: string };
  /** Credit that OpenStreetMap requires. */
  mapBy: string;
  places: { keratea: string; lavrio: string; makronisi: string; aegean: string };
};
