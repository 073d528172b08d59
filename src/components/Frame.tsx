import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../site/languages.ts';
import type { FrameWords } from '../layout/schema.ts';

export type FrameValue = {
  language: Language;
  words: FrameWords;
};

const FrameContext = createContext<FrameValue | null>(null);

export function Frame({ language, words, children }: FrameValue & { children: ReactNode }) {
  return <FrameContext value={{ language, words }}>{children}</FrameContext>;
}

/** Throws outside `<Frame>`. */
export function useFrame(): FrameValue {
  const frame = useContext(FrameContext);
  if (!frame)
    throw new Error(
      'useFrame() is called outside <Frame>: wrap the section (in tests: renderInFrame).',
    );
  return frame;
}
