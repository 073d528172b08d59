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
        <div className="bleed-x h-[min(52svh,440px)] lg:relative lg:col-span-4 lg:col-start-1 lg:row-1 lg:bleed-left lg:h-auto">
          <Photo
            photo={hero}
            sizes="(min-width: 1024px) max(38vw, 1170px), max(100vw, 660px)"
            priority
            className="lg:absolute lg:inset-0"
          />
        </div>
        <div className="pt-8 lg:col-start-6 lg:row-1 lg:self-center lg:py-16">
          <p className="text-label text-muted">{content.label}</p>
          <h1 className="mt-4 font-display text-display-1">
            <RichText text={content.title} />
          </h1>
          <p className="mt-6 max-w-text text-lead">{content.lead}</p>
          <ButtonRow className="mt-8">
            <ButtonLink to="contact">{content.contact}</ButtonLink>
          </ButtonRow>
        </div>
      </section>

      <section className="page-grid py-section" aria-labelledby="plan-steps">
        <SectionHeading id="plan-steps" text={steps.title} className="lg:col-span-5" />
        <p className="mt-6 text-muted lg:col-start-9 lg:mt-0 lg:mb-1.5 lg:self-end">{steps.text}</p>
        <ol className="mt-section-sm">
          {stepIds.map((id) => {
            const { when, title, text } = steps.steps[id];
            return (
              <li
                className="pt-6 pb-8 lg:grid lg:grid-cols-12 lg:items-start lg:gap-x-gutter lg:pb-6"
                key={id}
                style={{ '--gone': 1 - monthsLeft[id] / 12 }}
              >
                <p className="plan-steps__when relative text-note font-semibold text-accent max-lg:mb-4 max-lg:pb-5">
                  {when}
                </p>
                <h3 className="font-display text-display-4 lg:col-start-6 lg:-col-end-1">
                  {title}
                </h3>
                <p className="mt-2 max-w-text text-muted lg:col-span-6 lg:col-start-6">{text}</p>
              </li>
            );
          })}
        </ol>
      </section>

      <section
        className="border-t border-border pt-section pb-section-sm"
        aria-labelledby="plan-day"
      >
        <div className="page-grid">
          <SectionHeading id="plan-day" text={day.title} />
          <dl className="mt-section-sm mb-8 md:grid md:grid-cols-3 md:gap-x-gutter lg:mb-12 lg:gap-x-16">
            {morningHours.map(({ id, time }) => (
              <div
                className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline border-t border-border-strong py-4 md:block md:pt-4 md:pb-0"
                key={id}
              >
                <dt className="font-display text-title tabular-nums md:text-display-3">
                  {formatTime(time, language)}
                </dt>
                <dd className="text-pretty text-muted md:mt-4 md:max-w-text">{day.morning[id]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <EveningSky copy={day.evening} />
      </section>

      <section className="page-grid gap-y-10 py-section" aria-labelledby="plan-yours">
        <div className="lg:col-span-6 lg:self-center">
          <h2 className="text-label text-muted" id="plan-yours">
            {yours.title}
          </h2>
          <ul className="mt-6 grid gap-2 font-display text-display-2">
            {yours.items.map((item) => (
              <li key={item}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </div>
        <div className="bleed-x aspect-3/2 lg:col-start-8 lg:bleed-right lg:aspect-4/5 lg:max-h-170 lg:w-full">
          <Photo photo={jacket} sizes="(min-width: 1024px) 71vw, 100vw" />
        </div>
      </section>

      <ClosingCta photo={gate} copy={closingCta} />
    </>
  );
}
