import type { RequestWords } from '../../pages/Request.tsx';
import { venue } from '../../site/venue.ts';
import enquiry from './enquiry.ts';
import estimate from './estimate.ts';

const request: RequestWords = {
  head: {
    title: `Ζητήστε προσφορά: ${venue.name.el}, ${venue.address.locality.el}`,
    description: `Πείτε μας τι ετοιμάζετε, πότε και για πόσους. Απαντάμε μέσα σε ${venue.replyHours} ώρες, σας δείχνουμε το κτήμα και σας δίνουμε προσφορά γραπτώς.`,
    keywords: ['προσφορά δεξίωσης', 'τιμές κτήμα γάμου', 'διαθέσιμες ημερομηνίες', 'κτήμα Κερατέα', venue.name.el],
  },
  title: 'Πώς τη φαντάζεστε\n*τη μέρα σας;*',
  lead: 'Γράψτε μας όσα ξέρετε ως τώρα. Τα υπόλοιπα τα βρίσκουμε μαζί, στη σκιά κάτω από τις ελιές.',
  formTitle: 'Λίγα λόγια για την εκδήλωση',
  enquiry,
  estimate,
  next: {
    title: 'Και μετά;',
    steps: [
      {
        title: `Απάντηση μέσα σε ${venue.replyHours}\u00a0ώρες`,
        text: 'Σας λέμε αν η ημερομηνία είναι ελεύθερη και ποια βράδια του μήνα έχει πανσέληνο.',
      },
      {
        title: 'Μια βόλτα στο κτήμα',
        text: 'Έρχεστε την ώρα που θα άρχιζε και η γιορτή, ή μας βλέπετε με βίντεο.',
      },
      {
        title: 'Προσφορά, γραπτώς',
        text: 'Μετά τη βόλτα· για εταιρείες, με την πρώτη απάντηση. Λέει τι περιλαμβάνει, τι όχι και ως πότε ισχύει. Την παίρνετε σπίτι, τη βάζετε δίπλα στις [τιμές μας](prices) και τη σκέφτεστε με την ησυχία σας.',
      },
    ],
  },
  callTitle: 'Ή να τα πούμε τώρα',
  cards: {
    where: 'Πού είμαστε',
    phones: 'Τηλέφωνα',
    email: 'E-mail',
    everyDay: 'Δευτέρα έως Κυριακή',
  },
};

export default request;
