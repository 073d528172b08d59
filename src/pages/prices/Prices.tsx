import type { PricesContent } from './schema.ts';
import { Board } from './Board.tsx';
import { Calculator } from './Calculator.tsx';
import { Deadlines } from './Deadlines.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Parts } from './Parts.tsx';
import { Rates } from './Rates.tsx';
import { SampleMenu } from './SampleMenu.tsx';
import { prices } from '../../site/facts/prices.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { Free } from '../../site/facts/schema.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { clsx } from 'clsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { venue } from '../../site/facts/venue.ts';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { PrintLink } from './PrintLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

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
      <PricesContact copy={content.contact} />
    </>
  );
}

type NeverChargedProps = { copy: PricesContent['free']; free: readonly Free[]; photo: PagePicture };

function NeverCharged({ copy, free, photo }: NeverChargedProps) {
  return (
    <section className="page-grid lg:items-center print:hidden" aria-labelledby="free-title">
      <div className="col-bleed h-[56vw] max-h-65 lg:bleed-left-8 lg:h-[clamp(480px,46vw,660px)] lg:max-h-none">
        <Photo photo={photo} sizes="(min-width: 1024px) 56vw, 100vw" />
      </div>
      <div className="mt-4 lg:col-right-8 lg:mt-0 lg:pl-gutter">
        <h2 className="display text-head" id="free-title">
          {copy.title}
        </h2>
        <ul className="mt-1.75 md:mt-4">
          {free.map((id) => (
            <li className="ruled py-1.125 leading-1.5 md:py-1.625" key={id}>
              {copy.lines[id]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Closing call to action. */
function PricesContact({ copy }: { copy: PricesContent['contact'] }) {
  const [phone] = venue.phones;
  return (
    <section className="page-grid py-breath-l print:hidden" aria-labelledby="contact-title">
      <div className="lg:col-left-9">
        <SectionHeading id="contact-title" text={copy.title} />
        <a
          className="display num mt-1 inline-flex min-h-touch items-center text-page hover:italic max-md:text-[min(10.4vw,var(--t-page))]"
          href={`tel:${phone.dial}`}
        >
          {phone.display}
        </a>
        <p className="mt-1.5 max-w-32em text-muted md:mt-3">{copy.text}</p>
        <div className={clsx(buttonRow, 'mt-4 max-sm:mt-3')}>
          <PageLink to="request" className={buttonClass({ size: 'lg' })}>
            <span>{copy.action}</span>
          </PageLink>
          <PrintLink>{copy.print}</PrintLink>
        </div>
      </div>
    </section>
  );
}
