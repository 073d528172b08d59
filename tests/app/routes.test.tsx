import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageLoaders } from '../../src/app/pageModules.ts';
import { languages } from '../../src/site/languages.ts';
import { texts } from '../specification.ts';
import { expectErrors } from '../support/browser.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => {
  sessionStorage.clear();
  document.head.innerHTML = '';
});

const { pages, mainMenu } = layoutMessages.el;
const heading = () => screen.getByRole('heading', { level: 1 });
const english = () => screen.getAllByRole('link', { name: 'EN' })[0]!;
const inFooter = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });
const languageIs = (language: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(language));

it.each([
  { path: '/gamos/extra', language: 'el' },
  { path: '/en/gamos', language: 'en' },
] as const)('shows a noindex page in $language at the unknown address $path', async (unknown) => {
  const log = expectErrors();
  const { notFound } = layoutMessages[unknown.language];
  await renderSite(unknown.path);
  expect(heading()).toHaveTextContent(new RegExp(`^${texts.notFound}$`));
  expect(heading()).toHaveAttribute('lang', 'en');
  await languageIs(unknown.language);
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: notFound.home }),
  ).toHaveAttribute('href', languages[unknown.language].home);
  expect(log.mock.calls).toEqual([['Not found:', unknown.path]]);
  expect(document.title).toBe(notFound.head.title);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
});

describe('a navigation', () => {
  it('changes page, head and address, and moves the focus to the new heading', async () => {
    const { visitor, router } = await renderSite('/emeis');
    const menu = within(screen.getByRole('navigation', { name: mainMenu }));
    await visitor.click(menu.getByRole('link', { name: pages.churches }));
    const { content } = await pageLoaders.churches('el');
    await waitFor(() => expect(document.title).toBe(content.head.title));
    expect(router.state.location.pathname).toBe('/ekklisies');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });

  describe('where the browser has view transitions', () => {
    afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

    it('changes the page while the transition waits, also if another link is followed first', async () => {
      const { visitor } = await renderSite('/emeis');
      const about = heading().textContent;
      const headings: (string | null)[] = [];
      const transitions: Promise<void>[] = [];
      document.startViewTransition = (update) => {
        const change = async () => {
          headings.push(heading().textContent);
          await (update as () => Promise<void>)();
          headings.push(heading().textContent);
        };
        transitions.push(Promise.resolve().then(change));
        return { ready: Promise.reject(new Error('Skipped')) } as ViewTransition;
      };
      await visitor.click(inFooter(pages.reviews));
      await waitFor(() => expect(transitions).toHaveLength(1));
      await visitor.click(inFooter(pages.contact));
      await waitFor(() => expect(transitions).toHaveLength(2));
      await Promise.all(transitions);
      expect(headings.at(0)).toBe(about);
      expect(headings.at(-1)).toBe(heading().textContent);
      expect(document.title).toBe((await pageLoaders.contact('el')).content.head.title);
    });
  });

  it('changes the layout to the other language, and keeps focus and what was typed', async () => {
    const { visitor, container } = await renderSite('/request');
    const field = container.querySelector<HTMLInputElement>('[name="firstName"]')!;
    await visitor.type(field, 'Μαρία');
    const link = english();
    await visitor.click(link);
    await languageIs('en');
    expect(screen.getByRole('navigation', { name: layoutMessages.en.mainMenu })).toBeVisible();
    expect(document.title).toBe((await pageLoaders.request('en')).content.head.title);
    expect(link).toHaveFocus();
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Μαρία');
  });
});

describe('Back', () => {
  it('returns the focus to the link that the visitor followed', async () => {
    const { visitor, go } = await renderSite('/emeis');
    await visitor.click(inFooter(pages.reviews));
    await waitFor(() => expect(heading()).toHaveFocus());
    await visitor.click(english());
    await languageIs('en');
    await go(-1);
    await waitFor(() => expect(english()).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(inFooter(pages.reviews)).toHaveFocus());
    await go(1);
    await waitFor(() => expect(english()).toHaveFocus());
  });

  it('returns the focus to the button of the menu that had the link', async () => {
    const { visitor, go } = await renderSite('/emeis');
    const button = screen.getByRole('button', { name: pages.reception });
    await visitor.click(button);
    await visitor.click(await screen.findByRole('menuitem', { name: pages.party }));
    await waitFor(() => expect(heading()).toHaveFocus());
    await go(-1);
    await waitFor(() => expect(button).toHaveFocus());
  });
});
