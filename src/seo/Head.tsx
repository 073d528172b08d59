import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import { headTags, hiddenHeadTags, type HeadPage, type HeadTags } from './headTags.ts';
import type { HeadWords } from './schema.ts';

/** The id of the script element with a page's JSON-LD; it tells whose they are. */
export const structuredDataId = (id: PageId, language: Language): string => `ld-${id}-${language}`;

type Props = HeadPage & {
  /** Downloads the text of the page's JSON-LD; called only after a navigation. */
  loadStructuredData: () => Promise<string>;
};

/** The head of a page. Exactly one per page: helmet 3 leaves duplicates to React, which keeps them all. */
export function Head({ loadStructuredData, ...page }: Props) {
  const { id, language } = page;
  useEffect(
    () => keepStructuredData(structuredDataId(id, language), loadStructuredData),
    [id, language, loadStructuredData],
  );
  return <Tags {...headTags(page)} />;
}

/** The head of the not-found page. */
export function HiddenHead({ words }: { words: HeadWords }) {
  useEffect(removeStructuredData, []);
  return <Tags {...hiddenHeadTags(words)} />;
}

const Tags = ({ title, meta, link }: HeadTags) => <Helmet title={title} meta={meta} link={link} />;

const removeStructuredData = () =>
  document.head.querySelector('script[type="application/ld+json"]')?.remove();

/**
 * React does not hoist JSON-LD, so it is kept current by hand. The first page brings its own with its HTML; after
 * a navigation that of the page before goes at once and the new one follows. Gives the way to change one's mind.
 */
function keepStructuredData(scriptId: string, load: () => Promise<string>) {
  if (document.getElementById(scriptId)) return;
  removeStructuredData();
  let wanted = true;
  const write = (text: string) => {
    if (!wanted) return;
    const script = document.createElement('script');
    script.id = scriptId;
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
  };
  // Refused: a page without JSON-LD is whole for whoever looks at it.
  load().then(write, () => {});
  return () => {
    wanted = false;
  };
}
