import { home } from './home/schema.ts';
import { about } from './about/schema.ts';
import { reception } from './reception/schema.ts';
import { wedding } from './wedding/schema.ts';
import { baptism } from './baptism/schema.ts';
import { corporate } from './corporate/schema.ts';
import { party } from './party/schema.ts';
import { venue } from './venue/schema.ts';
import { churches } from './churches/schema.ts';
import { services } from './services/schema.ts';
import { weddingPlanner } from './weddingPlanner/schema.ts';
import { photographer } from './photographer/schema.ts';
import { djMusic } from './djMusic/schema.ts';
import { reviews } from './reviews/schema.ts';
import { prices } from './prices/schema.ts';
import { guests } from './guests/schema.ts';
import { contact } from './contact/schema.ts';
import { gallery } from './gallery/schema.ts';
import { request } from './request/schema.ts';
import type { PageId } from '../site/pages.ts';
import type { ContentDefinition } from '../components/defineContent.ts';

export const pageDefinitions: Readonly<Record<PageId, ContentDefinition>> = {
  home,
  about,
  reception,
  wedding,
  baptism,
  corporate,
  party,
  venue,
  churches,
  services,
  weddingPlanner,
  photographer,
  djMusic,
  reviews,
  prices,
  guests,
  contact,
  gallery,
  request,
};
