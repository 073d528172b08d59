import samplesJson from '../content/samples.json' with { type: 'json' };

type Sample = {
  what: string;
  /** A file or folder, then ": " and names of fields. */
  where: string;
};

export const samples: readonly Sample[] = samplesJson;

/** Returns "" if all facts are real. */
export const formatSamplesNote = (): string =>
  samples.length === 0
    ? ''
    : [
        `The site is built. ${samples.length} of its facts are still samples; replace them with your own before it goes live:`,
        ...samples.map(({ what, where }) => `  ${what} (${where})`),
        'Once a fact is yours, take its entry out of src/content/samples.json.',
      ].join('\n');
