import type { VenueWords } from '../../pages/Venue.tsx';

const venue: VenueWords = { head: { title: 'venue el', description: '', keywords: [] }, title: 'venue' };

export default venue;
