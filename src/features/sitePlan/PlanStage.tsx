import { clsx } from 'clsx';
import { useState } from 'react';
import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { PhotoStage } from '../../components/photo/PhotoStage.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import type { SharedContent } from '../../model/defineContent.ts';
import { PlanNumber, WideDrawing } from './WideDrawing.tsx';

type Props = { plan: SharedContent['plan'] };

/** The space that is pointed at, focused or pressed shows its photo. */
export function PlanStage({ plan }: Props) {
  const isOpen = useIsOpen();
  const [chosen, choose] = useState('lawn');
  const spaces = plan.spaces.filter(isOpen);
  const shown = spaces.find(({ id }) => id === chosen) ?? spaces[0];
  if (!shown) return null;
  return (
    <>
      <div className="bleed-x mt-section-sm lg:col-span-8 lg:bleed-left">
        <div className="plan">
          <WideDrawing alt={plan.description} loading="lazy" />
          {/* Keyboard and screen readers use the list below. */}
          <ol aria-hidden="true">
            {spaces.map((space) => (
              <li key={space.id}>
                <PageLink
                  to="venue"
                  hash={space.id}
                  // On phones a number is taller than its spot: that of the hall must not touch the terrace's.
                  className={clsx(
                    'plan__spot grid place-items-center hover:bg-wash',
                    space.id === 'hall' && 'content-center',
                  )}
                  style={{ '--wide': space.box }}
                  tabIndex={-1}
                  data-shown={space === shown}
                  onMouseEnter={() => choose(space.id)}
                  onClick={createPressHandler(() => choose(space.id))}
                >
                  <span>
                    <PlanNumber>{space.number}</PlanNumber>
                  </span>
                </PageLink>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {shown.photo && (
        <PhotoStage
          photo={shown.photo}
          sizes="(min-width: 1024px) max(40vw, 815px), 100vw"
          className="bleed-x aspect-3/2 lg:col-start-9 lg:bleed-right lg:mt-section-sm lg:aspect-auto print:hidden"
        />
      )}
      <ol className="mt-6 gap-x-gutter lg:flex">
        {spaces.map((space) => (
          <li
            className={clsx(
              'flex-1 border-t',
              space === shown ? 'border-accent' : 'border-border-strong',
            )}
            key={space.id}
          >
            <PageLink
              to="venue"
              hash={space.id}
              className="flex min-h-11 items-baseline py-3"
              onMouseEnter={() => choose(space.id)}
              onFocus={() => choose(space.id)}
            >
              <span className="min-w-8 text-note font-semibold text-accent tabular">
                {space.number}
              </span>{' '}
              <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 lg:block">
                <b className={clsx('font-display text-title', space === shown && 'italic')}>
                  {space.name}
                </b>{' '}
                <span className="text-small text-muted tabular lg:block">{space.seats}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </>
  );
}
