import type { WeddingContent } from './schema.ts';
import { RichText } from '../../components/text/RichText.tsx';

export function Why({ copy }: { copy: WeddingContent['why'] }) {
  return (
    <section className="page-grid py-breath" aria-labelledby="why-title">
      <h2
        className="display text-head lg:sticky lg:top-[120px] lg:col-[content-start/span_4] lg:self-start"
        id="why-title"
      >
        <RichText text={copy.title} />
      </h2>
      <ul className="mt-breath-s grid gap-5 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-8 lg:col-[7/content-end] lg:mt-0 lg:gap-x-gutter lg:gap-y-0">
        {copy.reasons.map(({ title, text }) => (
          <li
            className="border-t border-border-strong pt-3 lg:pb-8 lg:even:[transform:translateY(64px)]"
            key={title}
          >
            <h3 className="display text-item">{title}</h3>
            <p className="mt-1.5 max-w-[32em] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
