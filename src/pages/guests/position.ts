import { venue } from '../../site/facts/venue.ts';

const { latitude, longitude } = venue.position;

/** "37.7900, 24.0150". */
export const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
