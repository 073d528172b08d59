import { createContext, useContext } from 'react';
import type { LegalText } from '../site/paths.ts';

/** Opens a legal text in a dialog; provided by the layout, which downloads dialog and text when first asked. */
export const LegalContext = createContext<(text: LegalText) => void>(() => {});

export const useLegal = (): ((text: LegalText) => void) => useContext(LegalContext);

/** Words of a legal text; one file per text and language, src/content/<lang>/terms.ts and accessibility.ts. */
export type LegalWords = {
  /** Name and heading of the dialog. */
  title: string;
  /** Date of the text, as shown under the title. */
  updated: string;
  /** Name of the button that closes the dialog, for screen readers. */
  close: string;
  /** The whole text in two sentences, in large type before the rest. */
  short: string;
  /** In the terms: the privacy note and the terms of use. In the accessibility statement: the site, the estate, whom to ask. */
  parts: readonly {
    heading: string;
    sections: readonly { heading: string; paragraphs: readonly string[] }[];
  }[];
};
