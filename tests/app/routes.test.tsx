import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageLoaders } from '../../src/app/pageModules.ts';
import { mails } from '../../src/content/mails.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => document.head.replaceChildren());

const { pages } = layoutMessages.el;
const heading = () => screen.getByRole('heading', { level: 1 });
const english = () => screen.getAllByRole('link', { name: 'EN' })[0]!;
const inFooter = (name: string) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name });
const languageIs = (language: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(language));

it('changes the layout and field errors to the other language, and keeps focus and what was typed', async () => {
  const { visitor, container } = await renderSite('/request');
  const field = container.querySelector<HTMLInputElement>('[name="firstName"]')!;
  await visitor.type(field, 'Μαρία');
  await visitor.click(container.querySelector('form [type="submit"]')!);
  const link = english();
  await visitor.click(link);
  await languageIs('en');
  expect(screen.getByRole('navigation', { name: layoutMessages.en.mainMenu })).toBeVisible();
  expect(document.title).toBe((await pageLoaders.request('en')).content.head.title);
  expect(link).toHaveFocus();
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Μαρία');
  expect(container.querySelector('[name="lastName"]')).toHaveAccessibleDescription(
    mails.en.enquiry.fieldErrors.missing.lastName,
  );
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
