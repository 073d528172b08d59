import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { legalTextIds, pathOf } from '../../src/site/paths.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => {
  sessionStorage.clear();
  toast.dismiss();
});

/** The layout sets language and connection listeners in effects. */
const renderListening = async (at: string) => {
  document.documentElement.lang = '';
  await renderSite(at);
  await waitFor(() => expect(document.documentElement.lang).not.toBe(''));
};

const happens = (event: 'offline' | 'online') =>
  act(async () => void window.dispatchEvent(new Event(event)));

describe.each(languageCodes)('the frame in %s', (language) => {
  it('says when the connection is lost and when it is back', async () => {
    await renderListening(pathOf('about', language));
    await happens('offline');
    expect(await screen.findByText(layoutMessages[language].connection.lost)).toBeInTheDocument();
    await happens('online');
    expect(await screen.findByText(layoutMessages[language].connection.back)).toBeInTheDocument();
  });

  it.each(legalTextIds)(
    'opens the text %s in its language from the footer, and gives the focus back',
    async (text) => {
      const { visitor } = await renderSite(pathOf('about', language));
      const opener = within(screen.getByRole('contentinfo')).getByRole('button', {
        name: layoutMessages[language].footer[text],
      });
      const messages = await loadLegalText(text, language);
      await visitor.click(opener);
      expect(await screen.findByRole('dialog', { name: messages.title })).toBeVisible();
      await visitor.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );
});

it('a connection that was never lost is not announced', async () => {
  await renderListening('/emeis');
  await happens('online');
  expect(screen.queryByText(layoutMessages.el.connection.back)).toBeNull();
});

it('the terms open from the note of a form', async () => {
  const { visitor } = await renderSite('/');
  const messages = await loadLegalText('terms', 'el');
  await visitor.click(screen.getByRole('button', { name: 'όρους χρήσης' }));
  expect(await screen.findByRole('dialog', { name: messages.title })).toBeVisible();
});

it('opens closed details while a page is printed, and closes only those again', async () => {
  await renderListening(pathOf('reception', 'en'));
  const all = [...document.querySelectorAll('details')];
  expect(all.length).toBeGreaterThan(1);
  const states = () => all.map(({ open }) => open);
  all[0]!.open = true;
  const before = states();
  // Some browsers fire it twice.
  for (const event of ['beforeprint', 'beforeprint']) window.dispatchEvent(new Event(event));
  expect(states()).not.toContain(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(states()).toEqual(before);
});
