import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { PrintLink } from '../../components/text/PrintLink.tsx';
import { getPriceLists, type PriceFacts } from '../../facts/prices/prices.ts';
import { hasCalculator } from '../../facts/shown/shown.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import { fill } from '../../site/formats/formats.ts';
import type { PricesContent } from './schema.ts';

type Props = { content: PricesContent; prices: PriceFacts; print: string };

export function PricesHero({ content, prices, print }: Props) {
  const { hero: copy, pictures } = content;
  const { validFrom, music, rules = [] } = prices;
  const { eventsUntil } = getPriceLists(prices).at(-1)!;
  const { language } = useLocale();
  const { from, until, signed } = copy.valid;
  const valid = [
    validFrom && fill(from, { day: formatDay(validFrom, language) }),
    eventsUntil && fill(until, { day: formatDay(eventsUntil, language) }),
    signed,
  ];
  return (
    <Hero variant="besideCard" copy={copy} pictures={pictures}>
      <ButtonRow className="mt-6">
        {hasCalculator && (
          <ButtonLink size="default" href="#calculator">
            {copy.calculate}
          </ButtonLink>
        )}
        {(music || rules.length > 0) && (
          <ButtonLink size="default" variant="outline" href="#rules">
            {copy.rules}
          </ButtonLink>
        )}
        <span className="hidden w-full sm:block">
          <PrintLink variant="link">{print}</PrintLink>
        </span>
      </ButtonRow>
      <p className="mt-6 border-t border-border-strong pt-4 text-small text-muted">
        {valid.filter(Boolean).join(' ')}
      </p>
    </Hero>
  );
}
