import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { colors, moreContrast, veil } from './src/site/colors.ts';

/** Height of the header in CSS pixels without its border; `wide` from 1200 px. */
const bar = { narrow: 72, wide: 88 };

/** Adds alpha to a hex colour. */
const faint = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Returns "r g b" for rgb(… / alpha). */
const channels = (color: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ');

const type = {
  hero: 'clamp(2.0625rem, 10.3vw, 5.375rem)',
  page: 'clamp(2.75rem, 1.7rem + 4.2vw, 5.25rem)',
  open: 'clamp(2.125rem, 1.4rem + 3.1vw, 4rem)',
  head: 'clamp(1.875rem, 1.41rem + 2vw, 3.25rem)',
  item: 'clamp(1.5rem, 1.35rem + .65vw, 1.875rem)',
  sign: 'clamp(1.5rem, 1.4rem + .4vw, 1.75rem)',
  figure: 'clamp(4rem, 1.8rem + 8.6vw, 9rem)',
  lead: 'clamp(1.125rem, 1.07rem + .25vw, 1.25rem)',
  body: 'clamp(1rem, .97rem + .12vw, 1.0625rem)',
  small: '.9375rem',
  note: '.875rem',
  label: '.8125rem',
};

/** Minimum touch target. */
const touch = '44px';

const named = {
  /** Around statements and calls to action. */
  'breath-l': 'clamp(88px, 50px + 8.8vw, 176px)',
  /** Between sections. */
  breath: 'clamp(64px, 38px + 6vw, 120px)',
  /** Within a section. */
  'breath-s': 'clamp(40px, 24px + 3.2vw, 72px)',
  /** Above and below text on a coloured band. */
  band: 'clamp(56px, 8.4vw, 120px)',
  'band-s': 'clamp(48px, 5vw, 80px)',
  /** In frames, below text on photos. */
  pad: 'clamp(24px, 4vw, 56px)',
  gutter: 'clamp(16px, 2.2vw, 32px)',
  /** 20 px at 390. */
  margin: 'clamp(16px, 5.2vw, 80px)',
  /** From the edge of the screen to the content. */
  edge: 'max(var(--margin), (100% - var(--content)) / 2)',
};

/** Used until all web fonts load: a mix would break lines differently. */
const standIns = {
  display: '"Noto Serif Display fallback", "Noto Serif Display Android", "Times New Roman", serif',
  text: '"Commissioner fallback", "Commissioner Android", Arial, sans-serif',
};

/** The first family has the space, so the other loads only if needed. */
const fontsOf = (first: 'Greek' | 'Latin', second: 'Greek' | 'Latin') => ({
  display: `"Noto Serif Display ${first}", "Noto Serif Display ${second}", ${standIns.display}`,
  text: `Commissioner, ${standIns.text}`,
});

const fonts = fontsOf('Latin', 'Greek');

const prefixed = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const moreContrastProperties = {
  ...prefixed('', moreContrast),
  '--border': moreContrast.foreground,
  '--border-strong': moreContrast.foreground,
  '--border-inverse': moreContrast.background,
  '--edge-photo': moreContrast.background,
};

/** Light text prints as ink (src/styles/print.css). */
const printProperties = {
  ...prefixed('', {
    background: colors.foreground,
    surface: colors.foreground,
    muted: colors.foreground,
    'inverse-label': colors.foreground,
    'inverse-note': colors.foreground,
    'dusk-note': colors.foreground,
  }),
  '--border-inverse': faint(colors.foreground, 0.2),
  '--edge-photo': colors.foreground,
  ...prefixed('t-', {
    hero: '2.5rem',
    page: '2.5rem',
    open: '2rem',
    head: '1.75rem',
    figure: '3rem',
  }),
  '--header-height': '0px',
  '--breath-l': '32px',
  '--breath': '32px',
  '--breath-s': '20px',
  '--margin': 'var(--gutter)',
};

/** For pages with dense print (src/site/pages.ts). */
const densePrintProperties = {
  fontSize: '8.1pt',
  ...prefixed('t-', { head: '15pt', lead: '10.2pt', small: '8.1pt', label: '7.8pt' }),
  '--gutter': '0px',
  '--breath': '16px',
};

/** 1 px borders. */
const lines = {
  border: colors.subtle,
  'border-strong': faint(colors.foreground, 0.2),
  'border-inverse': faint(colors.background, 0.3),
  'border-photo': faint(colors.background, 0.38),
  'edge-photo': faint(colors.background, 0.7),
};

const washes = { wash: faint(colors.foreground, 0.07) };

/** Variables do not reach into an SVG background, so the colour is an argument. */
const drawn = (path: string, color: string, width: number): string => {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='${color}' stroke-width='${width}'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${picture.replaceAll(/[#<>]/g, encodeURIComponent)}")`;
};

const customProperties = {
  ...prefixed('', colors),
  ...prefixed('t-', type),
  ...prefixed('', named),
  ...prefixed('', fonts),
  '--content': '1280px',
  '--touch': touch,
  // Focus stops between header and bottom elements.
  '--header-height': `${bar.narrow + 1}px`,
  '--below': '140px',
  '--first-screen': `calc(100svh - ${bar.wide}px)`,
  '--veil': channels(veil), // for rgb(var(--veil) / .6)
  ...prefixed('', { ...lines, ...washes }),
  '--arrow': drawn('m5 8 5 5 5-5', colors.muted, 1.4), // for selects
  '--tick': drawn('m4.5 10.5 3.5 3.5 7.5-8', colors.background, 1.8),
  '--radius': '2px',
  '--shadow': `0 24px 64px -24px ${faint(colors.foreground, 0.28)}`,
  '--ease': 'cubic-bezier(.22, .7, .24, 1)',
  '--fast': '200ms',
  '--medium': '300ms',
  '--calm': '400ms',
  '--slow': '600ms',
};

/** Pixels at the default text size. */
const fixedSizes = Object.fromEntries(
  [16, 17, 20, 22, 23, 24, 26, 28, 40, 48].map((size) => [size, `${size / 16}rem`]),
);

/** Both families are variable. */
const weights = Object.fromEntries(
  [250, 260, 270, 280, 300, 320, 330, 340, 360, 480, 560, 650].map((weight) => [
    weight,
    `${weight}`,
  ]),
);

const lineHeights = Object.fromEntries(
  [
    0.82, 0.86, 0.9, 0.95, 1, 1.04, 1.05, 1.06, 1.08, 1.1, 1.2, 1.24, 1.25, 1.3, 1.35, 1.4, 1.42,
    1.45, 1.5, 1.55, 1.58, 1.6, 1.9,
  ].map((height) => [height, `${height}`]),
);

/** Relative to the text. */
const ems = {
  '0.4em': '.4em',
  '0.5em': '.5em',
  '1em': '1em',
  /** Aligns the stem of a large letter or figure with the text below. */
  overhang: '.04em',
};

/** Line lengths. */
const measures = Object.fromEntries(
  [6.9, 8, 10.5, 12, 15, 16, 22, 24, 26, 29, 30, 32, 34, 36, 38, 41, 46].map((length) => [
    `${length}em`,
    `${length}em`,
  ]),
);

/** Two columns: grid-cols-5-12. */
const ratios = Object.fromEntries(
  ['1-2', '2-3', '3-9', '5-12', '7-4', '7-6'].map((ratio) => [
    ratio,
    ratio.replace(/(\d+)-(\d+)/, '$1fr $2fr'),
  ]),
);

const asProperties = (prefix: string, names: object) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${prefix}${name})`]));

const display = {
  hero: ['1.05', '-.018em'],
  page: ['1.05', '-.016em'],
  open: ['1.14', '-.012em'],
  head: ['1.12', '-.012em'],
  item: ['1.22', '-.006em'],
} as const;

const displayUtilities = Object.fromEntries(
  Object.entries(display).map(([name, [lineHeight, letterSpacing]]) => [
    `.text-${name}`,
    { fontSize: `var(--t-${name})`, lineHeight, letterSpacing },
  ]),
);

const textSizes = Object.fromEntries(
  Object.entries(asProperties('t-', type)).filter(([name]) => !(name in display)),
);

export default {
  content: [],
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1200px' },
    colors: {
      ...asProperties('', { ...colors, ...lines, ...washes }),
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
    },
    fontFamily: asProperties('', fonts),
    fontSize: { ...textSizes, ...fixedSizes },
    fontWeight: { ...weights, normal: '400', medium: '500', strong: '550', semibold: '600' },
    lineHeight: lineHeights,
    letterSpacing: {
      tightest: '-.035em',
      tighter: '-.03em',
      tight: '-.016em',
      snug: '-.006em',
      normal: '0',
    },
    borderRadius: { none: '0px', DEFAULT: 'var(--radius)', full: '9999px' },
    maxWidth: { content: 'var(--content)', ...measures },
    transitionProperty: { colors: 'color, background-color, border-color' },
    transitionDuration: { DEFAULT: 'var(--fast)', medium: 'var(--medium)', slow: 'var(--slow)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    animation: {
      appear: 'appear var(--fast) var(--ease)',
      'rise-in': 'rise-in var(--medium) var(--ease) backwards',
    },
    strokeWidth: { thin: '1.2' },
    textUnderlineOffset: { near: '.22em', far: '.35em' },
    gridTemplateColumns: { ...ratios, 'fill-fit': '1fr auto', 'fit-fill': 'auto 1fr' },
    gridTemplateRows: {
      'fill-fit': '1fr auto',
      'fit-fill': 'auto 1fr',
      'fit-fit-fill': 'auto auto 1fr',
    },
    // Tailwind's own steps of 0.25rem, and these.
    extend: { spacing: { ...ems, ...asProperties('', named) } },
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      addUtilities(displayUtilities);
      addBase({
        ':root': customProperties,
        ':root:lang(el)': prefixed('', fontsOf('Greek', 'Latin')),
        '[data-stand-in]': { ...prefixed('', standIns), fontFamily: 'var(--text)' },
        // Nothing would remove the attribute.
        '@media (scripting: none)': {
          '[data-stand-in]': { '--display': 'inherit', '--text': 'inherit' },
        },
        '@media (min-width: 768px)': { ':root': { '--below': '88px' } },
        '@media (min-width: 1200px)': { ':root': { '--header-height': `${bar.wide + 1}px` } },
        '@media (prefers-contrast: more)': { ':root': moreContrastProperties },
        '@media print': {
          ':root': printProperties,
          ':root:has([data-print=dense])': densePrintProperties,
        },
      });
    }),
  ],
} satisfies Config;
