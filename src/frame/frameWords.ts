import type { HeadWords } from '../head/headWords.ts';
import type { PageId, ParentId } from '../site/pages.ts';
import type { ViewerWords } from '../viewer/viewerWords.ts';

/** Words of the frame around every page; one file per language in src/content/<lang>/frame.json. */
export type FrameWords = {
  /** What the estate is; search engines read it on every page (JSON-LD). */
  estate: string;
  /** First link of the page, seen on keyboard focus. */
  skipToContent: string;
  /** Name of the main menu for screen readers. */
  mainMenu: string;
  /** Name of the language switch for screen readers. */
  languageMenu: string;
  /** Name of each page in the menu, the footer and breadcrumbs, out of the words of the pages. */
  pages: Record<PageId, string>;
  /** First entry of a submenu: the page of the menu word itself. */
  submenuOverview: Record<ParentId, string>;
  /** The button to the contact page, in the bar, in the menu of small screens and in the bar at their bottom; a quote is asked for elsewhere. */
  enquire: string;
  /** What the wordmark's link is called by screen readers. */
  homeLink: string;
  openMenu: string;
  closeMenu: string;
  backToTop: string;
  /** Closes a notice (toast). */
  close: string;
  /** Name of the corner where notices appear, for screen readers. */
  notices: string;
  footer: {
    /** Large sentence over the footer; *stars* mark italics. */
    sentence: string;
    /** Under it, a link to the reviews; {rating} and {reviews} are figures. Before it, said to those who do not see the star. */
    rating: string;
    ratingScale: string;
    visit: string;
    pages: string;
    follow: string;
    /** Before the hours: "Monday to Sunday". */
    everyDay: string;
    registryNumber: string;
    vatNumber: string;
    /** Opens the terms with the privacy note. */
    terms: string;
    /** Opens the accessibility statement. */
    accessibility: string;
  };
  /** The bar at the bottom of small screens. */
  phoneBar: { name: string; call: string };
  /** Said after a link that opens another site or app. */
  viber: string;
  whatsapp: string;
  /** Words beside a phone number. */
  phone: { copy: string; copied: string };
  /** Notice when the connection is lost and when it is back. */
  connection: { lost: string; back: string };
  /** Opens a place in a map application. */
  openMap: string;
  /** Label of a star rating, e.g. "5 out of 5 stars". */
  stars: string;
  /** The viewer in which photos open large. */
  viewer: ViewerWords;
  notFound: { head: HeadWords; lead: string; home: string; contact: string };
  /** Shown when the site itself fails; the heading is fixed by the specification. */
  failure: { lead: string; home: string; call: string; download: string; reload: string };
};
