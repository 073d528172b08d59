import type { GuestsContent } from '../../../src/pages/guests/schema.ts';
import { screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Guests from '../../../src/pages/guests/Guests.tsx';
import { ShareLink } from '../../../src/pages/guests/ShareLink.tsx';
import { Accommodation } from '../../../src/pages/guests/Accommodation.tsx';
import { Travel } from '../../../src/pages/guests/Travel.tsx';
import { formatMinutes } from '../../../src/site/formats/formats.ts';
import { drives } from '../../../src/site/facts/driveFacts.ts';
import { beaches, lodgings, taxi } from '../../../src/site/facts/guestFacts.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { chats, churches, mapLink, venue } from '../../../src/site/facts/venue.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';

const copy = contentByLanguage<GuestsContent>('guests', projectPhotos);

const hrefs = () =>
  screen
    .getAllByRole('link')
    .concat(screen.getAllByRole('button'))
    .map((link) => link.getAttribute('href'));
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

afterEach(() => vi.unstubAllGlobals());

describe.each(languageCodes)('the page for guests in %s', (language) => {
  it('shows every route, place and hour, and links to map, phone, chats and churches', () => {
    renderInLayout(<Guests content={copy[language]} />, {
      language,
      at: pathOf('guests', language),
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    for (const fact of [
      ...drives.map(({ from }) => from[language]),
      ...[...lodgings, ...beaches, ...churches].map(({ name }) => name[language]),
      taxi?.display ?? '',
      venue.phones[0].display,
    ])
      expect(text()).toContain(fact);
    for (const { minutes } of [...drives, ...lodgings, ...beaches])
      expect(text()).toContain(formatMinutes(minutes, language).replace('\u00a0', ' '));
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        mapLink(venue.position),
        `tel:${venue.phones[0].dial}`,
        `tel:${taxi?.dial}`,
        ...Object.values(chats),
        pathOf('churches', language),
        ...lodgings.map(({ website }) => website),
        ...churches.map(mapLink),
      ]),
    );
    expect(text()).not.toMatch(/[{}*]/);
  });

  it('has a drawing with a name, and a month for each sunset', () => {
    renderInLayout(<Guests content={copy[language]} />, {
      language,
      at: pathOf('guests', language),
    });
    const { drawing } = copy[language].road;
    expect(
      within(screen.getByRole('img', { name: drawing.description })).getByText(drawing.markopoulo),
    ).toBeInTheDocument();
    for (const month of Object.values(copy[language].evening.sunsets.months))
      expect(screen.getByText(month)).toBeInTheDocument();
  });
});

describe('what the owner leaves out leaves the page', () => {
  const { stay, travel } = copy.en;
  const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

  it('lodgings, or beaches', () => {
    const { unmount } = renderInLayout(
      <Accommodation copy={stay} lodgings={[]} beaches={beaches} />,
      {
        language: 'en',
      },
    );
    expect(headings()).not.toContain(stay.sleep.title);
    expect(headings()).toContain(stay.swim.title);
    expect(screen.getByRole('region', { name: stay.swim.title })).toBeVisible();
    unmount();
    renderInLayout(<Accommodation copy={stay} lodgings={lodgings} beaches={[]} />, {
      language: 'en',
    });
    expect(headings()).toContain(stay.sleep.title);
    expect(headings()).not.toContain(stay.swim.title);
    expect(text()).not.toContain('Infinity');
  });

  it('the whole section, with both', () => {
    renderInLayout(<Accommodation copy={stay} lodgings={[]} beaches={[]} />, { language: 'en' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(text()).toBe('');
  });

  it('the taxi, and the times', () => {
    renderInLayout(<Travel copy={travel} drives={[]} taxi={undefined} />, { language: 'en' });
    expect(screen.queryByText(travel.means.taxi.name)).toBeNull();
    expect(screen.queryByText(travel.note)).toBeNull();
    expect(screen.getByText(travel.means.bus.name)).toBeVisible();
    expect(text()).not.toContain('{phone}');
  });
});

describe('sending the page', () => {
  afterEach(() => void toast.dismiss());

  const renderShare = () =>
    renderInLayout(
      <ShareLink copy={copy.en.share} className="">
        Send
      </ShareLink>,
      { language: 'en', at: pathOf('guests', 'en') },
    );
  const address = `${venue.url}${pathOf('guests', 'en')}`;

  it('is a mail with the address before and without script', () => {
    renderShare();
    const href = screen.getByRole('button', { name: 'Send' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^mailto:\?/);
    expect(decodeURIComponent(href)).toContain(address);
    expect(decodeURIComponent(href)).toContain(copy.en.share.text);
  });

  it('copies the address and shows a message if the browser cannot share', async () => {
    const { visitor } = renderShare();
    await visitor.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() =>
      expect(toast.getToasts()).toEqual([
        expect.objectContaining({ id: 'copy', title: copy.en.share.copied }),
      ]),
    );
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('says nothing once the phone has shared it', async () => {
    const sharing = vi.fn(async () => {});
    const { visitor } = renderShare();
    Object.assign(navigator, { share: sharing });
    await visitor.click(screen.getByRole('button', { name: 'Send' }));
    expect(sharing).toHaveBeenCalledWith({ url: address, text: copy.en.share.text });
    expect(toast.getToasts()).toEqual([]);
    Reflect.deleteProperty(navigator, 'share');
  });
});
