import type { LegalCopy } from '../../components/text/LegalLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';

type Props = {
  copy: LegalCopy;
  headings: readonly ['h2', 'h3'] | readonly ['h3', 'h4'];
};

export function LegalArticle({ copy, headings: [PartHeading, SectionHeading] }: Props) {
  return (
    <>
      <p className="max-w-text font-display text-display-4">
        <RichText text={copy.short} />
      </p>
      <p className="mt-4 text-note text-muted tabular">{copy.updated}</p>
      {copy.parts.map((part) => (
        <section className="mt-12" key={part.heading}>
          <PartHeading className="font-display text-display-4">{part.heading}</PartHeading>
          {part.sections.map(({ heading, paragraphs }) => (
            <section
              className="mt-6 border-t border-border-strong pt-5 sm:grid sm:grid-cols-3 sm:gap-x-gutter"
              key={heading}
            >
              <SectionHeading className="font-semibold">{heading}</SectionHeading>
              <div className="grid gap-2 sm:col-span-2">
                {paragraphs.map((paragraph) => (
                  <p className="text-muted" key={paragraph}>
                    <RichText text={paragraph} />
                  </p>
                ))}
              </div>
            </section>
          ))}
        </section>
      ))}
    </>
  );
}
