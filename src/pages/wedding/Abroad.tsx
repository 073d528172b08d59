import type { WeddingContent } from './schema.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { tw } from '../../components/tw.ts';
import { ItemList } from '../../components/ItemList.tsx';

/** Linked as `wedding#abroad`. */
export function Abroad({ copy }: { copy: WeddingContent['abroad'] }) {
  return (
    <section className="page-grid bg-tint py-breath" id="abroad" aria-labelledby="abroad-title">
      <h2 className="display text-head lg:col-[content-start/span_6]" id="abroad-title">
        <RichText text={copy.title} />
      </h2>
      <p className="lead max-lg:mt-2 lg:col-[9/content-end] lg:self-end">{copy.lead}</p>
      <ItemList
        items={copy.answers}
        className="mt-breath-s grid gap-x-gutter gap-y-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-6"
        row={tw`border-t border-border-strong pt-2`}
        text={tw`mt-1 max-w-[30em] text-pretty`}
      />
    </section>
  );
}
