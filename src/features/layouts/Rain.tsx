import { clsx } from 'clsx';
import { rainPlans, type RainPlan } from '../../site/facts/layoutFacts.ts';
import type { ReceptionContent } from '../../pages/reception/schema.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { inPlanStrip, planStrip } from '../../components/strip.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Props = { copy: ReceptionContent['rain']; plans?: readonly RainPlan[] };

export function Rain({ copy, plans = rainPlans }: Props) {
  if (plans.length === 0) return null;
  return (
    <section className="bg-tint py-section" id="rain" aria-labelledby="rain-title">
      <div className="page-grid">
        <SectionHeading id="rain-title" text={copy.title} className="lg:col-span-4" />
        <p className="mt-3 max-w-text lg:col-start-6 lg:mt-0">{copy.text}</p>
        <nav className="mt-6 sm:hidden" aria-label={copy.choose}>
          <ul className="flex flex-wrap">
            {plans.map(({ guests }) => (
              <li className="-mr-px flex-[1_1_4.2rem]" key={guests}>
                <a
                  className="grid min-h-14 place-items-center border border-muted bg-[color-mix(in_srgb,var(--tint)_60%,var(--surface))] font-display text-display-4 tabular-nums"
                  href={`#rain-${guests}`}
                >
                  {guests}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section
          className={clsx('mt-6 sm:mt-10 lg:mt-16 lg:grid-cols-4', planStrip)}
          tabIndex={0}
          aria-label={copy.plans}
        >
          {plans.map(({ guests, terrace }) => (
            <figure
              className={clsx('scroll-mt-32', inPlanStrip)}
              id={`rain-${guests}`}
              key={guests}
            >
              <PlanPicture name={`rain-${guests}`} size={{ width: 33, depth: 23.2 }} />
              <figcaption className="mt-2">
                <h3 className="text-small font-normal">
                  <b className="mr-1.5 font-display text-numeral tabular-nums">{guests}</b>{' '}
                  {copy.guests}
                </h3>
                <p className="mt-1.5 max-w-text text-small">{copy.each[terrace]}</p>
              </figcaption>
            </figure>
          ))}
        </section>
      </div>
    </section>
  );
}
