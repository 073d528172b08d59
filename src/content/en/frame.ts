import type { FrameWords } from '../../frame/frameWords.ts';
import { namesOf } from '../../site/pages.ts';
import { venue } from '../../site/venue.ts';
import { pages } from './pageList.ts';

const frame: FrameWords = {
  estate: 'An estate between olive trees and the sea at Keratea, East Attica. For weddings, baptisms, company events and parties.',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  languageMenu: 'Language',
  pages: namesOf(pages),
  submenuOverview: { reception: 'All receptions', services: 'All services' },
  enquire: 'Enquire',
  homeLink: `${venue.name.en}, home`,
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  backToTop: 'Back to top',
  close: 'Close',
  notices: 'Notices',
  footer: {
    sentence: 'Under the olives,\n*looking out to sea.*',
    rating: '{rating} from {reviews}\u00a0reviews',
    ratingScale: 'Rating out of 5 stars:',
    visit: 'Visit us',
    pages: 'Pages',
    follow: 'Follow us',
    everyDay: 'Monday to Sunday',
    registryNumber: 'GEMI no.',
    vatNumber: 'VAT no.',
    terms: 'Terms and personal data',
    accessibility: 'Accessibility',
  },
  phoneBar: { name: 'Quick contact', call: 'Call' },
  viber: 'Message us on Viber',
  whatsapp: 'Message us on WhatsApp',
  phone: { copy: 'Copy number', copied: 'The phone number was copied.' },
  connection: {
    lost: 'The connection is gone. What you have typed is still here.',
    back: 'The connection is back.',
  },
  openMap: 'Open in maps',
  stars: '5 out of 5 stars',
  viewer: {
    name: 'Photo viewer',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset zoom, now {percent}%',
    zoomed: 'Zoom {percent}%',
    position: 'Photo {n} of {total}',
    thumbnails: 'All photos',
    share: 'Share',
    copied: 'The link to this photo was copied.',
    download: 'Download',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
  },
  notFound: {
    head: {
      title: `Page not found: ${venue.name.en}`,
      description: 'The address you asked for is not on our site. From the home page you can reach everything else.',
      keywords: [],
    },
    lead: 'This path leads nowhere. Turn back, and let us start again from the gate.',
    home: 'Back to home',
    contact: 'Contact',
  },
  failure: {
    lead: 'Something broke on this page. The rest of the site works, and so does our telephone.',
    home: 'Back to home',
    call: 'Call',
    download: 'Part of the page did not download: the signal may have dropped, or we have just updated the site. Please try again.',
    reload: 'Load again',
  },
};

export default frame;
