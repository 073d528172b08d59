import { parseMarkup } from '../../src/components/text/markup.ts';

/** Returns the text with a space for a line break. */
export const stripMarkup = (source: string): string =>
  parseMarkup(source)
    .map((run) => (run.kind === 'break' ? ' ' : run.text))
    .join('');
