import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadError, download } from '../../src/app/download.ts';
import { layoutLoaders, pageLoaders, type LoadedPage } from '../../src/app/pageModules.ts';
import { languages, type Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { texts } from '../specification.ts';
import { expectErrors } from '../support/browser.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => void expectErrors());

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const phone = () =>
  screen.getAllByRole('link', { name: (name) => name.includes(venue.phones[0].display) });

const broken = async (language: Language): Promise<LoadedPage> => ({
  ...(await pageLoaders.home(language)),
  Page: () => {
    throw new Error('The olive press is stuck.');
  },
});
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe.each(['el', 'en'] as const)('a page that fails, in %s', (language) => {
  const { failure } = layoutMessages[language];
  const show = async () => {
    const screenThatBreaks = broken(language);
    vi.spyOn(pageLoaders, 'about').mockImplementation(() => screenThatBreaks);
    return renderSite(pathOf('about', language));
  };

  it('shows the heading of the specification and the message of the error', async () => {
    await show();
    expect(heading()).toBe(texts.failure);
    expect(screen.getByText('The olive press is stuck.')).toBeVisible();
  });

  it('keeps the frame and its language', async () => {
    await show();
    expect(
      screen.getByRole('navigation', { name: layoutMessages[language].mainMenu }),
    ).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe(language);
  });

  it('leads home and gives a number to call', async () => {
    await show();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: failure.home })).toHaveAttribute(
      'href',
      languages[language].home,
    );
    expect(
      main.getByRole('link', { name: `${failure.call} ${venue.phones[0].display}` }),
    ).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
    expect(main.getByText(failure.lead)).toBeVisible();
    expect(main.queryByRole('button', { name: failure.reload })).toBeNull();
  });
});

describe.each(['el', 'en'] as const)('a page that could not be downloaded, in %s', (language) => {
  const { failure } = layoutMessages[language];

  it('offers to load it again, and says why', async () => {
    vi.spyOn(pageLoaders, 'about').mockImplementation(lost);
    await renderSite(pathOf('about', language));
    expect(heading()).toBe(texts.failure);
    expect(screen.getByText(failure.download)).toBeVisible();
    expect(screen.getByRole('button', { name: failure.reload })).toBeEnabled();
    expect(phone()[0]).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
  });

  it('on the way from another page leaves the frame standing', async () => {
    vi.spyOn(pageLoaders, 'about').mockImplementation(lost);
    const { go } = await renderSite(pathOf('churches', language));
    await go(pathOf('about', language));
    await waitFor(() => expect(heading()).toBe(texts.failure));
    expect(
      screen.getByRole('navigation', { name: layoutMessages[language].mainMenu }),
    ).toBeInTheDocument();
  });
});

describe('a frame that could not be downloaded', () => {
  it.each(['el', 'en'] as const)(
    'leaves the heading, the message, a way home and a number to call, in %s',
    async (language) => {
      vi.spyOn(layoutLoaders, language).mockImplementation(lost);
      window.history.replaceState(null, '', pathOf('about', language));
      await renderSite(pathOf('about', language));
      expect(heading()).toBe(texts.failure);
      expect(screen.getByText('A part of this page could not be downloaded.')).toBeVisible();
      expect(screen.getByRole('main')).toHaveAttribute('lang', language);
      expect(screen.getByRole('link', { name: venue.name[language] })).toHaveAttribute(
        'href',
        languages[language].home,
      );
      expect(phone()[0]).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
      window.history.replaceState(null, '', '/');
    },
  );
});

describe('a download', () => {
  it('that succeeds is what was downloaded', async () => {
    await expect(download(Promise.resolve('words'))).resolves.toBe('words');
  });

  it('rejects with a DownloadError that keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    await expect(download(Promise.reject(cause))).rejects.toSatisfy(
      (error) => error instanceof DownloadError && error.cause === cause,
    );
  });
});
