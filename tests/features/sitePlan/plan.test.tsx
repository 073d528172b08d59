import type { VenueContent } from '../../../src/pages/venue/schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Venue from '../../../src/pages/venue/Venue.tsx';
import { remarkOn } from '../../../src/features/sitePlan/planCopy.ts';
import { parts, seats, stops, toilets } from '../../../src/site/facts/estateFacts.ts';
import { parking } from '../../../src/site/facts/driveFacts.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';

const copy = contentByLanguage<VenueContent>('venue', projectPhotos);

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe.each(languageCodes)('the venue page in %s', (language) => {
  const open = () =>
    renderInLayout(<Venue content={copy[language]} />, { language, at: pathOf('venue', language) });

  it('has a place for every numbered part, and both plan and list lead to all of them', () => {
    open();
    const plan = screen.getByRole('region', { name: copy[language].plan.title });
    // Numbers on the drawing are for touch; the list serves screen readers and Tab.
    const onPlan = [...plan.querySelectorAll('[aria-hidden] a')];
    expect(new Set(onPlan.map((link) => link.getAttribute('tabindex')))).toEqual(new Set(['-1']));
    const inList = within(plan).getByRole('list');
    const wanted = parts.map((part) => `#${part}`);
    expect(onPlan.map((link) => link.getAttribute('href'))).toEqual(wanted);
    expect(hrefsIn(inList)).toEqual(wanted);
    for (const part of parts) expect(document.getElementById(part), part).not.toBeNull();
    for (const stop of stops)
      expect(
        within(document.getElementById(stop)!).getByRole('heading', { level: 3 }),
      ).toHaveTextContent(copy[language].walk.stops[stop].name);
  });

  it('names each part by its number, and says how far it is or how many it seats', () => {
    open();
    const { plan } = copy[language];
    const inList = within(screen.getByRole('region', { name: plan.title })).getByRole('list');
    parts.forEach((part, at) => {
      const remark = remarkOn(part, plan);
      expect(remark, part).toBeTruthy();
      expect(
        within(inList).getByRole('link', { name: `${at + 1} ${plan.names[part]} ${remark}` }),
      ).toHaveAttribute('href', `#${part}`);
    });
    expect(screen.getByRole('img', { name: plan.description })).toBeVisible();
    expect(text()).not.toMatch(/[{}]/);
  });

  it('has at every stop its seats, what happens if it rains, and the way back to the plan', () => {
    open();
    const all = { ...seats, hall: venue.capacity.indoors, lawn: venue.capacity.outdoors };
    for (const stop of stops) {
      const { rain, where } = copy[language].walk.stops[stop];
      const article = document.getElementById(stop)!;
      expect(article).toHaveTextContent(rain.replaceAll('\u00a0', ' '));
      expect(article).toHaveTextContent(String(all[stop]));
      expect(within(article).getByRole('link', { name: where })).toHaveAttribute('href', '#plan');
    }
  });

  it('shows cars, coaches and toilets, and links to the plan in the first viewport', () => {
    open();
    const { facilities } = copy[language];
    expect(document.getElementById('parking')).toHaveTextContent(
      new RegExp(`${parking.cars}.*${parking.coaches}`),
    );
    expect(text()).toContain(facilities.items.toilets.remark);
    expect(facilities.items.toilets.remark).toContain(String(toilets));
    expect(screen.getByRole('link', { name: copy[language].toPlan })).toHaveAttribute(
      'href',
      '#plan',
    );
  });
});
