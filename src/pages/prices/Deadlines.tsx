import { clsx } from 'clsx';
import type { PricesContent } from './schema.ts';
import { Mark } from '../../components/Wordmark.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { fill } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** Scroll-snap strip. `relative` keeps sr-only text from widening the page. */
export const pulled = tw`relative [scrollbar-width:none] overscroll-x-contain`;

type Step = {
  id: keyof PricesContent['deadlines']['steps'];
  paid?: number;
  note?: keyof typeof noteColors;
};

const noteColors = { free: tw`text-primary`, paid: tw`text-accent`, fixed: tw`text-muted` };

type Props = {
  copy: PricesContent['deadlines'];
  payment: NonNullable<PriceFacts['payment']>;
  moving: PriceFacts['moving'];
  fewer: PriceFacts['fewer'];
};

/** Payment timeline; scrolls sideways on phones. */
export function Deadlines({ copy, payment, moving, fewer }: Props) {
  const { language } = useLocale();
  const values = {
    contract: payment.contract,
    days: payment.heldDays,
    months: moving?.freeMonthsBefore ?? 0,
    monthsBefore: payment.monthsBefore,
    daysBefore: fewer?.daysBefore ?? 0,
    least: 100 - (fewer?.percent ?? 0),
    price: moving ? formatEuros(moving.price, language) : '',
  };
  const all: (Step | undefined)[] = [
    { id: 'talk' },
    { id: 'contract', paid: payment.contract, note: 'free' },
    moving && { id: 'free', note: 'paid' },
    { id: 'tasting', paid: payment.before, note: 'fixed' },
    fewer && { id: 'guests' },
    { id: 'rest', paid: payment.after },
  ];
  const steps = all.filter((step) => step !== undefined);
  return (
    <section
      className="page-grid py-section print:block print:pt-4 print:pb-0"
      aria-labelledby="deadlines-title"
    >
      <SectionHeading id="deadlines-title" text={copy.title} className="lg:col-span-6" />
      <p className="mt-3 max-w-text text-muted md:mt-6 lg:col-start-8 lg:mt-0 lg:self-end print:hidden">
        {copy.text}
      </p>
      {/* The keyboard can scroll it on phones. */}
      <ol
        className={clsx(
          pulled,
          'mt-6 auto-cols-fr grid-flow-col tabular-nums max-lg:strip max-lg:pb-3 lg:mt-section-sm lg:grid',
          'print:mx-0 print:mt-3 print:grid print:overflow-visible print:p-0',
        )}
        aria-label={copy.line}
        tabIndex={0}
      >
        {steps.map(({ id, paid, note }, index) => {
          const { when, title, text } = copy.steps[id];
          return (
            <li
              className="deadline relative shrink-0 basis-[min(62vw,13.5rem)] snap-start pr-5 print:pr-2"
              data-step={id}
              data-paid={paid && ''}
              key={id}
            >
              <span className="absolute top-0 left-0 font-display text-numeral print:text-[16pt]">
                {paid && (
                  <>
                    {paid}
                    <small className="ml-1">%</small>
                  </>
                )}
              </span>
              <span className="block text-label text-muted print:text-note">
                {fill(when, values)}
              </span>
              <h3 className="mt-0.5 font-display text-title print:text-[11pt]">{title}</h3>
              <p className="mt-1.5 max-w-text text-small text-muted print:mt-0.5 print:text-note">
                {fill(text, values)}
              </p>
              {moving && note && (
                <span
                  className={clsx(
                    'absolute top-[calc(var(--dot)+17px)] left-0 max-w-[calc(100%-12px)] text-small font-semibold print:top-[calc(var(--dot)+2.5mm)] print:text-note',
                    noteColors[note],
                  )}
                >
                  {fill(copy.moving[note], values)}
                </span>
              )}
              {steps[index + 1]?.id === 'rest' && (
                <span
                  className="absolute top-[calc(var(--dot)-21px)] left-[58%] z-1 text-accent print:top-[calc(var(--dot)-15px)]"
                  aria-hidden="true"
                >
                  <Mark className="size-10.5 bg-background fill-none stroke-current stroke-thin print:size-7.5" />
                  <span className="absolute top-11 -left-4.5 text-small font-semibold whitespace-nowrap print:top-8 print:text-note">
                    {copy.day}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {moving && (
        <p className="mt-4 max-w-wide text-small text-muted print:mt-2 print:max-w-none print:text-note">
          {fill(copy.cancelled, values)}
        </p>
      )}
    </section>
  );
}
