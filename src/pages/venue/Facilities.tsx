import { Accessibility, type LucideIcon } from 'lucide-react';
import { SectionHeading } from '../../components/SectionHeading.tsx';

export type FacilitiesCopy = {
  title: string;
  /** Shown below the list. */
  stepFree: string;
};

export type Facility = { id?: string; icon: LucideIcon; name: string; remark: string };

export function Facilities({
  copy,
  facilities,
}: {
  copy: FacilitiesCopy;
  facilities: readonly Facility[];
}) {
  return (
    <section
      className="mt-breath bg-tint py-[clamp(56px,6vw,96px)] print:mt-2 print:py-1"
      aria-labelledby="venue-has"
    >
      <div className="page-grid">
        <SectionHeading id="venue-has" text={copy.title} />
        <ul className="mt-3 grid grid-cols-1 gap-x-gutter sm:grid-cols-2 lg:mt-6 lg:grid-cols-4 lg:gap-y-5">
          {facilities.map(({ id, icon: Icon, name, remark }) => (
            <li
              className="grid rail-40 content-start border-t border-border-strong py-2 lg:block print:block print:py-1"
              id={id}
              key={name}
            >
              <Icon className="icon row-span-2 row-start-1 mt-px size-3.5 stroke-thin text-primary lg:mb-2 lg:size-4.5" />
              <h3 className="leading-1.35 font-560">{name}</h3>
              <p className="mt-0.5 max-w-22em text-small leading-1.5 text-muted">{remark}</p>
            </li>
          ))}
        </ul>
        <p className="mt-1.5 flex items-center gap-x-1.5 border-t border-border-strong pt-2 font-medium lg:mt-4">
          <Accessibility className="icon size-3.5 text-primary lg:size-3" />
          <span>{copy.stepFree}</span>
        </p>
      </div>
    </section>
  );
}
