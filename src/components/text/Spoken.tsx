import { Fragment } from 'react';
import { partsByLanguage } from '../../site/languages.ts';
import { useFrame } from '../Frame.tsx';

/** Marks names in the other language with `lang` (WCAG 3.1.2). */
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
