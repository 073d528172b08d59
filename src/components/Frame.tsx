import { createContext, useContext, type ReactNode } from 'react';
import type { Wordmark } from '../site/brand.ts';
import type { Language } from '../site/languages.ts';
import type { FrameWords } from '../layout/schema.ts';

/** What every section may know of the page around it. */
export type FrameValue = {
  language: Language;
  /** Words of the frame: navigation, footer, controls. */
  words: FrameWords;
  /** The name of the estate as this language writes it. */
  wordmark: Wordmark;
};

const FrameContext = createContext<FrameValue | null>(null);

export function Frame({
  language,
  words,
  wordmark,
  children,
}: FrameValue & { children: ReactNode }) {
  return <FrameContext value={{ language, words, wordmark }}>{children}</FrameContext>;
}

/** The language with the frame's words and wordmark; throws outside a `<Frame>`. */
export function useFrame(): FrameValue {
  const frame = useContext(FrameContext);
  if (!frame)
    throw new Error(
      'useFrame() is called outside <Frame>: wrap the section (in tests: renderInFrame).',
    );
  return frame;
}
