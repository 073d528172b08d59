import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { absolute } from './siteUrl.ts';
import { headTags, hiddenHeadTags, shareImagePath, type HeadPage, type HeadTags } from './headTags.ts';
import { scriptText, structuredData, structuredDataId } from './structuredData.ts';
import type { HeadWords } from './headWords.ts';

/** The head of a page. Exactly one per page: helmet 3 leaves duplicates to React, which keeps them all. */
export function Head(page: HeadPage) {
  const data = pageStructuredData(page);
  useEffect(() => keepStructuredData(data), [data]);
  return <Tags {...headTags(page)} />;
}

/** The head of the not-found page. */
export function HiddenHead({ words }: { words: HeadWords }) {
  useEffect(() => keepStructuredData(''), []);
  return <Tags {...hiddenHeadTags(words)} />;
}

/** The text of the page's JSON-LD script; the build writes the same text into the static page. */
export const pageStructuredData = ({ id, language, words }: Pick<HeadPage, 'id' | 'language' | 'words'>): string =>
  scriptText(structuredData(language, { description: words.description, image: absolute(shareImagePath(id, language)) }));

const Tags = ({ title, meta, link }: HeadTags) => <Helmet title={title} meta={meta} link={link} />;

/** React does not hoist JSON-LD, so the script that the build wrote into the head is kept current by hand. */
function keepStructuredData(text: string) {
  const existing = document.getElementById(structuredDataId);
  if (!text) return existing?.remove();
  if (existing?.textContent === text) return;
  const script = existing ?? document.head.appendChild(document.createElement('script'));
  script.id = structuredDataId;
  script.setAttribute('type', 'application/ld+json');
  script.textContent = text;
}
