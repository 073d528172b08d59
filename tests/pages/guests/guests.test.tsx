import { screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { describe, expect, it, onTestFinished } from 'vitest';
import { beaches, lodgings } from '../../../src/facts/guests/guestFacts.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { Accommodation } from '../../../src/pages/guests/Accommodation.tsx';
import type { GuestsContent } from '../../../src/pages/guests/schema.ts';
import { ShareLink } from '../../../src/pages/guests/ShareLink.tsx';
import { Travel } from '../../../src/pages/guests/Travel.tsx';
import { getPath } from '../../../src/site/pages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const { accommodation, travel, share } = composeContent<GuestsContent>(
  'guests',
  'en',
  projectPhotos,
);

describe('what the owner leaves out', () => {
  it.each([
    ['lodgings', [], beaches, [accommodation.beaches.title]],
    ['beaches', lodgings, [], [accommodation.lodgings.title]],
    ['both', [], [], []],
  ] as const)('is not on the page: %s', (_, sleep, swim, titles) => {
    const { container } = renderInLayout(
      <Accommodation copy={accommodation} lodgings={sleep} beaches={swim} />,
      { language: 'en' },
    );
    expect(
      screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent),
    ).toEqual(titles);
    expect(container).not.toHaveTextContent('Infinity');
  });

  it('is not on the page: the taxi and the drives', () => {
    const { container } = renderInLayout(<Travel copy={travel} drives={[]} taxi={undefined} />, {
      language: 'en',
    });
    expect(container).toHaveTextContent(travel.transport.bus.name);
    expect(container).not.toHaveTextContent(travel.transport.taxi.name);
    expect(container).not.toHaveTextContent(travel.note);
    expect(container).not.toHaveTextContent(travel.title);
    expect(container).not.toHaveTextContent('{');
  });
});

it('copies the address of the page for guests if the browser cannot share, and announces it', async () => {
  onTestFinished(() => void toast.dismiss());
  const { visitor } = renderInLayout(
    <ShareLink copy={share} className="">
      Send
    </ShareLink>,
    { language: 'en' },
  );
  await visitor.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(toast.getToasts()).toEqual([expect.objectContaining({ title: share.copied })]),
  );
  expect(await navigator.clipboard.readText()).toBe(`${venue.url}${getPath('guests', 'en')}`);
});
