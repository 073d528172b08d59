import { hero, wine, jacket } from 'pictures:prices';
import { AskPrices, type AskPricesWords } from '../sections/prices/AskPrices.tsx';
import { Board, type BoardWords } from '../sections/prices/Board.tsx';
import { Calculator } from '../sections/prices/Calculator.tsx';
import type { CalculatorWords } from '../sections/prices/calculatorWords.ts';
import { Deadlines, type DeadlinesWords } from '../sections/prices/Deadlines.tsx';
import { HouseRules, type HouseRulesWords } from '../sections/prices/HouseRules.tsx';
import { NeverCharged, type NeverChargedWords } from '../sections/prices/NeverCharged.tsx';
import { Parts, type PartsWords } from '../sections/prices/Parts.tsx';
import { Rates, type RatesWords } from '../sections/prices/Rates.tsx';
import { SampleMenu, type SampleMenuWords } from '../sections/prices/SampleMenu.tsx';
import type { SharedWords } from '../sections/prices/sharedWords.ts';
import { prices } from '../site/facts/prices.ts';
import type { PageProps, PageWords } from './page.ts';

export { hero };

export type PricesWords = PageWords & {
  shared: SharedWords;
  board: BoardWords;
  calculator: CalculatorWords;
  rates: RatesWords;
  parts: PartsWords;
  menu: SampleMenuWords;
  free: NeverChargedWords;
  deadlines: DeadlinesWords;
  rules: HouseRulesWords;
  ask: AskPricesWords;
};

/** What an event costs and by which rules. Without a price list there is no such page (src/site/pages.ts). */
export default function Prices({ content }: PageProps<PricesWords>) {
  if (!prices) return null;
  const { menu = [], neverCharged = [], payment, moving, fewer, music, rules = [] } = prices;
  return (
    <>
      <Board words={content.board} prices={prices} photo={hero} />
      <Calculator words={content.calculator} shared={content.shared} prices={prices} />
      <Rates words={content.rates} shared={content.shared} prices={prices} />
      <Parts words={content.parts} prices={prices} />
      {menu.length > 0 && <SampleMenu words={content.menu} courses={menu} photo={wine} />}
      {neverCharged.length > 0 && (
        <NeverCharged words={content.free} free={neverCharged} photo={jacket} />
      )}
      {payment && (
        <Deadlines words={content.deadlines} payment={payment} moving={moving} fewer={fewer} />
      )}
      {(music || rules.length > 0) && (
        <HouseRules words={content.rules} music={music} rules={rules} />
      )}
      <AskPrices words={content.ask} />
    </>
  );
}
