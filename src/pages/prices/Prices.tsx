import type { PricesContent } from './schema.ts';
import { AskPrices } from './AskPrices.tsx';
import { Board } from './Board.tsx';
import { Calculator } from './Calculator.tsx';
import { Deadlines } from './Deadlines.tsx';
import { HouseRules } from './HouseRules.tsx';
import { NeverCharged } from './NeverCharged.tsx';
import { Parts } from './Parts.tsx';
import { Rates } from './Rates.tsx';
import { SampleMenu } from './SampleMenu.tsx';
import { prices } from '../../site/facts/prices.ts';

/** Without prices, the page does not exist (src/site/pages.ts). */
export default function Prices({ content }: { content: PricesContent }) {
  const shared = { ...content.shared, ...content.estimate };
  const { hero, wine, jacket } = content.pictures;
  if (!prices) return null;
  const { menu = [], neverCharged = [], payment, moving, fewer, music, rules = [] } = prices;
  return (
    <>
      <Board words={content.board} prices={prices} photo={hero} />
      <Calculator words={content.calculator} shared={shared} prices={prices} />
      <Rates words={content.rates} shared={shared} prices={prices} />
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
