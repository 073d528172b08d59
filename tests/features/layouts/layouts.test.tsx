import { basename } from 'node:path';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  capacities,
  layoutIds,
  rainPlans,
  splitForRain,
} from '../../../src/facts/estate/layoutFacts.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { MeetingLayouts } from '../../../src/pages/corporate/MeetingLayouts.tsx';
import type { CorporateContent } from '../../../src/pages/corporate/schema.ts';
import { Layouts } from '../../../src/pages/reception/Layouts.tsx';
import { RainPlans } from '../../../src/pages/reception/RainPlans.tsx';
import type { ReceptionContent } from '../../../src/pages/reception/schema.ts';
import { formatNumber } from '../../../src/site/formats/formats.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const drawings = Object.entries(
  import.meta.glob<string>('../../../src/features/layouts/drawings/*.svg', {
    eager: true,
    import: 'default',
  }),
);
const shown = () =>
  [...document.querySelectorAll('img')].map(({ src }) =>
    basename(drawings.find(([, address]) => address === src)![0], '.svg'),
  );
const { indoors, outdoors, meeting } = venue.capacity;

describe.each(languageCodes)('the site in %s', (language) => {
  const { layouts, rain } = composeContent<ReceptionContent>('reception', language);
  const { meetingLayouts } = composeContent<CorporateContent>('corporate', language);

  it('lists in a table how many guests each place takes, and marks the three guaranteed figures', () => {
    renderInLayout(<Layouts copy={layouts} />, { language });
    const table = screen.getByRole('table', { name: layouts.places.caption });
    for (const layout of layoutIds) {
      const { name } = layouts.items[layout];
      const row = within(table).getByRole('rowheader', { name }).closest('tr');
      for (const seats of Object.values(capacities[layout]))
        expect(row, name).toHaveTextContent(String(seats));
    }
    const firm = [...table.querySelectorAll('.border-accent')].map((cell) => cell.textContent);
    expect(firm).toEqual([indoors, outdoors, meeting].map(String));
    expect(shown()).toHaveLength(layoutIds.length + 4);
  });

  it('shows for each number of guests where they sit in rain', () => {
    renderInLayout(<RainPlans copy={rain} />, { language });
    expect(shown()).toEqual(rainPlans.map(({ guests }) => `rain-${guests}`));
    for (const { guests } of rainPlans) {
      const link = screen.getByRole('link', { name: String(guests) });
      const plan = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
      expect(within(plan).getByRole('heading')).toHaveTextContent(`${guests} ${rain.guests}`);
    }
    expect(document.querySelector('#rain-400')).toHaveTextContent(/250.*150/);
  });

  it('shows companies three layouts and the equipment', () => {
    const { container } = renderInLayout(<MeetingLayouts copy={meetingLayouts} />, { language });
    expect(shown()).toEqual(['hall-rows', 'hall-u', 'smallHall-board']);
    expect(container).toHaveTextContent(`4 × ${formatNumber(2.25, language, { max: 2 })}`);
  });
});

it.each(rainPlans)('seats all $guests guests under a roof in rain', ({ guests, terrace }) => {
  const { hall, terrace: outside } = splitForRain(guests);
  expect(hall).toBeLessThanOrEqual(capacities.long.hall ?? 0);
  expect(outside).toBeLessThanOrEqual(terrace === 'tables' ? (capacities.long.terrace ?? 0) : 0);
});
