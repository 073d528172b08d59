import type { WeddingPlannerContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { EveningSky } from './EveningSky.tsx';
import { morningHours } from '../../site/facts/dayFacts.ts';
import { formatTime } from '../../site/formats/formats.ts';
import { prices } from '../../site/facts/prices.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import './WeddingPlanner.css';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** Months before the wedding. */
const monthsLeft = {
  walk: 12,
  people: 9,
  table: 6,
  tasting: prices?.payment?.monthsBefore ?? 2,
  seats: 1,
  arrival: 0,
};

type StepId = keyof typeof monthsLeft;

const stepIds = Object.keys(monthsLeft) as StepId[];

export default function WeddingPlanner({ content }: { content: WeddingPlannerContent }) {
  const { hero, jacket, gate } = content.pictures;
  const { language } = useLocale();
  const { steps, day, yours, closingCta } = content;
  return (
    <>
      <section className="page-grid lg:first-screen-780">
        <div className="col-bleed h-[min(52svh,440px)] lg:relative lg:bleed-left-6 lg:row-1 lg:h-auto">
          <Photo
            photo={hero}
            sizes="(min-width: 1024px) max(38vw, 1170px), max(100vw, 660px)"
            priority
            className="lg:absolute lg:inset-0"
          />
        </div>
        <div className="pt-8 lg:col-right-7 lg:row-1 lg:self-center lg:py-16">
          <p className="label">{content.label}</p>
          <h1 className="display mt-4 text-page [--t-page:min(11.2vw,clamp(2.625rem,1.6rem_+_3.9vw,5rem))]">
            <RichText text={content.title} />
          </h1>
          <p className="lead mt-6 max-w-36em">{content.lead}</p>
          <ButtonRow className="mt-8">
            <ButtonLink to="contact">{content.contact}</ButtonLink>
          </ButtonRow>
        </div>
      </section>

      <section className="page-grid py-breath" aria-labelledby="plan-steps">
        <SectionHeading id="plan-steps" text={steps.title} className="lg:col-left-5" />
        <p className="mt-6 text-muted lg:col-right-10 lg:mt-0 lg:mb-0.4em lg:self-end">
          {steps.text}
        </p>
        <ol className="mt-breath-s">
          {stepIds.map((id) => {
            const { when, title, text } = steps.steps[id];
            return (
              <li
                className="pt-6 pb-8 lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-gutter lg:pb-6"
                key={id}
                style={{ '--gone': 1 - monthsLeft[id] / 12 }}
              >
                <p className="plan-steps__when relative text-note font-strong text-accent max-lg:mb-4 max-lg:pb-4.5">
                  {when}
                </p>
                <h3 className="display text-item lg:col-start-6 lg:-col-end-1">{title}</h3>
                <p className="mt-2 max-w-38em text-muted lg:col-span-6 lg:col-start-6">{text}</p>
              </li>
            );
          })}
        </ol>
      </section>

      <section className="border-t border-border pt-breath pb-breath-s" aria-labelledby="plan-day">
        <div className="page-grid">
          <SectionHeading id="plan-day" text={day.title} />
          <dl className="mt-breath-s mb-8 md:grid md:grid-cols-3 md:gap-x-gutter lg:mb-12 lg:gap-x-[calc(var(--gutter)*2)]">
            {morningHours.map(({ id, time }) => (
              <div
                className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline border-t border-border-strong py-3.5 md:block md:pt-4 md:pb-0"
                key={id}
              >
                <dt className="num font-display text-22 leading-1.1 md:text-[clamp(1.75rem,1.3rem_+_2vw,3.25rem)] md:font-280 md:tracking-[-.02em]">
                  {formatTime(time, language)}
                </dt>
                <dd className="text-pretty text-muted md:mt-4 md:max-w-22em">{day.morning[id]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <EveningSky copy={day.evening} />
      </section>

      <section className="page-grid gap-y-10 py-breath" aria-labelledby="plan-yours">
        <div className="lg:col-left-6 lg:self-center">
          <h2 className="label" id="plan-yours">
            {yours.title}
          </h2>
          <ul className="display mt-6 grid gap-0.5em text-open">
            {yours.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
        <div className="col-bleed aspect-3/2 lg:bleed-right-9 lg:aspect-4/5 lg:max-h-170 lg:w-full">
          <Photo photo={jacket} sizes="(min-width: 1024px) 71vw, 100vw" />
        </div>
      </section>

      <ClosingCta photo={gate} copy={closingCta} />
    </>
  );
}
