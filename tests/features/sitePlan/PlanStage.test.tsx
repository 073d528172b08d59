import { fireEvent, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanStage } from '../../../src/features/sitePlan/PlanStage.tsx';
import type { HomeContent } from '../../../src/pages/home/schema.ts';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const { plan } = composeContent<HomeContent>('home', 'el', projectPhotos);

const show = () => {
  const { container } = renderInLayout(<PlanStage plan={plan} />);
  return plan.spaces.map((space) => {
    const links = container.querySelectorAll<HTMLElement>(
      `a[href="${getPath('venue', 'el')}#${space.id}"]`,
    );
    return { ...space, onPlan: links[0]!, inList: links[1]! };
  });
};

const getTopPhoto = () => [...document.querySelectorAll('.photo-stage img')].at(-1);

it('lists each space with its seats and a link, and leaves the numbers to pointers', () => {
  for (const { name, seats = '', onPlan, inList } of show()) {
    expect(inList).toHaveAccessibleName(new RegExp(`${name}.*${seats.replace('\u00a0', '\\s')}`));
    expect(onPlan).toHaveAttribute('tabindex', '-1');
    expect(onPlan.closest('[aria-hidden]')).not.toBeNull();
  }
});

it.each([
  ['pointed at on the plan', 'onPlan', fireEvent.mouseEnter],
  ['pressed on the plan', 'onPlan', fireEvent.click],
  ['pointed at in the list', 'inList', fireEvent.mouseEnter],
  ['focused in the list', 'inList', fireEvent.focus],
] as const)('shows the photo of a space that is %s', (_, link, point) => {
  for (const space of show()) {
    point(space[link]);
    expect(getTopPhoto()).toHaveAttribute('src', expect.stringContaining(space.photo!.id));
    expect(space.onPlan).toHaveAttribute('data-shown', 'true');
    expect(within(space.inList).getByText(space.name)).toHaveClass('italic');
  }
});
