import type { ReviewsWords } from '../../pages/Reviews.tsx';
import { formatRating } from '../../site/formats.ts';
import { venue } from '../../site/venue.ts';

const reviews: ReviewsWords = {
  head: {
    title: `Reviews of ${venue.name.en}, ${venue.address.locality.en}, Greece`,
    description: `Ten guests on their weddings and christenings at ${venue.name.en} near Athens: the heat, the wind, the lamb, the moon, a grandmother and an early flight.`,
    keywords: ['wedding venue reviews Greece', 'Athens countryside wedding', 'Keratea wedding estate', 'wedding and christening Greece', 'East Attica venue reviews'],
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
  first: {
    title: 'Flew in',
    reviews: [
      {
        name: 'Callum R.',
        type: 'Wedding',
        text: 'I packed for rain, out of habit. Three waterproofs and my father’s umbrella, and then I gave my daughter away in thirty-one degrees and full wool. Somebody noticed. A jug of iced water appeared beside my chair, then a paper fan, then a better chair in the shade of the pergola, and at no point was I asked whether I was all right, which for a man from Perthshire is the highest form of care.',
      },
      {
        name: 'Inês F.',
        type: 'Wedding',
        text: 'My grandmother is ninety-one and speaks only Portuguese. By ten o’clock she was holding hands with somebody’s great-aunt from Keratea, who speaks only Greek, and the two of them were discussing us.',
      },
      {
        name: 'Maeve O.',
        type: 'Wedding',
        text: 'There is a wind. They’ll tell you about the wind, you’ll nod politely, and then it will take your veil into an olive tree. A man got mine down with a ladder he happened to have nearby. I don’t think it was his first veil.',
      },
    ],
  },
  firstLarge: {
    name: 'Jonas W.',
    type: 'Wedding',
    text: 'We went from the dance floor to the airport. The woman at the desk looked at our shoes and moved us up to the front of the plane.',
  },
  second: {
    title: 'Came home',
    reviews: [
      {
        name: 'Despina K.',
        type: 'Wedding & Baptism',
        text: 'Melbourne to Athens with a two-year-old, a christening robe older than my mother and no idea which papers the parish wanted. All of it was sorted before we landed. When the priest asked our son for his name he said “dinosaur”, so there’s a small gap in the video while everyone recovers.',
      },
      {
        name: 'Peter S.',
        type: 'Wedding',
        text: 'Both my parents left Attica in the sixties and have told me ever since that lamb in New York is not lamb. I watched them take the first forkful. Neither of them said a word. Later I found my father out by the grill, shaking the cook’s hand and not letting go of it.',
      },
      {
        name: 'Anna T.',
        type: 'Wedding',
        text: 'Two coaches, some forty rental cars, and my cousin Spiro, who drove down from Thessaloniki and refuses to reverse. Everybody parked.',
      },
    ],
  },
  secondLarge: {
    name: 'Sophie L.',
    type: 'Wedding',
    text: 'The chairs look out to sea, so only the photographer saw me cry on the way in. It’s the best picture I own.',
  },
  third: {
    title: 'Stayed late',
    reviews: [
      {
        name: 'Tomasz D.',
        type: 'Wedding & Baptism',
        text: 'Married at six, daughter christened at seven, daughter asleep under the cake table by nine.',
      },
      {
        name: 'Hannah G.',
        type: 'Wedding',
        text: 'About half past eight the talk just stopped along our side of the table. The moon was coming up out of the water, dark orange, much bigger than it had any right to be. The waiter who was pouring my wine stopped pouring and looked at it as well, and he must see it every month.',
      },
    ],
  },
  end: {
    title: 'And what would you like *to remember?*',
    book: 'BOOK APPOINTMENT',
    contact: 'CONTACT',
  },
};

export default reviews;
