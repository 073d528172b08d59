// @vitest-environment node
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compare, type Loss } from './support.ts';
import { findingsInSources } from './typed.ts';

const entries = [
  'src/app/main.tsx',
  'src/app/earlyPresses.ts',
  'src/features/churches/map/churchesMap.ts',
  ...globSync('src/pages/*/*.tsx'),
];

const losses: readonly Loss[] = [
  {
    feature: 'api.AbortSignal.timeout_static',
    instead: 'Chrome before 124 names the error otherwise; nobody reads its name.',
  },
  {
    feature: 'api.Navigator.share',
    where: /^components\/share/,
    instead: 'The link goes to the clipboard, and that of the guests’ page into a mail.',
  },
  ...[
    'Document.fullscreenEnabled',
    'Document.fullscreenElement',
    'Document.exitFullscreen',
    'Element.requestFullscreen',
  ].map((name) => ({
    feature: `api.${name}`,
    where: /^features\/viewer\/Toolbar/,
    instead: 'No button, and never full screen.',
  })),
  {
    feature: 'api.Window.requestIdleCallback',
    where: /^(?:app\/main|components\/wait)/,
    instead: 'A timer.',
  },
  {
    feature: 'api.Window.devicePixelRatio',
    where: /^components\/photo\/useSharpWidth/,
    instead: 'Safari leaves the zoom of the page out; the photo is as sharp as without zoom.',
  },
  {
    feature: 'api.HTMLImageElement.fetchPriority',
    where: /^components\/photo\/useSharpWidth/,
    instead: 'The sharp photo is fetched like any other.',
  },
  {
    feature: 'api.Document.startViewTransition',
    where: /^app\/RootLayout/,
    instead: 'Pages change at once.',
  },
  {
    feature: 'api.HTMLIFrameElement.loading',
    where: /^features\/churches\/ChurchMap/,
    instead: 'Firefox before 121 loads every frame at once, so there is none to hurry.',
  },
];

it(
  'uses nothing in our own code that an old browser lacks, except with a fallback',
  { timeout: 120_000 },
  () => {
    expect(compare(findingsInSources(entries, 'tsconfig.json'), losses)).toEqual({
      unexplained: [],
      unused: [],
    });
  },
);
