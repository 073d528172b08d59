import type { ReviewsWords } from '../../pages/Reviews.tsx';
import { formatRating } from '../../site/formats.ts';
import { venue } from '../../site/venue.ts';
import { chapters, reviewList } from './reviewList.ts';

const reviews: ReviewsWords<(typeof reviewList)[number]> = {
  head: {
    title: `Κριτικές από ζευγάρια και γονείς: ${venue.name.el}`,
    description: `Τι γράφουν όσοι παντρεύτηκαν ή βάφτισαν στο ${venue.name.el}, στην ${venue.address.locality.el}: το φαγητό, ο αέρας, τα παιδιά, το πάρκινγκ και οι γιαγιάδες.`,
    keywords: ['κριτικές κτήμα γάμου', 'κτήμα δεξιώσεων Κερατέα', 'γνώμες κτήμα Ανατολική Αττική', 'βάπτιση σε κτήμα', 'γάμος και βάπτιση μαζί'],
  },
  label: 'Κριτικές',
  title: 'Τι θυμούνται\n*την άλλη μέρα*',
  rating: formatRating(venue.rating.value, 'el'),
  ratingCaption: `στα 5, μέσος όρος από ${venue.rating.reviews}\u00a0κριτικές`,
  intro: [
    'Διαλέξαμε είκοσι και τις αφήσαμε όπως μας τις έγραψαν· διορθώσαμε μόνο τους τόνους.',
    'Έχουν μέσα μελτέμι, αρνί, ένα σπασμένο τακούνι και κάμποσες γιαγιάδες. Οι πιο καινούργιες είναι πρώτες.',
  ],
  origin: `Πώς ξέρουμε ότι ήταν εδώ: μετά από κάθε γιορτή ζητάμε κριτική με e-mail, από όσους την έκλεισαν και, μέσω εκείνων, από τους καλεσμένους τους. Πριν τη μετρήσουμε, βρίσκουμε σε ποια κράτηση ανήκει. Καμία δεν πληρώθηκε και καμία δεν έμεινε έξω για τον βαθμό της: στον μέσο όρο μετρούν και οι ${venue.rating.reviews}.`,
  chapters,
  reviews: reviewList,
  large: ['konstantinaM', 'orestisF'],
  end: {
    title: 'Κι εσείς τι θα θέλατε *να θυμάστε;*',
    book: 'Ζητήστε προσφορά',
    contact: 'Επικοινωνία',
  },
};

export default reviews as ReviewsWords;
