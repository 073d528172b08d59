import { useLocale } from '../../components/Locale.tsx';
import {
  computeEstimate,
  getExtras,
  roundingStep,
  type EstimateInput,
} from '../../features/estimate/estimate.ts';
import { OfferNote } from '../../features/estimate/OfferNote.tsx';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import type { Language } from '../../site/languages.ts';
import type { PricesContent } from './schema.ts';
import { Sum } from './Sum.tsx';

type Props = { input: EstimateInput | undefined; content: PricesContent; prices: PriceFacts };

/** An `<output>`, whose changes screen readers announce. */
export function CalculatorResult({ input, content, prices }: Props) {
  const { calculator: copy } = content;
  const { language } = useLocale();
  const found = input && computeEstimate(prices, input);
  const range = found && formatEuroRange(found.from, found.to, language);
  return (
    <div className="border-t border-input pt-6">
      <p className="hidden scriptless:block">{copy.scriptless}</p>
      <div className="scriptless:hidden">
        <output className="block tabular-nums" htmlFor="calculator-guests">
          <span className="block text-small">{found && copy.about}</span>{' '}
          {/* Each sum gets a new element, because page translation replaces text nodes, which React could not
              update. */}
          <span key={range} className="block font-display text-numeral">
            {range ? <Sum text={range} sign="tracking-normal" /> : '\u00a0'}
          </span>
          {found?.limitedBy && (
            <span className="mt-3 block max-w-text border-l-2 border-accent pl-4 text-small">
              {[
                fill(copy[found.limitedBy], { guests: found.chargedGuests }),
                found.limitedBy === 'smallest' &&
                  input?.day !== 'weekday' &&
                  fill(copy.weekdayEnough, { guests: prices.weekdaySmallest }),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </output>
        <p className="mt-2 max-w-text text-small tabular-nums">
          {input && reckoning(input, content, prices, language)}
        </p>
        {input && <OfferNote copy={content.estimate} builtOn={content.builtOn} input={input} />}
      </div>
    </div>
  );
}

function reckoning(
  input: EstimateInput,
  { calculator: copy, shared: { reckoned } }: PricesContent,
  prices: PriceFacts,
  language: Language,
): string {
  const { chargedGuests, price } = computeEstimate(prices, input);
  const extras = getExtras(prices, input.season);
  const perGuest = (['bar', 'secondMain'] as const).filter((extra) => extras[extra] > 0);
  const once = (['flowers', 'ceremony'] as const).filter((extra) => extras[extra] > 0);
  const euros = (sum: number): string => formatEuros(sum, language);
  const list = (parts: readonly string[]): string => formatList(parts, language);
  const added = [
    perGuest.length > 0 &&
      fill(copy.perGuest, {
        price: euros(extras.bar + extras.secondMain),
        what: list(perGuest.map((extra) => reckoned[extra])),
      }),
    ...once.map((extra) => fill(reckoned[extra], { price: euros(extras[extra]) })),
  ].filter((part) => part !== false);
  return [
    fill(copy.how, { guests: chargedGuests, price: euros(price) }),
    added.length > 0 && fill(copy.withExtras, { extras: list(added) }),
    fill(copy.rounding, { step: euros(roundingStep) }),
  ]
    .filter(Boolean)
    .join(' ');
}
