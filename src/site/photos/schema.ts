import { z } from 'zod';
import { group, line, list, localizedText, photo } from '../fields.ts';

export const albumSchema = z.strictObject({
  photos: list(
    'Φωτογραφίες',
    {
      photo: photo(),
      alt: localizedText('Τι δείχνει', 'Γραμμένο κοιτάζοντάς την, για όσους δεν τη βλέπουν.'),
    },
    'Καθεμιά σε ένα μόνο άλμπουμ· μία νέα στο τέλος.',
  ),
});

export type AlbumFile = z.infer<typeof albumSchema>;

const pictureShape = {
  photo: photo(),
  focus: line(
    'Σημείο που μένει στο κάδρο',
    'Πόσο από αριστερά και πόσο από πάνω: «40% 60%». Χωρίς αυτό, η μέση.',
  )
    .regex(
      /^\d+(\.\d+)?% \d+(\.\d+)?%$/,
      'is not two percentages. Write how far from the left and from the top: "40% 60%".',
    )
    .optional(),
};

export const picture = (label: string) => group(label, pictureShape);

/** `heroUpright` is for upright phones. */
export const heroPictures = {
  hero: picture('Κεντρική φωτογραφία'),
  heroUpright: picture('Κεντρική φωτογραφία, όρθια'),
};

/** Swap places to swap photos. */
export const arrangement = <Place extends z.ZodType<string>>(label: string, place: Place) =>
  list(label, { ...pictureShape, place, caption: localizedText('Λεζάντα') });

export const areas = <const Area extends string>(label: string, names: readonly Area[]) =>
  arrangement(label, z.enum(names).meta({ label: 'Θέση' })).superRefine((photos, context) =>
    photos.forEach(({ place }, index) => {
      if (photos.findIndex((other) => other.place === place) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'place'],
          message: `is "${place}", where another photo stands already. Choose a free place.`,
        });
    }),
  );

export type Picture = z.infer<ReturnType<typeof picture>>;
export type ArrangedPicture = z.infer<ReturnType<typeof arrangement>>[number];

export type PictureFile = Readonly<Record<string, Picture | readonly ArrangedPicture[]>>;
