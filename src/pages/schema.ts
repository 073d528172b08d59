import type { ContentDefinition } from '../components/defineContent.ts';
import type { PageId } from '../site/pages.ts';
import { aboutPage } from './about/schema.ts';
import { baptismPage } from './baptism/schema.ts';
import { churchesPage } from './churches/schema.ts';
import { contactPage } from './contact/schema.ts';
import { corporatePage } from './corporate/schema.ts';
import { djMusicPage } from './djMusic/schema.ts';
import { galleryPage } from './gallery/schema.ts';
import { guestsPage } from './guests/schema.ts';
import { homePage } from './home/schema.ts';
import { partyPage } from './party/schema.ts';
import { photographerPage } from './photographer/schema.ts';
import { pricesPage } from './prices/schema.ts';
import { receptionPage } from './reception/schema.ts';
import { requestPage } from './request/schema.ts';
import { reviewsPage } from './reviews/schema.ts';
import { servicesPage } from './services/schema.ts';
import { venuePage } from './venue/schema.ts';
import { weddingPage } from './wedding/schema.ts';
import { weddingPlannerPage } from './weddingPlanner/schema.ts';

export const pageDefinitions: Readonly<Record<PageId, ContentDefinition>> = {
  home: homePage,
  about: aboutPage,
  reception: receptionPage,
  wedding: weddingPage,
  baptism: baptismPage,
  corporate: corporatePage,
  party: partyPage,
  venue: venuePage,
  churches: churchesPage,
  services: servicesPage,
  weddingPlanner: weddingPlannerPage,
  photographer: photographerPage,
  djMusic: djMusicPage,
  reviews: reviewsPage,
  prices: pricesPage,
  guests: guestsPage,
  contact: contactPage,
  gallery: galleryPage,
  request: requestPage,
};
