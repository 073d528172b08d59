/** tests/site/contrast.test.ts checks the contrast of text. */
export const colors = {
  background: '#F6F2EA', // limestone
  surface: '#FCFAF5', // raised surfaces
  subtle: '#E4DCCD', // lines, fills
  'subtle-hover': '#D8CDB9',
  foreground: '#23261F', // text
  muted: '#5B6150', // secondary text
  primary: '#4A5538', // olive: main buttons
  inverse: '#353D28', // footer
  tint: '#D9DDC9',
  accent: '#A14A29', // terracotta: small marks, focus
  honey: '#C9922E', // icon and small marks on dark; never text
  'honey-deep': '#A96E10', // stars: 3:1 on background, surface and tint; never text
  moon: '#F6E3AE', // lit part of the moon; never text
  moonlight: '#F4E7C6', // evenings with a full moon
  deep: '#10182C', // sea in the evening sky; never text
  aegean: '#2F5568', // sea and rain in drawings
  input: '#8A8570', // borders of form fields: 3:1 on surface and background
  success: '#37542F',
  'success-tint': '#E3E9D5',
  error: '#8B2A1E',
  'error-tint': '#F6E3DB',
  night: '#16180F', // photo viewer
  dusk: '#2A3140', // evening background
  'dusk-note': '#D9DCE0', // text on dusk
  'inverse-note': '#D9DDCC', // labels and notes on inverse and night
  'inverse-line': '#59634A', // drawing on inverse; never text
  placeholder: '#666A5B',
};

/** Replacements of `tint` on pages with another hour than noon. */
export const hourTints = {
  dawn: '#EBD9CE',
  gold: '#EBDDB9',
  dusk: '#E6D7D6',
  night: '#D3DADD',
};

/** Further colours of drawings; never text. */
export const drawingColors = {
  'water-deep': '#A5C2CC',
  water: '#C6D9DD',
  'water-pale': '#DFE9E8',
  'stone-dark': '#A89D87',
  stone: '#EBE2D1',
  'stone-pale': '#F3ECDF',
  'leaf-deep': '#7C8566',
  'leaf-dark': '#9AA47E',
  leaf: '#B4BA97',
  'leaf-pale': '#C2C7A9',
  wood: '#A98A6B',
  clay: '#C98A6E',
  rose: '#C4A0AA',
  lavender: '#7E6F9C',
};

/** Darkens photos under text. */
export const veil = '#1C1E14';

/** For `prefers-contrast: more`: text reaches a contrast of 7:1. */
export const moreContrast = {
  background: '#FFFFFF',
  surface: '#FFFFFF',
  foreground: '#000000',
  muted: '#000000',
  input: '#000000',
  placeholder: '#4F5346',
  primary: '#2B3220',
  inverse: '#1C2114',
  tint: '#ECEEE4',
  accent: '#742C12',
  'honey-deep': '#6A4304',
  aegean: '#163443',
  success: '#1F3319',
  error: '#6B1A10',
} satisfies Partial<typeof colors>;
