import { z } from 'zod';
import {
  choice,
  formatted,
  group,
  list,
  localized,
  localizedText,
  number,
  photo,
  refuseClashes,
  time,
} from '../../model/fields.ts';
import type { GalleryHour } from './pagePicture.ts';

const chapter = (label: string) =>
  group(label, { time: time('Ώρα').optional(), name: localized('Όνομα') });

export const galleryHoursSchema = z.strictObject({
  morning: chapter('Πρωί'),
  arrival: chapter('Άφιξη'),
  ceremony: chapter('Τελετή'),
  table: chapter('Τραπέζι'),
  dance: chapter('Χορός'),
  place: chapter('Ο χώρος'),
} satisfies Record<GalleryHour, unknown>);

export type GalleryHours = z.infer<typeof galleryHoursSchema>;

export const createAlbumSchema = (hourNames: Record<GalleryHour, string>) =>
  z.strictObject({
    photos: list(
      'Φωτογραφίες',
      {
        photo: photo(),
        alt: localizedText(
          'Τι δείχνει',
          'Γραμμένο κοιτάζοντάς την, για όσους δεν τη βλέπουν. · Written while looking at it, for those who cannot see it.',
        ),
        hour: choice(
          'Ώρα της μέρας',
          hourNames,
          'Η συλλογή πάει με τις ώρες της μέρας. Χωρίς αυτήν: ο χώρος, στους γάμους το τραπέζι, στις βαπτίσεις η τελετή, στα εταιρικά το πρωί, στα πάρτι ο χορός. · The gallery goes through the day. Without it: the place; for weddings the table, baptisms the ceremony, corporate the morning, parties the dance.',
        ).optional(),
      },
      'Κάθε ώρα της συλλογής τις δείχνει με αυτή τη σειρά· ανοίγει με την πρώτη των γάμων, μεγάλη. Καθεμιά σε ένα μόνο άλμπουμ. · Each hour of the gallery shows them in this order; the first one of the weddings opens it, large. Each in one album only.',
    ).meta({ newFirst: true }),
  });

export type AlbumFile = z.infer<ReturnType<typeof createAlbumSchema>>;

const pictureShape = {
  photo: photo(),
  focus: formatted(
    'Σημείο που μένει στο κάδρο',
    /^\d+(\.\d+)?% \d+(\.\d+)?%$/,
    '40% 60%',
    'Πόσο από αριστερά και πόσο από πάνω: «40% 60%». Χωρίς αυτό, η μέση. · How far from the left and from the top: "40% 60%". Without it, the middle.',
  ).optional(),
};

export const picture = (label: string) => group(label, pictureShape);

/** With text over it. Most photos need no `veil`; a test measures the contrast. */
export const veiledPicture = (label: string) =>
  group(label, {
    ...pictureShape,
    veil: group('Σκιά πίσω από τα λόγια', {
      depth: number(
        'Πόσο σκούρα',
        { min: 20, max: 90 },
        'Στα εκατό, εκεί που αρχίζουν τα λόγια· συνήθως 60. · Per cent, where the text begins; usually 60.',
      ).optional(),
      height: number(
        'Πόσο πιο ψηλά αρχίζει',
        { min: 40, max: 240 },
        'Pixel πάνω από τα λόγια· συνήθως 116. · Pixels above the text; usually 116.',
      ).optional(),
    }).optional(),
  });

/** On phones held upright, `heroUpright` replaces `hero`. */
export const heroPictures = {
  hero: veiledPicture('Κεντρική φωτογραφία'),
  heroUpright: veiledPicture('Κεντρική φωτογραφία, όρθια'),
};

export const album = (label: string) =>
  list(
    label,
    { ...pictureShape, caption: localizedText('Λεζάντα') },
    'Με τη σειρά που φαίνονται. Μπορείτε να προσθέσετε ή να βγάλετε. · In the order of the page. You may add and remove photos.',
  ).superRefine(
    refuseClashes(
      (one, other) => one.photo === other.photo,
      'Η φωτογραφία είναι δύο φορές. Βάλτε άλλη. · The photo is there twice. Choose another.',
    ),
  );

export type Picture = z.infer<ReturnType<typeof veiledPicture>>;
export type CaptionedPhoto = z.infer<ReturnType<typeof album>>[number];

export type PictureFile = Readonly<Record<string, Picture | readonly CaptionedPhoto[]>>;
