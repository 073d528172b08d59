import samplesJson from '../content/samples.json' with { type: 'json' };

/** `where` is a file or folder, then ": " and names of fields. */
export const samples: readonly { what: string; where: string }[] = samplesJson;

/** Returns "" if all facts are real. */
export const formatSamplesNote = (): string =>
  samples.length === 0
    ? ''
    : [
        `The site is built. ${samples.length} of its facts are still samples; replace them with your own before it goes live:`,
        ...samples.map(({ what, where }) => `  ${what} (${where})`),
        'Once a fact is yours, take its entry out of src/content/samples.json.',
      ].join('\n');
