import { useEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocale } from '../components/Locale.tsx';
import { createHeadTags } from './headTags.ts';
import type { DescribedPage } from './schema.ts';
import { serializeStructuredData } from './structuredData.ts';

/** Use it once per page: helmet 3 does not remove duplicates. */
export function Head({ page }: { page: DescribedPage }) {
  const { messages } = useLocale();
  // React does not move JSON-LD to the head. The first page has it from the build.
  useEffect(() => {
    let script = document.querySelector('script[type="application/ld+json"]');
    if (!script) {
      script = document.head.appendChild(document.createElement('script'));
      script.setAttribute('type', 'application/ld+json');
      script.textContent = serializeStructuredData(page, messages);
    }
    return () => script.remove();
  }, [page, messages]);
  return <Helmet {...createHeadTags(page)} />;
}

/** For pages that search engines must not list. */
export function HiddenHead({ title, description }: { title: string; description?: string }) {
  const meta = [
    ...(description ? [{ name: 'description', content: description }] : []),
    { name: 'robots', content: 'noindex' },
  ];
  return <Helmet title={title} meta={meta} />;
}
