import { clsx } from 'clsx';
import { Scroller, scrollItemClass } from '../../components/Scroller.tsx';
import { Figure } from '../../components/sections/Figure.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { rainPlans } from '../../facts/estate/layoutFacts.ts';
import { PlanPicture } from '../../features/layouts/PlanPicture.tsx';
import type { ReceptionContent } from './schema.ts';

export function RainPlans({ copy }: { copy: ReceptionContent['rain'] }) {
  return (
    <Section tone="tint" id="rain" aria-labelledby="rain-title">
      <SectionIntro id="rain-title" copy={copy} variant="half" />
      <nav className="mt-6 sm:hidden" aria-label={copy.choose}>
        <ul className="flex flex-wrap gap-px border border-border-strong bg-border">
          {rainPlans.map(({ guests }) => (
            <li className="flex-1 basis-16 bg-surface" key={guests}>
              <a
                className="grid min-h-14 place-items-center font-display text-display-4 tabular"
                href={`#rain-${guests}`}
              >
                {guests}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Scroller className="mt-section-sm sm:grid-cols-2 lg:grid-cols-4" label={copy.plans}>
        {rainPlans.map(({ guests, terrace }) => (
          <figure
            className={clsx(scrollItemClass, 'scroll-mt-32 sm:w-auto')}
            id={`rain-${guests}`}
            key={guests}
          >
            <PlanPicture name={`rain-${guests}`} size={{ width: 33, depth: 23.2 }} />
            <figcaption className="mt-3">
              <Figure as="h3" size="sm" value={guests} label={copy.guests} />
              <p className="mt-1 text-small text-muted">{copy.descriptions[terrace]}</p>
            </figcaption>
          </figure>
        ))}
      </Scroller>
    </Section>
  );
}
