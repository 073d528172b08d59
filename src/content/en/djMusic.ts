import type { DjMusicWords } from '../../pages/DjMusic.tsx';
import { partners, venue } from '../../site/venue.ts';

const djMusic: DjMusicWords = {
  head: {
    title: `DJ and music for weddings and parties: ${venue.name.en}`,
    description: `${partners.dj.name.en} plays weddings, baptisms, corporate events and parties at ${venue.name.en}, with the sound set for a garden. Website, phones and address.`,
    keywords: ['wedding DJ Greece', 'wedding DJ Athens', 'baptism music', 'corporate event sound', 'party DJ East Attica'],
  },
  logo: `${partners.dj.name.en}, DJ and sound`,
  title: 'Loud on the floor,\n*soft at the table*',
  lead: `${partners.dj.name.en} have walked our garden with a speaker under each arm. They know where to put one so that your friends can dance and, ten steps away, your grandfather can be heard.`,
  evenings: {
    title: 'Four kinds of party,\n*four volumes*',
    text: 'The line shows how far the sound goes up. You say when.',
    baptism: {
      title: 'Baptism',
      text: 'Midday, and low. Island songs over lunch, children’s songs until the cake, and one microphone, so that the name is heard at the last table.',
    },
    corporate: {
      title: 'Corporate event',
      text: 'For the talks, the screen and microphones of the hall. After the last slide, jazz on the terrace, and then as much as the accounts department can take.',
    },
    wedding: {
      title: 'Wedding',
      text: 'Strings for the ceremony, a murmur at dinner, and then your own list. The slow zeibekiko comes when the father-in-law asks for it and not before.',
    },
    party: {
      title: 'Party',
      text: 'Your parents’ vinyl through to this summer’s songs. A mirror ball, lights on the floor, and no one looking at the time.',
    },
  },
  garden: {
    title: 'First they ask\n*the wind*',
    text: [
      'The meltemi usually drops with the sun. On evenings when it stays it carries off the high notes, so the speakers never stand in the same place two nights running.',
      'Under the pergola they play small and quiet, and nobody leans across the table to be heard. If the mains should fail, the generator is running before the chorus.',
    ],
  },
  questions: {
    title: 'Three things they will ask you',
    items: ['Which song *first?*', 'Which song *never?*', 'And who is not to have *the microphone?*'],
  },
  card: {
    title: 'Tell them what *you dance to*',
    text: 'The music is booked separately from the estate. You can hear their sets at the office in Athens.',
    website: 'Website',
    email: 'E-mail',
    landline: 'Landline',
    mobile: 'Mobile',
    address: 'Address',
  },
};

export default djMusic;
