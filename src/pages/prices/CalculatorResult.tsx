import { Fragment } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { estimate, type Occasion } from '../../features/estimate/estimate.ts';
import { formatEuroRange } from '../../site/formats/priceFormats.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import type { PriceLabels, PricesContent } from './schema.ts';
import { reckoning, whyCounted } from './estimateText.ts';

type Props = {
  occasion: Occasion | undefined;
  copy: PricesContent['calculator'];
  shared: PriceLabels;
  prices: PriceFacts;
};

/** Announced on change. */
export function CalculatorResult({ occasion, copy, shared, prices }: Props) {
  const { language } = useLocale();
  const found = occasion && estimate(prices, occasion);
  const range = found && formatEuroRange(found.from, found.to, language);
  const because = occasion && found && whyCounted(prices, occasion, found, copy);
  return (
    <div className="border-t border-input pt-2 md:mt-1 md:pt-3">
      <p className="hidden scriptless:block">{copy.scriptless}</p>
      <div className="scriptless:hidden">
        <output className="num block" htmlFor="calculator-guests">
          <span className="block text-small">{found && copy.about}</span>{' '}
          {/* A new element for each sum, because page translation replaces text nodes. */}
          <span
            key={range}
            className="display block min-h-[1.08em] text-[clamp(2.625rem,1.35rem+5.2vw,5.5rem)] leading-1.08 font-270 tracking-tighter"
          >
            {range && <Range text={range} />}
          </span>
          {because && (
            <span className="mt-1.5 block max-w-32em border-l-2 border-accent pl-2 text-small leading-1.55">
              {because}
            </span>
          )}
        </output>
        <p className="num mt-1 max-w-36em text-small leading-1.6">
          {occasion && found && reckoning(prices, occasion, found, language, copy, shared)}
        </p>
      </div>
    </div>
  );
}

/** Wraps only after the dash. */
function Range({ text }: { text: string }) {
  return text.split(/(–|€)/).map((part, index) => {
    if (part === '€')
      return (
        <small className="text-[.6em] tracking-normal" key={index}>
          {part}
        </small>
      );
    if (part === '–')
      return (
        <Fragment key={index}>
          –<wbr />
        </Fragment>
      );
    return <Fragment key={index}>{part}</Fragment>;
  });
}
