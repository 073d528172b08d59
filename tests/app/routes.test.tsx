import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageLoaders } from '../../src/app/pageModules.ts';
import { languageCodes, languages } from '../../src/site/languages.ts';
import { headerPages, submenuOf } from '../../src/site/pages.ts';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { texts } from '../specification.ts';
import { expectErrors } from '../support/browser.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
});

const heading = () => screen.getByRole('heading', { level: 1 });

describe.each(allAddresses)('the address $path', ({ path, id, language }) => {
  it('shows its page in its language, with one heading, inside the frame', async () => {
    await renderSite(path);
    const { content } = await pageLoaders[id](language);
    await waitFor(() => expect(document.title).toBe(content.head.title));
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main h1')?.textContent?.trim()).toMatch(/\S/);
    expect(document.querySelector('header a')).toHaveAccessibleName(
      layoutMessages[language].homeLink,
    );
    expect(document.querySelector('footer')).toHaveTextContent(
      layoutMessages[language].footer.registryNumber,
    );
    expect(document.querySelector('body a')).toHaveAttribute('href', '#main');
    expect(document.querySelector('main')?.id).toBe('main');
    expect(document.querySelector('main > *')).toContainElement(heading());
  });
});

describe.each([
  { path: '/nowhere', language: 'el' },
  { path: '/gamos/extra', language: 'el' },
  { path: '/english', language: 'el' },
  { path: '/en/nowhere', language: 'en' },
  { path: '/en/gamos', language: 'en' },
] as const)('the unknown address $path', ({ path, language }) => {
  it('shows the specified message, links to the home page of its language and logs the path', async () => {
    const log = expectErrors();
    await renderSite(path);
    expect(heading()).toHaveTextContent(new RegExp(`^${texts.notFound}$`));
    expect(heading()).toHaveAttribute('lang', 'en');
    // Set in an effect, which may run late on a busy machine.
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    expect(
      within(screen.getByRole('main')).getByRole('link', {
        name: layoutMessages[language].notFound.home,
      }),
    ).toHaveAttribute('href', languages[language].home);
    expect(log.mock.calls).toEqual([['Not found:', path]]);
  });

  it('must not be indexed and has no canonical address', async () => {
    expectErrors();
    await renderSite(path);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    expect(document.title).toBe(layoutMessages[language].notFound.head.title);
  });
});

describe('a navigation', () => {
  it('changes page, head and address, and moves the focus to the new heading', async () => {
    const { visitor, router } = await renderSite('/emeis');
    const { content } = await pageLoaders.churches('el');
    await visitor.click(
      within(screen.getByRole('navigation', { name: layoutMessages.el.mainMenu })).getByRole(
        'link',
        {
          name: layoutMessages.el.pages.churches,
        },
      ),
    );
    await waitFor(() => expect(document.title).toBe(content.head.title));
    expect(router.state.location.pathname).toBe('/ekklisies');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  });

  it('to the other language changes the words of the frame and the language of the document, and leaves the focus', async () => {
    const { visitor } = await renderSite('/emeis');
    const link = screen.getAllByRole('link', { name: 'EN' })[0] as HTMLElement;
    await visitor.click(link);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(
      screen.getByRole('navigation', { name: layoutMessages.en.mainMenu }),
    ).toBeInTheDocument();
    const { content } = await pageLoaders.about('en');
    expect(document.title).toBe(content.head.title);
    expect(link).toHaveFocus();
  });

  it('to the other language keeps what was typed and chosen', async () => {
    const { visitor, container } = await renderSite('/request');
    const field = container.querySelector<HTMLInputElement>('[name="firstName"]')!;
    await visitor.type(field, 'Μαρία');
    await visitor.click(screen.getAllByRole('link', { name: 'EN' })[0] as HTMLElement);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Μαρία');
  });

  it('to a place on the same page leaves the focus alone', async () => {
    const { go } = await renderSite('/emeis');
    await go('/ekklisies');
    await waitFor(() => expect(heading()).toHaveFocus());
    const brand = document.querySelector<HTMLElement>('header a');
    brand?.focus();
    await go('/ekklisies#pages');
    expect(brand).toHaveFocus();
  });
});

describe('on Back and Forward', () => {
  const inFooter = (name: string) =>
    within(screen.getByRole('contentinfo')).getByRole('link', { name });

  it('the focus returns to the link by which one had left', async () => {
    const { visitor, go } = await renderSite('/emeis');
    await visitor.click(inFooter(layoutMessages.el.pages.reviews));
    await waitFor(() => expect(heading()).toHaveFocus());
    await visitor.click(screen.getAllByRole('link', { name: 'EN' })[0] as HTMLElement);
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    await go(-1);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'EN' })[0]).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(inFooter(layoutMessages.el.pages.reviews)).toHaveFocus());
    await go(1);
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'EN' })[0]).toHaveFocus());
  });

  it('the focus returns to the word of the menu whose link it was', async () => {
    const { visitor, go } = await renderSite('/emeis');
    const word = screen.getByRole('button', { name: layoutMessages.el.pages.reception });
    await visitor.click(word);
    await visitor.click(
      await screen.findByRole('menuitem', { name: layoutMessages.el.pages.party }),
    );
    await waitFor(() => expect(heading()).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(word).toHaveFocus());
  });

  it('the focus stays alone where one had left by no link', async () => {
    const { go, router } = await renderSite('/emeis');
    await go('/ekklisies');
    await waitFor(() => expect(heading()).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/emeis'));
    expect(heading()).not.toHaveFocus();
  });
});

it('from the home page every page of the menu can be reached in both languages', async () => {
  for (const language of languageCodes) {
    const { unmount } = await renderSite(pathOf('home', language));
    const addresses = new Set(
      [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    for (const id of headerPages.flatMap((page) => [page, ...submenuOf(page)]))
      expect(addresses, `${id} ${language}`).toContain(pathOf(id, language));
    unmount();
  }
});
