import { beforeEach, describe, expect, it, vi } from 'vitest';
import { churches } from '../../src/facts/venue/venue.ts';
import Home from '../../src/pages/home/index.tsx';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { PlacesTour } from '../../src/pages/venue/PlacesTour.tsx';
import type { VenueContent } from '../../src/pages/venue/schema.ts';
import { SitePlan } from '../../src/pages/venue/SitePlan.tsx';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../support/photos.ts';
import { builtOn, renderInLayout } from '../support/renderInLayout.tsx';

const closedUntil = '2027-03-31';

vi.mock('../../src/content/facts/churches.json', async (original) => {
  const { default: file } = await original<{ default: { churches: object[] } }>();
  const [first, ...others] = file.churches.map((church) => ({ ...church, closedUntil: undefined }));
  return { default: { churches: [{ ...first, closedUntil: '2027-03-31' }, ...others] } };
});
vi.mock('../../src/content/facts/partners.json', async (original) => {
  const { default: file } = await original<{ default: Record<string, object> }>();
  return { default: { ...file, dj: { ...file['dj'], closedUntil: '2027-03-31' } } };
});
vi.mock('../../src/content/facts/estate.json', async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    closedUntil: { pergola: '2027-03-31' },
  },
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const goTo = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`));

describe.each([
  [builtOn, false],
  [closedUntil, false],
  ['2027-04-01', true],
])('on %s', (today, isShown) => {
  it(`a church and a partner that are closed until ${closedUntil} are listed: ${isShown}`, () => {
    goTo(today);
    const content = composeContent<HomeContent>('home', 'el', projectPhotos);
    const { container } = renderInLayout(<Home content={content} />);
    expect(container.querySelectorAll('li.church')).toHaveLength(
      isShown ? churches.length : churches.length - 1,
    );
    expect(container.textContent.includes(churches[0]!.name.el)).toBe(isShown);
    expect(container.querySelector(`[aria-label="${content.partners.dj}"]`) !== null).toBe(isShown);
    expect(container.querySelector(`[aria-label="${content.partners.catering}"]`)).not.toBeNull();
  });

  it(`a place that is closed until ${closedUntil} is listed: ${isShown}`, () => {
    goTo(today);
    const { plan, tour, pictures } = composeContent<VenueContent>('venue', 'el', projectPhotos);
    const { container } = renderInLayout(
      <>
        <SitePlan copy={plan} />
        <PlacesTour copy={tour} photos={pictures} />
      </>,
    );
    expect(container.querySelector('#pergola') !== null).toBe(isShown);
    expect(container.querySelectorAll('a[href="#pergola"]')).toHaveLength(isShown ? 2 : 0);
    expect(container.querySelectorAll('a[href="#lawn"]')).toHaveLength(2);
  });
});
