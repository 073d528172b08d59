import { Fragment } from 'react';
import { partsByLanguage } from '../../site/languages.ts';
import { useFrame } from '../Frame.tsx';

/** Text whose names in the other language are marked as such, for the voice of a screen reader (WCAG 3.1.2). */
export function Spoken({ text }: { text: string }) {
  const { language } = useFrame();
  return partsByLanguage(text, language).map(({ part, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
