import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { sampleDay, skyColors } from './src/facts/dates/dayFacts.ts';
import { colors, hourTints, moreContrast, veil } from './src/site/colors.ts';
import { parseMinutesFromNoon } from './src/site/formats/formatDay.ts';
import { standInAttribute } from './src/site/standIn.ts';

const addAlpha = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Returns "r g b", for use in rgb(… / alpha). */
const formatChannels = (color: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ');

/**
 * Text styles: size, line height, tracking and weight. Sizes are fluid between phones (390 px) and wide screens (1440
 * px). They are in `rem`, so that text zoom changes them; a part in `vw` keeps the longest Greek word on one line at
 * 320 px.
 */
const textStyles = {
  /** The name of the estate across the content, 92 to 419 px. Its φ reaches the line below. */
  word: ['min(32.4cqi, 26.2rem)', '1.25', '-.04em', '330'],
  /** Title of the home page: 41 to 86 px. */
  hero: ['clamp(2.0625rem, 10.9vw - 4px, 5.375rem)', '1.05', '-.018em', '330'],
  /** Title of a page: 44 px, 57 px at 1024, 82 px. */
  'display-1': [
    'min(max(min(11.3vw, 2.36rem + 1.6vw), 5.6vw), 5.125rem)',
    '1.05',
    '-.016em',
    '330',
  ],
  /** Opening sentence: 35 to 64 px. */
  'display-2': ['min(9.4vw, 1.4rem + 3.1vw, 4rem)', '1.14', '-.012em', '330'],
  /** Heading of a section: 30 to 52 px. */
  'display-3': ['min(9vw, 1.41rem + 2vw, 3.25rem)', '1.12', '-.012em', '330'],
  /** Heading of an item: 24 to 30 px. */
  'display-4': ['min(10vw, 1.35rem + .65vw, 1.875rem)', '1.22', '-.006em', '330'],
  /** The smallest text in the display font, whose thin lines vanish in smaller sizes. */
  title: ['min(9vw, 1.4375rem)', '1.25', '-.006em', '330'],
  /** Words of guests: 30 to 54 px. */
  quote: ['min(8.6vw, 1.25rem + 2.6vw, 3.5rem)', '1.2', '-.01em', '330'],
  /** Very large numerals: 64 to 144 px. */
  figure: ['clamp(4rem, 1.8rem + 8.6vw, 9rem)', '.95', '-.035em', '250'],
  /** Large numerals such as phone numbers: 43 to 89 px. */
  numeral: ['clamp(2.5rem, 1.6rem + 4.4vw, 5.75rem)', '1', '-.03em', '250'],
  lead: ['clamp(1.125rem, 1.07rem + .25vw, 1.25rem)', '1.55', '0', '400'],
  body: ['clamp(1rem, .97rem + .12vw, 1.0625rem)', '1.65', '0', '400'],
  small: ['.9375rem', '1.5', '0', '400'],
  note: ['.875rem', '1.45', '0', '400'],
  label: ['.9375rem', '1.4', '0', '600'],
} as const;

const spacing = {
  'section-lg': 'clamp(88px, 50px + 8.8vw, 176px)',
  section: 'clamp(64px, 38px + 6vw, 120px)',
  'section-sm': 'clamp(40px, 24px + 3.2vw, 72px)',
  gutter: 'clamp(16px, 2.2vw, 32px)',
  /** This is 20 px on a screen of 390 px. In landscape, nothing is under the notch of a phone. */
  margin: 'max(clamp(16px, 5.2vw, 80px), env(safe-area-inset-left), env(safe-area-inset-right))',
  edge: 'max(var(--margin), (100% - var(--content)) / 2)',
  /** The same distance from inside any box. It is half a scrollbar too large, which `#main` clips. */
  bleed: 'max(var(--margin), (100vw - var(--content)) / 2)',
};

/** These stay until all web fonts have loaded, because a mix would break lines differently. */
const standIns = {
  display: '"Noto Serif Display fallback", "Noto Serif Display Android", "Times New Roman", serif',
  text: '"Commissioner fallback", "Commissioner Android", Arial, sans-serif',
};

/** The first family contains the space, so the second loads only for its letters. */
const createFontFamilies = (first: 'Greek' | 'Latin', second: 'Greek' | 'Latin') => ({
  display: `"Noto Serif Display ${first}", "Noto Serif Display ${second}", ${standIns.display}`,
  text: `Commissioner, ${standIns.text}`,
});

const fonts = createFontFamilies('Latin', 'Greek');

/** Stops of a gradient of 23 hours with the sunset in its middle, without the dawn of the sample day. */
const duskStops = Object.entries(skyColors)
  .slice(0, -2)
  .map(([name, color]) => {
    const time = name.replace(/^sky-(\d+)(\d\d)$/, '$1:$2');
    const minutes = parseMinutesFromNoon(time) - parseMinutesFromNoon(sampleDay.sunset);
    return `${color} ${(50 + (minutes / (23 * 60)) * 100).toFixed(1)}%`;
  });

const createProperties = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const moreContrastProperties = {
  ...createProperties('', moreContrast),
  '--border': moreContrast.foreground,
  '--border-strong': moreContrast.foreground,
  '--border-inverse': moreContrast.background,
};

/** Light text prints dark (src/styles/print.css). */
const printProperties = {
  ...createProperties('', {
    background: colors.foreground,
    surface: colors.foreground,
    muted: colors.foreground,
    'inverse-note': colors.foreground,
    'dusk-note': colors.foreground,
  }),
  '--border-inverse': addAlpha(colors.foreground, 0.2),
  ...createProperties('t-', {
    word: '4rem',
    hero: '2.5rem',
    'display-1': '2.5rem',
    'display-2': '2rem',
    'display-3': '1.6rem',
    'display-4': '1.3rem',
    title: '1.2rem',
    quote: '1.75rem',
    figure: '2.5rem',
    numeral: '2rem',
    lead: '1.125rem',
    body: '1rem',
    small: '.95rem',
    note: '.9rem',
    label: '.95rem',
  }),
  '--section-lg': '1.25rem',
  '--section': '1.25rem',
  '--section-sm': '1rem',
  '--gutter': '1.25rem',
  '--margin': '0px',
  '--header-height': '0px',
};

const lines = {
  border: colors.subtle,
  'border-strong': addAlpha(colors.foreground, 0.2),
  'border-inverse': addAlpha(colors.background, 0.3),
};

const washes = { wash: addAlpha(colors.foreground, 0.07) };

/** An SVG in a background cannot use CSS variables, so the colour is an argument. */
const createIconUrl = (path: string, color: string, width: number): string => {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='${color}' stroke-width='${width}'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${picture.replaceAll(/[#<>]/g, encodeURIComponent)}")`;
};

const customProperties = {
  ...createProperties('', colors),
  ...createProperties(
    't-',
    Object.fromEntries(Object.entries(textStyles).map(([name, [size]]) => [name, size])),
  ),
  ...createProperties('', spacing),
  ...createProperties('', fonts),
  '--content': '1280px',
  '--touch': '44px',
  // Scrolling to a focused element stops below the header and above fixed elements.
  '--header-height': '73px',
  '--below': '140px',
  '--veil': formatChannels(veil), // for rgb(var(--veil) / .6)
  ...createProperties('', { ...lines, ...washes }),
  '--arrow': createIconUrl('m5 8 5 5 5-5', colors.muted, 1.4), // for selects
  '--tick': createIconUrl('m4.5 10.5 3.5 3.5 7.5-8', colors.background, 1.8),
  '--radius': '2px',
  '--shadow': `0 24px 64px -24px ${addAlpha(colors.foreground, 0.28)}`,
  '--ease': 'cubic-bezier(.22, .7, .24, 1)',
  '--fast': '200ms',
  '--medium': '300ms',
  '--calm': '400ms',
  '--slow': '600ms',
};

/** How far the sun in the footer is below its place in the logo, in units of the drawing. */
const sunDepths = { dawn: 0, gold: 2, dusk: 5, night: 9 } satisfies Record<
  keyof typeof hourTints,
  number
>;

/** The footer follows `main`. */
const hourProperties = Object.fromEntries(
  Object.entries(hourTints).map(([hour, tint]) => [
    `[data-hour=${hour}], [data-hour=${hour}] + footer`,
    { '--tint': tint, '--sun': `${sunDepths[hour as keyof typeof hourTints]}px` },
  ]),
);

const createReferences = (prefix: string, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${prefix}${name})`]));

const fontSize = Object.fromEntries(
  Object.entries(textStyles).map(
    ([name, [, lineHeight, letterSpacing, fontWeight]]): [string, [string, object]] => [
      name,
      [`var(--t-${name})`, { lineHeight, letterSpacing, fontWeight }],
    ],
  ),
);

export default {
  content: [],
  theme: {
    screens: { sm: '40em', md: '48em', lg: '64em', xl: '75em', xxl: '85em' },
    colors: {
      ...createReferences('', { ...colors, ...lines, ...washes }),
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
    },
    fontFamily: createReferences('', fonts),
    fontSize,
    fontWeight: { normal: '400', medium: '480', semibold: '600' },
    lineHeight: { none: '1', tight: '1.15' },
    letterSpacing: { normal: '0' },
    boxShadow: {},
    borderRadius: { none: '0px', DEFAULT: 'var(--radius)', full: '9999px' },
    height: {
      'hero-photo': 'min(58svh, 480px)',
      // Leaves room for a button on the first screen.
      'hero-action': 'min(35svh, 400px)',
      // No taller than all of a landscape photo.
      plate: 'min(80svh, 66vw)',
    },
    minHeight: {
      // Without its border.
      header: 'calc(var(--header-height) - 1px)',
      hero: 'min(100svh - var(--header-height), 820px)',
      'screen-hero': 'min(100svh, 900px)',
    },
    maxWidth: { heading: '16em', text: '34em', wide: '46em' },
    transitionProperty: { colors: 'color, background-color, border-color' },
    transitionDuration: { DEFAULT: 'var(--fast)', medium: 'var(--medium)', slow: 'var(--slow)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    animation: {
      appear: 'appear var(--fast) var(--ease)',
      turn: 'turn 900ms linear infinite',
      lift: 'lift 800ms var(--ease)',
      'rise-in': 'rise-in var(--medium) var(--ease) backwards',
    },
    strokeWidth: { thin: '1.2' },
    textUnderlineOffset: { near: '.22em' },
    // Tailwind has steps of 0.25rem; these are added.
    extend: { spacing: createReferences('', spacing) },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': customProperties,
        ':root:lang(el)': createProperties('', createFontFamilies('Greek', 'Latin')),
        [`[${standInAttribute}]`]: { ...createProperties('', standIns), fontFamily: 'var(--text)' },
        // Without JavaScript, nothing would remove the attribute.
        '@media (scripting: none)': {
          [`[${standInAttribute}]`]: { '--display': 'inherit', '--text': 'inherit' },
        },
        '@media (min-width: 48em)': { ':root': { '--below': '88px' } },
        // Seven columns hold the Greek lines of the title.
        '@media (min-width: 64em)': { ':root': { '--t-hero': 'min(6vw, 5.375rem)' } },
        '@media (min-width: 75em)': { ':root': { '--header-height': '89px' } },
        ...hourProperties,
        '@media (prefers-contrast: more)': {
          ':root': moreContrastProperties,
          '[data-hour]': { '--tint': moreContrast.tint },
        },
        '@media print': { ':root': printProperties },
        '.evening-band': { '--dusk': duskStops.join(), '--night': skyColors['sky-200'] },
      });
    }),
  ],
} satisfies Config;
