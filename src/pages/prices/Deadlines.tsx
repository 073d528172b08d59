import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { Scroller, scrollItemClass } from '../../components/Scroller.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import { LogoMark } from '../../components/Wordmark.tsx';
import type { PriceFacts } from '../../facts/prices/prices.ts';
import { fill, formatDuration } from '../../site/formats/formats.ts';
import { formatEuros } from '../../site/formats/priceFormats.ts';
import type { PricesContent } from './schema.ts';

type Step = {
  id: keyof PricesContent['deadlines']['steps'];
  paid?: number;
  note?: keyof typeof noteColors;
};

const noteColors = { free: tw`text-primary`, paid: tw`text-accent`, fixed: tw`text-muted` };

type Props = { copy: PricesContent['deadlines']; prices: PriceFacts };

export function Deadlines({ copy, prices: { payment, moving, fewer } }: Props) {
  const { language } = useLocale();
  if (!payment) return null;
  const values = {
    contract: payment.contract,
    days: formatDuration(payment.heldDays, 'day', language),
    months: formatDuration(moving?.freeMonthsBefore ?? 0, 'month', language),
    monthsBefore: formatDuration(payment.monthsBefore, 'month', language),
    daysBefore: formatDuration(fewer?.daysBefore ?? 0, 'day', language),
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
    <Section aria-labelledby="deadlines-title">
      <SectionIntro id="deadlines-title" copy={copy} />
      <Scroller as="ol" gridFrom="lg" className="deadlines mt-8 tabular" label={copy.timeline}>
        {steps.map(({ id, paid, note }, index) => {
          const { when, title, text } = copy.steps[id];
          return (
            <li
              className={clsx(scrollItemClass, 'deadline relative lg:w-auto')}
              data-step={id}
              data-paid={paid && ''}
              key={id}
            >
              {paid && (
                <span className="row-1 font-display text-display-3">
                  {paid}
                  <small className="ml-1 align-top text-accent">%</small>
                </span>
              )}
              <div className="row-4">
                <span className="block text-label text-muted">{fill(when, values)}</span>
                <h3 className="mt-1 font-display text-title">{title}</h3>
                <p className="mt-2 text-small text-muted">{fill(text, values)}</p>
              </div>
              {moving && note && (
                <span className={clsx('row-3 text-small font-semibold', noteColors[note])}>
                  {fill(copy.moving[note], values)}
                </span>
              )}
              {steps[index + 1]?.id === 'rest' && (
                <span className="deadline-day text-accent" aria-hidden="true">
                  <LogoMark className="size-8 bg-background fill-none stroke-current stroke-thin" />
                  <span className="text-small font-semibold">{copy.day}</span>
                </span>
              )}
            </li>
          );
        })}
      </Scroller>
      {moving && (
        <p className="mt-4 max-w-wide text-small text-muted">{fill(copy.cancelled, values)}</p>
      )}
    </Section>
  );
}
