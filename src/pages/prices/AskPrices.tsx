import type { PricesContent } from './schema.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { venue } from '../../site/facts/venue.ts';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { tw } from '../../components/tw.ts';
import { PrintLink } from './PrintLink.tsx';

/** Closing call to action. */
export function AskPrices({ copy }: { copy: PricesContent['ask'] }) {
  const [phone] = venue.phones;
  return (
    <section className="page-grid py-breath-l print:hidden" aria-labelledby="ask-title">
      <div className="lg:col-[content-start/span_9]">
        <h2 className="display text-head" id="ask-title">
          <RichText text={copy.title} />
        </h2>
        <a
          className="display num mt-1 inline-flex min-h-touch items-center text-page hover:italic max-md:text-[min(10.4vw,var(--t-page))]"
          href={`tel:${phone.dial}`}
        >
          {phone.display}
        </a>
        <p className="mt-1.5 max-w-[32em] text-muted md:mt-3">{copy.text}</p>
        <div className={tw`${buttonRow} mt-4 max-sm:mt-3`}>
          <PageLink to="request" className={buttonClass({ size: 'lg' })}>
            <span>{copy.action}</span>
          </PageLink>
          <PrintLink>{copy.print}</PrintLink>
        </div>
      </div>
    </section>
  );
}
