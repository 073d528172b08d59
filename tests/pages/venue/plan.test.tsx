import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ownDrives from '../../../src/content/facts/drive.json' with { type: 'json' };
import { estateParts, seats, toilets, tourStops } from '../../../src/facts/estate/estateFacts.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { formatRemark } from '../../../src/features/sitePlan/planCopy.ts';
import type { VenueContent } from '../../../src/pages/venue/schema.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../../support/photos.ts';
import { openStatic } from '../../support/staticPage.ts';

const getHrefs = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
const unspaced = (text?: string) => text?.replaceAll(/\s/g, '');
const place = (id: string) => document.getElementById(id)!;

describe.each(languageCodes)('the plan of the estate in %s', (language) => {
  const { facilities, plan, toPlan, tour } = composeContent<VenueContent>(
    'venue',
    language,
    projectPhotos,
  );
  const open = async () => {
    const main = await openStatic('venue', language);
    return within(main).getByRole('region', { name: plan.title });
  };

  it('links to every part in the drawing, and in a list with numbers and distances or seats', async () => {
    const region = await open();
    within(region).getByRole('img', { name: plan.description });
    const wanted = estateParts.map((part) => `#${part}`);
    expect(getHrefs(region, '[aria-hidden] a[tabindex="-1"]')).toEqual(wanted);
    expect(getHrefs(region, 'a:not([tabindex])[href^="#"]')).toEqual(wanted);
    const links = [...region.querySelectorAll('a:not([tabindex])[href^="#"]')];
    estateParts.forEach((part, at) => {
      expect(place(part), part).not.toBeNull();
      const remark = formatRemark(part, plan);
      expect(remark, part).toBeTruthy();
      expect(unspaced(links[at]?.textContent)).toContain(
        unspaced(`${at + 1}${plan.names[part]}${remark}`),
      );
    });
    const [first] = document.querySelectorAll('a[href="#plan"]');
    expect(first).toHaveTextContent(toPlan);
  });

  it('shows at every stop its seats and its use in rain, with a link back', async () => {
    await open();
    const all = { ...seats, hall: venue.capacity.indoors, lawn: venue.capacity.outdoors };
    for (const stop of tourStops) {
      const { name, rain } = tour.stops[stop];
      expect(place(stop).querySelector('h3')).toHaveTextContent(name);
      expect(place(stop)).toHaveTextContent(rain.replaceAll('\u00a0', ' '));
      expect(place(stop)).toHaveTextContent(String(all[stop]));
      expect(getHrefs(place(stop), 'a')).toContain('#plan');
    }
  });

  it('shows the number of cars, coaches and toilets', async () => {
    await open();
    expect(place('parking')).toHaveTextContent(
      new RegExp(`${ownDrives.parking.cars}.*${ownDrives.parking.coaches}`),
    );
    expect(facilities.remarks.toilets).toContain(String(toilets));
    expect(document.body).toHaveTextContent(facilities.remarks.toilets);
  });
});
