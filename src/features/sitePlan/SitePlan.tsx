import { RichText } from '../../components/text/RichText.tsx';
import { parts } from '../../site/facts/estateFacts.ts';
import { venue } from '../../site/facts/venue.ts';
import { Drawing } from './Drawing.tsx';
import { remarkOn, type PlanCopy } from './planCopy.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

export function SitePlan({ copy }: { copy: PlanCopy }) {
  return (
    <section className="pt-section-sm" id="plan" aria-labelledby="plan-title">
      <div className="page-grid pb-6 sm:pb-8">
        <SectionHeading id="plan-title" text={copy.title} className="lg:col-span-6" />
        <p className="mt-4 max-w-text text-muted lg:col-start-7 lg:mt-0 lg:self-end print:hidden">
          {copy.text}
        </p>
      </div>
      <Drawing copy={copy} />
      <div className="page-grid pt-8 lg:pt-section-sm">
        <Capacities copy={copy.capacity} />
        <div className="mt-8 lg:col-start-5 lg:mt-0">
          <ol className="border-t border-border-strong roomy:grid roomy:grid-flow-col roomy:grid-cols-2 roomy:[grid-template-rows:repeat(5,auto)] roomy:gap-x-gutter">
            {parts.map((part, at) => (
              <li className="border-b border-border" key={part}>
                <a
                  className="group flex min-h-11 flex-wrap items-center gap-x-4 py-2 print:min-h-0"
                  href={`#${part}`}
                >
                  <span className="min-w-[1.4em] text-note font-semibold text-accent tabular-nums">
                    {at + 1}
                  </span>{' '}
                  <b className="font-semibold group-hover:underline">{copy.names[part]}</b>{' '}
                  <span className="ml-auto text-right text-small text-muted tabular-nums">
                    {remarkOn(part, copy)}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-wide text-note text-muted">
            <RichText text={copy.note} />
          </p>
        </div>
      </div>
    </section>
  );
}

function Capacities({ copy }: { copy: PlanCopy['capacity'] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 lg:col-span-4 lg:block">
      {(['outdoors', 'indoors', 'meeting'] as const).map((room) => (
        <div
          className="flex flex-col-reverse justify-end lg:flex-row-reverse lg:items-center lg:gap-x-6 lg:pb-6"
          key={room}
        >
          <dt className="text-small text-muted lg:flex-1">{copy[room]}</dt>
          <dd className="mb-1 text-numeral lg:mb-0 lg:w-[2.2em]">
            <span className="font-display lining-nums">{venue.capacity[room]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
