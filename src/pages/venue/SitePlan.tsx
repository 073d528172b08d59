import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { Figure } from '../../components/sections/Figure.tsx';
import { SectionIntro } from '../../components/sections/Section.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { estateParts, partsClosedUntil } from '../../facts/estate/estateFacts.ts';
import { venue } from '../../facts/venue/venue.ts';
import { formatRemark } from '../../features/sitePlan/planCopy.ts';
import { PlanDrawing } from '../../features/sitePlan/PlanDrawing.tsx';
import type { PlanCopy } from '../../features/sitePlan/schema.ts';

export function SitePlan({ copy }: { copy: PlanCopy }) {
  const isOpen = useIsOpen();
  return (
    <section className="pt-section-sm" id="plan" aria-labelledby="plan-title">
      <div className="page-grid pb-8">
        <SectionIntro id="plan-title" copy={copy} variant="half" />
      </div>
      <PlanDrawing copy={copy} />
      <div className="page-grid gap-y-8 pt-section-sm">
        <dl className="grid gap-4 lg:col-span-4">
          {(['outdoors', 'indoors', 'meeting'] as const).map((room) => (
            <Figure as="div" key={room} value={venue.capacity[room]} label={copy.capacity[room]} />
          ))}
        </dl>
        <div className="lg:col-start-5">
          <ol className="gap-x-gutter border-t border-border-strong sm:columns-2">
            {estateParts.map(
              (part, at) =>
                isOpen({ closedUntil: partsClosedUntil[part] }) && (
                  <li className="border-b border-border" key={part}>
                    <a
                      className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 hover:underline"
                      href={`#${part}`}
                    >
                      <span className="min-w-8 text-note font-semibold text-accent tabular">
                        {at + 1}
                      </span>{' '}
                      <b className="font-semibold">{copy.names[part]}</b>{' '}
                      <span className="ml-auto text-small text-muted tabular">
                        {formatRemark(part, copy)}
                      </span>
                    </a>
                  </li>
                ),
            )}
          </ol>
          <p className="mt-4 max-w-wide text-note text-muted">
            <RichText text={copy.note} />
          </p>
        </div>
      </div>
    </section>
  );
}
