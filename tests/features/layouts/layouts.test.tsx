import { readFileSync } from 'node:fs';
import type { CorporateContent } from '../../../src/pages/corporate/schema.ts';
import type { ReceptionContent } from '../../../src/pages/reception/schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Layouts } from '../../../src/features/layouts/Layouts.tsx';
import { Rain } from '../../../src/features/layouts/Rain.tsx';
import { Stages } from '../../../src/features/layouts/Stages.tsx';
import { colors } from '../../../src/site/colors.ts';
import {
  capacities,
  inRain,
  layoutIds,
  placeIds,
  rainPlans,
} from '../../../src/site/facts/layoutFacts.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';
import { formatNumber } from '../../../src/site/formats/formats.ts';

const reception = contentByLanguage<ReceptionContent>('reception');
const corporate = contentByLanguage<CorporateContent>('corporate');
const none = { long: {}, rounds: {}, standing: {}, rows: {}, u: {}, board: {} };

const shown = () =>
  [...document.querySelectorAll('img')].map(({ src }) => /([\w-]+)\.svg/.exec(src)?.[1]);
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe.each(languageCodes)('the layouts in %s', (language) => {
  const { layouts, rain } = reception[language];

  it('shows each layout and each place as a drawing', () => {
    renderInLayout(<Layouts copy={layouts} />, { language });
    expect(shown()).toHaveLength(layoutIds.length + 4);
    expect(shown()).not.toContain(undefined);
    expect(text()).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('says in a table how many each place takes in each layout, and marks the three firm figures', () => {
    renderInLayout(<Layouts copy={layouts} />, { language });
    const table = screen.getByRole('table', { name: layouts.places.caption });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    const { none: without, names } = layouts.places;
    expect(rows).toEqual([
      ['250', '150', '120', '400'],
      ['180', '80', '80', '400'],
      ['300', '180', '140', '400'],
      ['240', '136', '110', '300'],
      ['40', `–${without}`, '32', `–${without}`],
      [`40${names.smallHall}`, `–${without}`, '28', `–${without}`],
    ]);
    const { indoors, outdoors, meeting } = venue.capacity;
    expect(
      [...table.querySelectorAll('.border-accent')].map(({ textContent }) => textContent),
    ).toEqual([indoors, outdoors, meeting].map(String));
  });

  it('leaves out what the owner leaves out', () => {
    const { unmount } = renderInLayout(
      <Layouts
        copy={layouts}
        capacities={{ ...capacities, standing: {}, long: { hall: 250, lawn: 400 } }}
      />,
      { language },
    );
    expect(screen.queryByText(layouts.layouts.standing.name)).toBeNull();
    expect(shown()).not.toContain('terrace-long');
    unmount();
    const { container } = renderInLayout(
      <>
        <Layouts copy={layouts} capacities={none} />
        <Rain copy={rain} plans={[]} />
        <Stages copy={corporate[language].stages} seats={none} />
      </>,
      { language },
    );
    expect(container.querySelector('section, img, h3')).toBeNull();
  });

  it('says for each number of guests where they go in rain', () => {
    renderInLayout(<Rain copy={rain} />, { language });
    expect(shown()).toEqual(rainPlans.map(({ guests }) => `rain-${guests}`));
    for (const { guests } of rainPlans) {
      expect(screen.getByRole('link', { name: String(guests) })).toHaveAttribute(
        'href',
        `#rain-${guests}`,
      );
      expect(document.querySelector(`#rain-${guests} h3`)).toHaveTextContent(
        `${guests} ${rain.guests}`,
      );
    }
    expect(document.querySelector('#rain-400')).toHaveTextContent(/250.*150/);
  });

  it('shows companies three stages, and what is included only where it is known', () => {
    const { stages } = corporate[language];
    const { unmount } = renderInLayout(<Stages copy={stages} />, { language });
    expect(shown()).toEqual(['hall-rows', 'hall-u', 'smallHall-board']);
    expect(text()).toContain(`4 × ${formatNumber(2.25, language, { most: 2 })} `);
    expect(text()).not.toMatch(/[{}]|undefined|NaN/);
    unmount();
    renderInLayout(<Stages copy={stages} seats={{ ...capacities, u: {} }} equipment={null} />, {
      language,
    });
    expect(text()).not.toContain('2.25');
    expect(text()).not.toContain('2,25');
    expect(shown()).toEqual(['hall-rows', 'smallHall-board']);
  });
});

/** Chairs are dots of a dashed line. */
const chairsIn = (name: string): number =>
  [
    ...readFileSync(`src/features/layouts/drawings/${name}.svg`, 'utf8').matchAll(
      new RegExp(`stroke="${colors.accent}".*stroke-dasharray="0 (.+?)" d="M(.+?)"`, 'g'),
    ),
  ]
    .flatMap(([, step, paths = '']) =>
      paths.split('M').map((path) => {
        const [, shape, size] = /([ahv])([\d.]+)/.exec(path) ?? [];
        return shape === 'a'
          ? Math.round((2 * Math.PI * Number(size)) / Number(step))
          : Math.floor(Number(size) / Number(step)) + 1;
      }),
    )
    .reduce((sum, chairs) => sum + chairs, 0);

describe('the drawings', () => {
  it('have a chair for everyone', () => {
    const drawn = layoutIds.flatMap((layout) =>
      Object.entries(capacities[layout])
        .filter(([place]) => layout === 'long' || /hall/i.test(place))
        .map(([place, seats]) => ({ name: `${place}-${layout}`, seats })),
    );
    expect(drawn).toHaveLength(9);
    expect(drawn.map(({ name }) => ({ name, seats: chairsIn(name) }))).toEqual(drawn);
  });

  it('leave nobody in the rain', () => {
    for (const { guests, terrace } of rainPlans) {
      expect(chairsIn(`rain-${guests}`)).toBe(guests);
      const { hall, terrace: outside } = inRain(guests);
      expect(hall).toBeLessThanOrEqual(capacities.long.hall ?? 0);
      expect(outside).toBeLessThanOrEqual(
        terrace === 'tables' ? (capacities.long.terrace ?? 0) : 0,
      );
    }
  });
});

it('the capacities agree with those of the venue', () => {
  const seated = layoutIds
    .filter((layout) => layout !== 'standing')
    .map((layout) => capacities[layout]);
  const most = (places: readonly (typeof placeIds)[number][]) =>
    Math.max(...seated.flatMap((seats) => places.map((place) => seats[place] ?? 0)));
  expect(most(['hall'])).toBe(venue.capacity.indoors);
  expect(most(placeIds)).toBe(venue.capacity.outdoors);
  expect(capacities.board.smallHall).toBe(venue.capacity.meeting);
});
