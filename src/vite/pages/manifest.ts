import { venue } from '../../facts/venue/venue.ts';
import { colors } from '../../site/colors.ts';
import { defaultLanguage } from '../../site/languages.ts';

export const createManifest = (): string =>
  JSON.stringify({
    name: venue.name[defaultLanguage],
    short_name: venue.shortName[defaultLanguage],
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: colors.background,
    theme_color: colors.background,
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  });
