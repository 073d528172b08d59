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
      <Board copy={content.board} prices={prices} photo={hero} />
      <Calculator copy={content.calculator} shared={shared} prices={prices} />
      <Rates copy={content.rates} shared={shared} prices={prices} />
      <Parts copy={content.parts} prices={prices} />
      {menu.length > 0 && <SampleMenu copy={content.menu} courses={menu} photo={wine} />}
      {neverCharged.length > 0 && (
        <NeverCharged copy={content.free} free={neverCharged} photo={jacket} />
      )}
      {payment && (
        <Deadlines copy={content.deadlines} payment={payment} moving={moving} fewer={fewer} />
      )}
      {(music || rules.length > 0) && (
        <HouseRules copy={content.rules} music={music} rules={rules} />
      )}
      <AskPrices copy={content.ask} />
    </>
  );
}
