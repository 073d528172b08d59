import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import type { Language } from '../site/languages.ts';
import type { PageId } from '../site/pages.ts';
import { headTags, hiddenHeadTags, type HeadPage, type HeadTags } from './headTags.ts';
import type { HeadCopy } from './schema.ts';

export const structuredDataId = (id: PageId, language: Language): string => `ld-${id}-${language}`;

type Props = HeadPage & {
  loadStructuredData: () => Promise<string>;
};

/** One per page: helmet 3 leaves duplicates to React, which keeps all. */
export function Head({ loadStructuredData, ...page }: Props) {
  const { id, language } = page;
  useEffect(
    () => keepStructuredData(structuredDataId(id, language), loadStructuredData),
    [id, language, loadStructuredData],
  );
  return <Tags {...headTags(page)} />;
}

export function HiddenHead({ copy }: { copy: HeadCopy }) {
  useEffect(removeStructuredData, []);
  return <Tags {...hiddenHeadTags(copy)} />;
}

const Tags = ({ title, meta, link }: HeadTags) => <Helmet title={title} meta={meta} link={link} />;

const removeStructuredData = () =>
  document.head.querySelector('script[type="application/ld+json"]')?.remove();

/** React does not hoist JSON-LD. Returns a cancel function. */
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
  // A page works without JSON-LD.
  load().then(write, () => {});
  return () => {
    wanted = false;
  };
}
