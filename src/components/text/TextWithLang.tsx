import { Fragment } from 'react';
import { splitByLanguage } from '../../site/languages.ts';
import { useLocale } from '../Locale.tsx';

/** Marks names in another language with `lang` (WCAG 3.1.2). */
export function TextWithLang({ text }: { text: string }) {
  const { language } = useLocale();
  return splitByLanguage(text, language).map(({ part, lang }, index) =>
    lang ? (
      <span key={index} lang={lang}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
