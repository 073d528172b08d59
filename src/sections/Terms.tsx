import { createContext, useContext } from 'react';

/** Opens the terms and privacy dialog; provided by the layout, which downloads dialog and text when first asked. */
export const TermsContext = createContext<() => void>(() => {});

export const useTerms = (): (() => void) => useContext(TermsContext);

/** Words of the dialog; one file per language in src/content/<lang>/terms.ts. */
export type TermsWords = {
  /** Name and heading of the dialog. */
  title: string;
  /** Date of the text, as shown under the title. */
  updated: string;
  /** Name of the button that closes the dialog, for screen readers. */
  close: string;
  /** The whole text in two sentences, in large type before the rest. */
  short: string;
  /** The privacy note and the terms of use. */
  parts: readonly {
    heading: string;
    sections: readonly { heading: string; paragraphs: readonly string[] }[];
  }[];
};
