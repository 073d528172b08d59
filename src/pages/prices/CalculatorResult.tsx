import { useLocale } from '../../components/Locale.tsx';
import { estimate, extrasOf, roundedTo, type Occasion } from '../../features/estimate/estimate.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, formatEuros } from '../../site/formats/priceFormats.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import type { Language } from '../../site/languages.ts';
import type { PricesContent } from './schema.ts';
import { Sum } from './Sum.tsx';

type Props = { occasion: Occasion | undefined; content: PricesContent; prices: PriceFacts };

/** Announced on change. */
export function CalculatorResult({ occasion, content, prices }: Props) {
  const { calculator: copy } = content;
  const { language } = useLocale();
  const found = occasion && estimate(prices, occasion);
  const range = found && formatEuroRange(found.from, found.to, language);
  return (
    <div className="border-t border-input pt-4 md:mt-2 md:pt-6">
      <p className="hidden scriptless:block">{copy.scriptless}</p>
      <div className="scriptless:hidden">
        <output className="num block" htmlFor="calculator-guests">
          <span className="block text-small">{found && copy.about}</span>{' '}
          {/* A new element for each sum, because page translation replaces text nodes. */}
          <span
            key={range}
            className="display block min-h-[1.08em] text-[clamp(2.625rem,1.35rem+5.2vw,5.5rem)] leading-1.08 font-270 tracking-tighter"
          >
            {range && <Sum text={range} sign="text-[.6em] tracking-normal" />}
          </span>
          {found?.because && (
            <span className="mt-3 block max-w-32em border-l-2 border-accent pl-4 text-small leading-1.55">
              {[
                fill(copy[found.because], { guests: found.counted }),
                found.because === 'smallest' &&
                  occasion?.day !== 'weekday' &&
                  fill(copy.weekdayEnough, { guests: prices.weekdaySmallest }),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          )}
        </output>
        <p className="num mt-2 max-w-36em text-small leading-1.6">
          {occasion && reckoning(occasion, content, prices, language)}
        </p>
      </div>
    </div>
  );
}

/** Returns the calculation of a sum as text. */
function reckoning(
  occasion: Occasion,
  { calculator: copy, shared: { reckoned } }: PricesContent,
  prices: PriceFacts,
  language: Language,
): string {
  const { counted, price } = estimate(prices, occasion);
  const extras = extrasOf(prices, occasion.season);
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
    fill(copy.how, { guests: counted, price: euros(price) }),
    added.length > 0 && fill(copy.withExtras, { extras: list(added) }),
    fill(copy.rounding, { step: euros(roundedTo) }),
  ]
    .filter(Boolean)
    .join(' ');
}
