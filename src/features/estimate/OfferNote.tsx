import { useLocale } from '../../components/Locale.tsx';
import { Until } from '../../components/Until.tsx';
import { computeOfferedPrice, type EstimateInput } from '../../facts/prices/estimate.ts';
import { prices } from '../../facts/prices/prices.ts';
import type { EstimateCopy } from '../../model/groups.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';

type Props = {
  copy: EstimateCopy;
  /** If set, shows the offer only if it may apply, with its price. */
  input?: EstimateInput;
};

/** The sum ignores the offer: the calculator knows seasons, not days. */
export function OfferNote({ copy: { offer: copy, days: names }, input }: Props) {
  const { language } = useLocale();
  const offer = prices?.offer;
  if (!prices || !offer) return null;
  const { words, from, until, days = [], percent = 0, bookBy } = offer;
  const price = input ? computeOfferedPrice(prices, input) : offer.perGuest;
  if (input && !price) return null;
  const dayNames = days.map((id) => names[id].name);
  const formatDate = (date: string): string => formatDay(date, language);
  const text = fill(copy.text, {
    from: formatDate(from),
    until: formatDate(until),
    bookBy: formatDate(bookBy),
    days: formatList(dayNames, language) || copy.everyDay,
    terms: price
      ? fill(copy.perGuest, { price: formatEuros(price, language) })
      : fill(copy.percent, { percent }),
  });
  return (
    <Until day={bookBy}>
      <p className="mt-6 max-w-text border-l-2 border-honey pl-4 text-small tabular">
        <b className="font-semibold">{words[language]}</b> {text}
      </p>
    </Until>
  );
}
