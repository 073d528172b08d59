import { venue } from '../../site/facts/venue.ts';

const { latitude, longitude } = venue.position;

/** The place of the estate as a navigator takes it: "37.7900, 24.0150". */
export const position = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
