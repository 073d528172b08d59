import type { ReviewsWords } from '../../pages/Reviews.tsx';
import { formatRating } from '../../site/formats.ts';
import { venue } from '../../site/venue.ts';
import { chapters, reviewList } from './reviewList.ts';

const reviews: ReviewsWords<(typeof reviewList)[number]> = {
  head: {
    title: `Reviews of ${venue.name.en}, ${venue.address.locality.en}, Greece`,
    description: `Ten guests on their weddings and baptisms at ${venue.name.en} near Athens: the heat, the wind, the lamb, the moon, a grandmother and an early flight.`,
    keywords: ['wedding venue reviews Greece', 'Athens countryside wedding', 'Keratea wedding estate', 'wedding and baptism Greece', 'East Attica venue reviews'],
  },
  label: 'Reviews',
  title: 'What they remember\n*on Monday*',
  rating: formatRating(venue.rating.value, 'en'),
  ratingCaption: `out of 5, the average of ${venue.rating.reviews}\u00a0reviews`,
  intro: [
    'We chose ten and left them the way they were written. Nobody was asked to be kind.',
    'They come from people who flew in, people whose parents once left, and people who ought to have been asleep.',
  ],
  origin: `How we know they were here: after every event we ask for a review by e-mail, from whoever booked it and, through them, their guests. Before it counts, we match it with the booking. None was paid for and none left out for its score: all ${venue.rating.reviews} are in the average.`,
  chapters,
  reviews: reviewList,
  large: ['jonasW', 'sophieL'],
  end: {
    title: 'And what would you like *to remember?*',
    book: 'BOOK APPOINTMENT',
    contact: 'CONTACT',
  },
};

export default reviews as ReviewsWords;
