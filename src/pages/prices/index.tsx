import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { GuestQuote } from '../../components/sections/GuestQuote.tsx';
import { LineList } from '../../components/sections/LineList.tsx';
import { PhoneCall } from '../../components/sections/PhoneCall.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { PrintLink } from '../../components/text/PrintLink.tsx';
import { getPriceLists, prices, type PriceFacts } from '../../facts/prices/prices.ts';
import { hasCalculator } from '../../facts/shown/shown.ts';
import { Calculator } from './Calculator.tsx';
import { Deadlines } from './Deadlines.tsx';
import { HouseRules } from './HouseRules.tsx';
import { PriceParts } from './PriceParts.tsx';
import { PricesHero } from './PricesHero.tsx';
import { Rates } from './Rates.tsx';
import { SampleMenu } from './SampleMenu.tsx';
import type { PricesContent } from './schema.ts';
import './Prices.css';

/** Without prices, the page has no route. */
export default function Prices({ content }: { content: PricesContent }) {
  if (!prices) return null;
  const { print, printLists } = content.hero;
  const printText = getPriceLists(prices).length > 1 ? printLists : print;
  return (
    <>
      <PricesHero content={content} prices={prices} print={printText} />
      <Rates content={content} prices={prices} />
      <PriceParts copy={content.parts} facts={prices} />
      <NeverCharged content={content} prices={prices} />
      <GuestQuote review={content.review} />
      <Deadlines copy={content.deadlines} prices={prices} />
      {hasCalculator && <Calculator content={content} prices={prices} />}
      <SampleMenu content={content} prices={prices} />
      <HouseRules copy={content.rules} prices={prices} />
      <PricesContact copy={content.contact} print={printText} />
    </>
  );
}

type NeverChargedProps = { content: PricesContent; prices: PriceFacts };

function NeverCharged({ content, prices: { neverCharged = [] } }: NeverChargedProps) {
  const { noCharge: copy, pictures } = content;
  if (neverCharged.length === 0) return null;
  return (
    <Section
      space="none"
      className="lg:items-center print:hidden"
      aria-labelledby="no-charge-title"
    >
      <BleedPhoto
        side="left"
        className="h-hero-photo lg:col-span-6 lg:h-140"
        photo={pictures.jacket}
        sizes="(min-width: 1024px) 56vw, 100vw"
      />
      <div className="mt-8 lg:col-start-8 lg:mt-0">
        <SectionHeading id="no-charge-title" text={copy.title} />
        <LineList items={neverCharged.map((id) => copy.lines[id])} />
      </div>
    </Section>
  );
}

function PricesContact({ copy, print }: { copy: PricesContent['contact']; print: string }) {
  return (
    <Section space="lg" className="print:hidden" aria-labelledby="contact-title">
      <PhoneCall id="contact-title" copy={copy}>
        <ButtonRow className="mt-8">
          <ButtonLink to="request">{copy.action}</ButtonLink>
          <PrintLink variant="link">{print}</PrintLink>
        </ButtonRow>
      </PhoneCall>
    </Section>
  );
}
