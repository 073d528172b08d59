import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import type { Language } from '../../site/languages.ts';
import type { LegalText } from '../../site/pages.ts';

const texts = import.meta.glob<LegalCopy>('../../content/*/{terms,accessibility}.ts', {
  import: 'default',
});

export const loadLegalText = (text: LegalText, language: Language): Promise<LegalCopy> =>
  texts[`../../content/${language}/${text}.ts`]!();
