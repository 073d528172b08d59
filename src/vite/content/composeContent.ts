import { basename } from 'node:path';
import { mails } from '../../content/mails.ts';
import type { Announcement } from '../../facts/announcements/schema.ts';
import {
  guaranteedSeats,
  partsClosedUntil,
  seats,
  tourStops,
} from '../../facts/estate/estateFacts.ts';
import { spots } from '../../facts/estate/planSpots.ts';
import type { FacilityNames } from '../../facts/estate/schema.ts';
import type { ReviewList } from '../../facts/reviews/schema.ts';
import { hasEvening, hasReviews } from '../../facts/shown/shown.ts';
import { getChats, venue } from '../../facts/venue/venue.ts';
import type { EveningCopy } from '../../features/evening/schema.ts';
import { layoutContent } from '../../layout/schema.ts';
import type { ContentDefinition, SharedContent } from '../../model/defineContent.ts';
import type { EstimateCopy, KeyFactsCopy } from '../../model/groups.ts';
import type { VenueContent } from '../../pages/venue/schema.ts';
import type { PageCopy } from '../../seo/schema.ts';
import { languages, type Language } from '../../site/languages.ts';
import { isMissing, pageIds, pages, type PageId } from '../../site/pages.ts';
import {
  albumHours,
  galleryAlbums,
  galleryHours,
  type GalleryPhoto,
  type PagePicture,
} from '../../site/photos/pagePicture.ts';
import type { GalleryHours, Picture, PictureFile } from '../../site/photos/schema.ts';
import { wordmarks } from '../../site/wordmarks.ts';
import { createEvening } from '../dates/evening.ts';
import { builtOn, getAlmanac } from '../dates/months.ts';
import type { SourcePhoto } from '../photos/catalogue.ts';
import { composeAll } from './compose.ts';
import { pageDefinitions } from './pageFiles.ts';
import { readContent, type Values } from './readContent.ts';
import { sentenceFacts } from './sentenceFacts.ts';

const definitions: Readonly<Record<string, ContentDefinition>> = {
  ...pageDefinitions,
  layout: layoutContent,
};

export const getCopyFile = (name: string): string => `${name in pages ? 'pages/' : ''}${name}.json`;

export const readCopy = (name: string, language: Language): Values =>
  readContent(`${language}/${getCopyFile(name)}`);

/** Throws at the first problem; `npm run check` reports all. */
export function composeContent<Content>(
  name: string,
  language: Language,
  photos: readonly SourcePhoto[] = [],
): Content {
  const copy = composeCopy(name, language);
  const definition = definitions[name];
  return {
    ...copy,
    ...(photos.length > 0 && definition && { pictures: composePictures(name, language, photos) }),
    ...definition?.add?.(createSharedContent(language, photos), copy),
  } as Content;
}

/** Returns JSON, or "undefined" for a hidden page, whose texts may name hidden facts. */
export const serializeContent = (
  name: string,
  language: Language,
  photos: readonly SourcePhoto[],
): string =>
  name in pages && isMissing(name as PageId)
    ? 'undefined'
    : JSON.stringify(composeContent(name, language, photos));

const composeCopy = (name: string, language: Language): Values => {
  const copy = composeFile(`${language}/${getCopyFile(name)}`, language);
  return name in pages ? { ...copy, head: removeJoiners(copy['head'] as PageCopy['head']) } : copy;
};

const composeFile = (path: string, language: Language): Values =>
  composeAll(readContent(path), sentenceFacts[language], `src/content/${path}:`);

/** Search results and link previews show word joiners as boxes. */
const removeJoiners = (head: PageCopy['head']): PageCopy['head'] => ({
  ...head,
  title: head.title.replaceAll(/\p{Cf}/gu, ''),
  description: head.description.replaceAll(/\p{Cf}/gu, ''),
});

const composePictures = (
  name: string,
  language: Language,
  photos: readonly SourcePhoto[],
): Values => {
  const path = `pictures/${name}.json`;
  const byPath = new Map(photos.map((photo) => [`/photos/${basename(photo.file)}`, photo]));
  const getPicture = ({ photo, focus, veil }: Picture): PagePicture => {
    const source = byPath.get(photo);
    if (!source)
      throw new Error(
        `src/content/${path}: "${photo}" is in no album. Add it to src/content/photos.`,
      );
    return { ...createPicture(source, language), focus, veil };
  };
  return Object.fromEntries(
    Object.entries(composeFile(path, language) as PictureFile).map(([key, entry]) => [
      key,
      'photo' in entry
        ? getPicture(entry)
        : entry.map((one) => ({ photo: getPicture(one), caption: one.caption[language] })),
    ]),
  );
};

const createPicture = (
  { id, width, height, bands, hash, alt }: SourcePhoto,
  language: Language,
): PagePicture => ({ id, width, height, bands, hash, alt: alt[language] });

const createSharedContent = (
  language: Language,
  photos: readonly SourcePhoto[],
): SharedContent => ({
  get enquiry() {
    return mails[language].enquiry;
  },
  get estimate() {
    return composeCopy('estimate', language) as EstimateCopy;
  },
  get keyFacts() {
    return composeCopy('keyFacts', language) as KeyFactsCopy;
  },
  get facilityNames() {
    const names = Object.entries(readContent('facts/facilities.json') as FacilityNames);
    return Object.fromEntries(
      names.map(([id, name]) => [id, name[language]]),
    ) as SharedContent['facilityNames'];
  },
  get plan() {
    const { plan, tour, pictures } = composeContent<VenueContent>('venue', language, photos);
    const spaces = tourStops.map((id, index) => {
      const count = guaranteedSeats[id] ?? seats[id];
      const note = guaranteedSeats[id] === undefined ? `, ${tour.indicative}` : '';
      return {
        id,
        number: index + 1,
        name: plan.names[id],
        seats: count === undefined ? undefined : `${count}\u00a0${plan.seats}${note}`,
        closedUntil: partsClosedUntil[id],
        // Its alt text would repeat the list.
        photo: pictures && { ...pictures[id], alt: '' },
        box: spots[id].wide.box,
      };
    });
    return { description: plan.description, spaces };
  },
  get reviewList() {
    return readCopy('reviewList', language) as ReviewList;
  },
  findReview(name) {
    const { reviews } = this.reviewList;
    return hasReviews ? reviews.find(({ writer }) => writer === name) : undefined;
  },
  get gallery() {
    return createGallery(photos, language);
  },
  get galleryHours() {
    const hours = Object.entries(readContent('facts/galleryHours.json') as GalleryHours);
    return Object.fromEntries(
      hours.map(([id, { time, name }]) => [id, { time, name: name[language] }]),
    ) as SharedContent['galleryHours'];
  },
  get almanac() {
    return getAlmanac();
  },
  get evening() {
    return hasEvening
      ? createEvening(
          composeCopy('evening', language) as EveningCopy,
          getAlmanac(),
          builtOn,
          language,
        )
      : undefined;
  },
  builtOn,
  get people() {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const { languages: label } = readCopy('layout', language) as { languages: string };
    return (venue.people ?? []).map(
      ({ label: personLabel, speaks = [], phone, email, ...channels }) => ({
        label: personLabel[language],
        ...(speaks.length > 0 && {
          speaks,
          languages: `${label}: ${speaks.map((code) => names.of(code)).join(', ')}`,
        }),
        phone,
        email,
        chats: getChats(channels),
      }),
    );
  },
  get announcements() {
    const { announcements } = composeFile('facts/announcements.json', language) as {
      announcements: Announcement[];
    };
    return announcements
      .filter(({ until }) => until >= builtOn)
      .map((announcement) => ({ ...announcement, text: announcement.text[language] }));
  },
  get pageNames() {
    const names = pageIds.map((id) => [id, composeCopy(id, language)['pageName']]);
    return Object.fromEntries(names) as SharedContent['pageNames'];
  },
  get wordmark() {
    return wordmarks[languages[language].alphabet];
  },
});

/** Each hour mixes the albums evenly, and each album keeps its order. Weddings open an hour. */
const createGallery = (photos: readonly SourcePhoto[], language: Language): GalleryPhoto[] =>
  galleryHours.flatMap((hour) =>
    galleryAlbums
      .flatMap((album) =>
        photos
          .filter((one) => one.album === album && (one.hour ?? albumHours[album]) === hour)
          .map((photo, index, { length }) => ({
            photo: { ...createPicture(photo, language), album, hour },
            share: index / length,
          })),
      )
      .sort((one, other) => one.share - other.share)
      .map(({ photo }) => photo),
  );
