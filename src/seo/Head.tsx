import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocale } from '../components/Locale.tsx';
import { headTags } from './headTags.ts';
import type { DescribedPage } from './schema.ts';
import { structuredDataText } from './structuredData.ts';

/** One per page: helmet 3 leaves duplicates to React, which keeps all. */
export function Head({ page }: { page: DescribedPage }) {
  const { messages } = useLocale();
  // React does not hoist JSON-LD. The first page has it from the build.
  useEffect(() => {
    let script = document.querySelector('script[type="application/ld+json"]');
    if (!script) {
      script = document.head.appendChild(document.createElement('script'));
      script.setAttribute('type', 'application/ld+json');
      script.textContent = structuredDataText(page, messages);
    }
    return () => script.remove();
  }, [page, messages]);
  return <Helmet {...headTags(page)} />;
}

/** For pages that search engines leave out. */
export function HiddenHead({ title, description }: { title: string; description?: string }) {
  const meta = [
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ];
  return <Helmet title={title} meta={meta} />;
}
