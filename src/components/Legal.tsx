import { createContext, useContext } from 'react';
import type { LegalText } from '../site/paths.ts';

/** The layout loads dialog and text on first use. */
export const LegalContext = createContext<(text: LegalText) => void>(() => {});

export const useLegal = (): ((text: LegalText) => void) => useContext(LegalContext);

/** Content of src/content/<lang>/terms.ts and accessibility.ts. */
export type LegalCopy = {
  title: string;
  updated: string;
  close: string;
  short: string;
  parts: readonly {
    heading: string;
    sections: readonly { heading: string; paragraphs: readonly string[] }[];
  }[];
};
