/** `npm run fonts` subsets the fonts of Fontsource by src/styles/fonts.css. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';
import { readFontFaces } from '../../src/vite/styles/fontFaces.ts';

/** OpenType features: kerning, ligatures, accents, lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

for (const { file, source, characters, weights } of readFontFaces()) {
  const [min = 400, max] = weights;
  // The types of subset-font 2.9 lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: max ? { min, max } : min },
    keepFeatures,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await subsetFont(readFileSync(source), characters, options));
}
