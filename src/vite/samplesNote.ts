import type { Sample } from '../site/facts/samples.ts';

/** Returns "" without samples. */
export const samplesNote = (samples: readonly Sample[]): string =>
  samples.length === 0
    ? ''
    : [
        `The site is built. ${samples.length} of its facts are still samples; replace them with your own before it goes live:`,
        ...samples.map(({ what, where }) => `  ${what} (${where})`),
        'Once a fact is yours, take its line out of src/site/facts/samples.ts.',
      ].join('\n');
