/** Contrast: tests/site/contrast.test.ts. */
export const colors = {
  limestone: '#F6F2EA', // page
  paper: '#FCFAF5', // raised surfaces
  stone: '#E4DCCD', // lines, fills
  'stone-deep': '#D8CDB9', // hover of stone
  ink: '#23261F', // text
  moss: '#5B6150', // secondary text
  olive: '#4A5538', // primary buttons
  grove: '#353D28', // footer, hover of olive
  sage: '#D9DDC9', // tint
  terracotta: '#A14A29', // accent, focus
  honey: '#C9922E', // icon and small marks on dark; never text
  'honey-deep': '#A96E10', // stars: 3:1 on limestone, paper and sage; never text
  moon: '#F6E3AE', // lit part of the moon; never text
  moonlight: '#F4E7C6', // evenings with a full moon
  deep: '#10182C', // sea in the evening sky; never text
  aegean: '#2F5568', // sea and rain in drawings
  rule: '#8A8570', // borders of form fields: 3:1 on paper and limestone
  good: '#37542F',
  'good-tint': '#E3E9D5',
  bad: '#8B2A1E',
  'bad-deep': '#6F1F16', // hover of bad
  'bad-tint': '#F6E3DB',
  night: '#16180F', // photo viewer
  'night-note': '#CFCDBF', // captions on night
  dusk: '#2A3140', // evening background
  'dusk-note': '#D9DCE0', // text on dusk
  'grove-label': '#C9CDB8', // labels on grove
  'grove-note': '#D5D8C8', // small print on grove
  'grove-line': '#59634A', // drawing on grove; never text
  prompt: '#666A5B', // placeholders
};

/** Base of overlays on photos. */
export const veil = '#1C1E14';

/** `prefers-contrast: more`: text reaches 7:1. */
export const moreContrast = {
  limestone: '#FFFFFF',
  paper: '#FFFFFF',
  ink: '#000000',
  moss: '#000000',
  rule: '#000000',
  prompt: '#4F5346',
  olive: '#2B3220',
  grove: '#1C2114',
  sage: '#ECEEE4',
  terracotta: '#742C12',
  'honey-deep': '#6A4304',
  aegean: '#163443',
  good: '#1F3319',
  bad: '#6B1A10',
} satisfies Partial<typeof colors>;
