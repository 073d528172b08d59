import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, expect, it } from 'vitest';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { legalTextIds } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => void toast.dismiss());

const { connection, footer, notices, close } = layoutMessages.en;

/** The layout sets language and listeners in effects. */
const renderListening = async (path: string) => {
  document.documentElement.lang = '';
  await renderSite(path);
  await waitFor(() => expect(document.documentElement.lang).not.toBe(''));
};
const happens = (event: 'offline' | 'online') =>
  act(async () => void window.dispatchEvent(new Event(event)));

it('shows a notice when the connection is lost, and when it is back', async () => {
  await renderListening('/en/about');
  await happens('online');
  expect(screen.queryByText(connection.back)).toBeNull();
  await happens('offline');
  const notice = await screen.findByRole('region', { name: notices });
  expect(notice).toHaveTextContent(connection.lost);
  expect(within(notice).getByRole('button', { name: close })).toBeInTheDocument();
  await happens('online');
  expect(await screen.findByText(connection.back)).toBeInTheDocument();
});

it('closes a notice over a dialog, and leaves the dialog open', async () => {
  // jsdom lacks it, and sonner calls it at each press.
  Element.prototype.setPointerCapture ??= () => {};
  const { visitor } = await renderSite('/en/about');
  await visitor.click(screen.getByRole('button', { name: footer.terms }));
  const dialog = await screen.findByRole('dialog');
  await happens('offline');
  const notice = (await screen.findByText(connection.lost)).closest('li')!;
  await visitor.click(within(notice).getByRole('button', { name: close, hidden: true }));
  await waitFor(() => expect(screen.queryByText(connection.lost)).toBeNull());
  expect(dialog).toBeInTheDocument();
});

it.each(legalTextIds)('opens the text %s from the footer, and gives the focus back', async (id) => {
  const { visitor } = await renderSite('/en/about');
  const opener = within(screen.getByRole('contentinfo')).getByRole('button', { name: footer[id] });
  const { title, parts } = await loadLegalText(id, 'en');
  await visitor.click(opener);
  const dialog = await screen.findByRole('dialog', { name: title });
  const headings = [...dialog.querySelectorAll('h2, h3, h4')].map((shown) => shown.textContent);
  expect(headings).toEqual([
    title,
    ...parts.flatMap((part) => [part.heading, ...part.sections.map(({ heading }) => heading)]),
  ]);
  const sections = parts.flatMap((part) => part.sections);
  expect(dialog.querySelectorAll('section section p')).toHaveLength(
    sections.flatMap(({ paragraphs }) => paragraphs).length,
  );
  await visitor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});
