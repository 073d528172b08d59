import type { Review } from '../../site/review.ts';

/** Headings of the reviews page; each review stands under one. */
export const chapters = ['Flew in', 'Came home', 'Stayed late'] as const;

type Written = Review<(typeof chapters)[number]>;

/** Quoted on the home page as well, which downloads this one alone (src/build/words.ts). */
export const jonasW = {
  id: 'jonasW',
  chapter: 'Flew in',
  writer: 'Jonas W.',
  event: 'Wedding',
  text: 'We went from the dance floor to the airport. The woman at the desk looked at our shoes and moved us up to the front of the plane.',
} as const satisfies Written;

/** In the order of the page. */
export const reviewList = [
  {
    id: 'callumR',
    chapter: 'Flew in',
    writer: 'Callum R.',
    event: 'Wedding',
    text: 'I packed for rain, out of habit. Three waterproofs and my father’s umbrella, and then I gave my daughter away in thirty-one degrees and full wool. Somebody noticed. A jug of iced water appeared beside my chair, then a paper fan, then a better chair in the shade of the pergola. I was very comfortable for the rest of the evening, and the lamb was excellent.',
  },
  {
    id: 'inesF',
    chapter: 'Flew in',
    writer: 'Inês F.',
    event: 'Wedding',
    text: 'My grandmother is ninety-one and speaks only Portuguese. By ten o’clock she was holding hands with somebody’s great-aunt from Keratea, who speaks only Greek, and the two of them were discussing us.',
  },
  {
    id: 'maeveO',
    chapter: 'Flew in',
    writer: 'Maeve O.',
    event: 'Wedding',
    text: 'There is a wind. They’ll tell you about the wind, you’ll nod politely, and then it will take your veil into an olive tree. A man got mine down with a ladder. Everything else went to plan.',
  },
  jonasW,
  {
    id: 'despinaK',
    chapter: 'Came home',
    writer: 'Despina K.',
    event: 'Wedding & Baptism',
    text: 'Melbourne to Athens with a two-year-old, a baptism robe older than my mother and no idea which papers the parish wanted. All of it was sorted before we landed. When the priest asked our son for his name he said “dinosaur”, so there’s a small gap in the video while everyone recovers.',
  },
  {
    id: 'peterS',
    chapter: 'Came home',
    writer: 'Peter S.',
    event: 'Wedding',
    text: 'Both my parents left Attica in the sixties and have told me ever since that lamb in New York is not lamb. I watched them take the first forkful. Neither of them said a word. Later I found my father out by the grill, shaking the cook’s hand and not letting go of it.',
  },
  {
    id: 'annaT',
    chapter: 'Came home',
    writer: 'Anna T.',
    event: 'Wedding',
    text: 'Two coaches, some forty rental cars, and my cousin Spiro, who drove down from Thessaloniki and refuses to reverse. Everybody parked.',
  },
  {
    id: 'sophieL',
    chapter: 'Came home',
    writer: 'Sophie L.',
    event: 'Wedding',
    text: 'The chairs look out to sea, so only the photographer saw me cry on the way in. It’s the best picture I own.',
  },
  {
    id: 'tomaszD',
    chapter: 'Stayed late',
    writer: 'Tomasz D.',
    event: 'Wedding & Baptism',
    text: 'Married at six, daughter baptised at seven, daughter asleep under the cake table by nine.',
  },
  {
    id: 'hannahG',
    chapter: 'Stayed late',
    writer: 'Hannah G.',
    event: 'Wedding',
    text: 'About half past eight the talk just stopped along our side of the table. The moon was coming up out of the water, dark orange, much bigger than it had any right to be. The waiter who was pouring my wine stopped pouring and looked at it as well.',
  },
] as const satisfies readonly Written[];
