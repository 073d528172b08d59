import { useLocale } from '../../components/Locale.tsx';
import {
  computeEstimate,
  getExtras,
  roundingStep,
  type EstimateInput,
} from '../../facts/prices/estimate.ts';
import { findSeason, type PriceFacts } from '../../facts/prices/prices.ts';
import { OfferNote } from '../../features/estimate/OfferNote.tsx';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import type { Language } from '../../site/languages.ts';
import { PriceText } from './PriceText.tsx';
import type { PricesContent } from './schema.ts';

type Props = { input: EstimateInput | undefined; content: PricesContent; prices: PriceFacts };

/** An `<output>`, whose changes screen readers announce. */
export function CalculatorResult({ input, content, prices }: Props) {
  const { calculator: copy } = content;
  const { language } = useLocale();
  const result = input && computeEstimate(prices, input);
  const range = result && formatEuroRange(result, language);
  return (
    <div className="border-t border-input pt-6">
      <p className="hidden scriptless:block">{copy.noScript}</p>
      <div className="scriptless:hidden">
        <output className="block tabular" htmlFor="calculator-guests">
          <span className="block text-small">{result && copy.resultLabel}</span>{' '}
          {/* Each sum gets a new element, because page translation replaces text nodes, which React could not
              update. */}
          <span key={range} className="block font-display text-numeral">
            {range ? <PriceText text={range} sign="tracking-normal" /> : '\u00a0'}
          </span>
          {result?.limitedBy && (
            <span className="mt-3 block max-w-text border-l-2 border-accent pl-4 text-small">
              {[
                fill(copy[result.limitedBy], { guests: result.chargedGuests }),
                result.limitedBy === 'smallest' &&
                  input?.day !== 'weekday' &&
                  fill(copy.weekdayEnough, { guests: prices.weekdaySmallest }),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </output>
        <p className="mt-2 max-w-text text-small tabular">
          {input && explainEstimate(input, content, prices, language)}
        </p>
        {input && <OfferNote copy={content.estimate} input={input} />}
      </div>
    </div>
  );
}

function explainEstimate(
  input: EstimateInput,
  { calculator: copy, shared: { calculation } }: PricesContent,
  prices: PriceFacts,
  language: Language,
): string {
  const { adults, price } = computeEstimate(prices, input);
  const { children } = input;
  const extras = getExtras(prices, findSeason(prices, input.season)!);
  const perGuest = (['bar', 'secondMain'] as const).filter((extra) => extras[extra] > 0);
  const once = (['flowers', 'ceremony'] as const).filter((extra) => extras[extra] > 0);
  const formatPrice = (sum: number): string => formatEuros(sum, language);
  const formatExtras = (parts: readonly string[]): string => formatList(parts, language);
  const added = [
    perGuest.length > 0 &&
      fill(copy.perGuest, {
        price: formatPrice(extras.bar + extras.secondMain),
        what: formatExtras(perGuest.map((extra) => calculation[extra])),
      }),
    ...once.map((extra) => fill(calculation[extra], { price: formatPrice(extras[extra]) })),
  ].filter((part) => part !== false);
  return [
    fill(copy.explanation, { guests: adults, price: formatPrice(price) }),
    children &&
      prices.children &&
      fill(copy.childrenMenu, { children, price: formatPrice(prices.children.price) }),
    added.length > 0 && fill(copy.withExtras, { extras: formatExtras(added) }),
    fill(copy.rounding, { step: formatPrice(roundingStep) }),
  ]
    .filter(Boolean)
    .join(' ');
}
