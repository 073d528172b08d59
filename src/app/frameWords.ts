/** Words that belong to no page, by language. */
import type { Language } from '../site/languages.ts';

export type Words<Content> = Record<Language, () => Promise<{ default: Content }>>;

/** Words of the frame, one chunk per language. */
export const shells = { el: () => import('../content/el/shell.ts'), en: () => import('../content/en/shell.ts') } satisfies Words<
  import('../sections/shellWords.ts').ShellWords
>;

/** Words of the terms dialog, downloaded when it is opened. */
export const terms = { el: () => import('../content/el/terms.ts'), en: () => import('../content/en/terms.ts') } satisfies Words<
  import('../sections/Terms.tsx').TermsWords
>;
