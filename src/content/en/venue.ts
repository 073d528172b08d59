import type { VenueWords } from '../../pages/Venue.tsx';

const venue: VenueWords = { head: { title: 'venue en', description: '', keywords: [] }, title: 'venue' };

export default venue;
