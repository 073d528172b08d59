import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { morningHours } from '../../facts/dates/dayFacts.ts';
import { prices } from '../../facts/prices/prices.ts';
import { formatTime } from '../../site/formats/formats.ts';
import { visitLink } from '../../site/parameters.ts';
import { EveningSky } from './EveningSky.tsx';
import type { WeddingPlannerContent } from './schema.ts';
import './WeddingPlanner.css';

const planSteps = [
  { id: 'visit', monthsBefore: 12 },
  { id: 'suppliers', monthsBefore: 9 },
  { id: 'trialTable', monthsBefore: 6 },
  { id: 'tasting', monthsBefore: prices?.payment?.monthsBefore ?? 2 },
  { id: 'seating', monthsBefore: 1 },
  { id: 'arrival', monthsBefore: 0 },
] as const;

export default function WeddingPlanner({ content }: { content: WeddingPlannerContent }) {
  const { jacket, lateTable } = content.pictures;
  const { language } = useLocale();
  const { steps, day, yourChoices, closingCta } = content;
  return (
    <>
      <Hero variant="besideLeft" copy={content} pictures={content.pictures}>
        <ButtonLink {...visitLink} className="mt-8">
          {content.contact}
        </ButtonLink>
      </Hero>

      <Section aria-labelledby="planner-steps">
        <SectionIntro id="planner-steps" copy={steps} />
        <ol className="mt-section-sm">
          {planSteps.map(({ id, monthsBefore }) => {
            const { when, title, text } = steps.items[id];
            return (
              <li className="py-6 lg:grid lg:grid-cols-12 lg:gap-x-gutter" key={id}>
                <div className="mb-4 lg:col-span-4">
                  <p className="pb-3 text-note font-semibold text-accent">{when}</p>
                  <div
                    className="measure"
                    style={{ '--at': `${100 - (100 * monthsBefore) / 12}%` }}
                  />
                </div>
                <div className="lg:col-span-7 lg:col-start-6">
                  <h3 className="font-display text-display-4">{title}</h3>
                  <p className="mt-2 max-w-text text-muted">{text}</p>
                </div>
              </li>
            );
          })}
        </ol>
      </Section>

      <section className="border-t border-border py-section" aria-labelledby="planner-day">
        <div className="page-grid">
          <SectionHeading id="planner-day" text={day.title} />
          <dl className="mt-section-sm grid gap-x-gutter gap-y-6 pb-section-sm sm:grid-cols-3">
            {morningHours.map(({ id, time }) => (
              <div
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-border-strong pt-4 sm:block"
                key={id}
              >
                <dt className="min-w-32 font-display text-display-3 whitespace-nowrap tabular">
                  {formatTime(time, language)}
                </dt>
                <dd className="mt-2 min-w-32 flex-1 text-muted">{day.morning[id]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <EveningSky copy={day.evening} />
      </section>

      <Section space="bottom" className="gap-y-10" aria-labelledby="planner-choices">
        <div className="lg:col-span-6 lg:self-end">
          <h2 className="text-label text-muted" id="planner-choices">
            {yourChoices.title}
          </h2>
          <ul className="mt-6 grid gap-4 font-display text-quote italic">
            {yourChoices.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <BleedPhoto
          side="right"
          photo={jacket}
          sizes="(min-width: 1024px) 71vw, 100vw"
          className="max-lg:aspect-3/2 lg:col-start-8 lg:min-h-140"
        />
      </Section>

      <ClosingCta photo={lateTable} copy={closingCta} />
    </>
  );
}
