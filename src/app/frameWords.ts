/** Words that belong to no page, by language. */
import type { Language } from '../site/languages.ts';
import type { LegalText } from '../site/paths.ts';

export type Words<Content> = Record<Language, () => Promise<{ default: Content }>>;

/** Words of the frame, one chunk per language. */
export const shells = { el: () => import('../content/el/shell.ts'), en: () => import('../content/en/shell.ts') } satisfies Words<
  import('../sections/shellWords.ts').ShellWords
>;

/** Words of the legal texts, downloaded when one is opened. */
export const legalTexts = {
  terms: { el: () => import('../content/el/terms.ts'), en: () => import('../content/en/terms.ts') },
  accessibility: { el: () => import('../content/el/accessibility.ts'), en: () => import('../content/en/accessibility.ts') },
} satisfies Record<LegalText, Words<import('../sections/Legal.tsx').LegalWords>>;
