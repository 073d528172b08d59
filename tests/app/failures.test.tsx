import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { layoutLoaders, pageLoaders } from '../../src/app/pageModules.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { texts } from '../specification.ts';
import { expectErrors } from '../support/browser.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => void expectErrors());

const { failure, mainMenu } = layoutMessages.en;
const [phone] = venue.phones;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const phoneLink = () =>
  screen.getAllByRole('link', { name: (name) => name.includes(phone.display) });
const expectLayout = () => {
  expect(screen.getByRole('navigation', { name: mainMenu })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
};
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('shows the error, a link home and a phone number in the layout if a page fails', async () => {
  const Page = () => {
    throw new Error('The olive press is stuck.');
  };
  const page = { ...(await pageLoaders.home('en')), Page };
  vi.spyOn(pageLoaders, 'about').mockResolvedValue(page);
  await renderSite('/en/about');
  expect(heading()).toBe(texts.failure);
  expect(screen.getByText('The olive press is stuck.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/en');
  expect(main.getByRole('link', { name: `${failure.call} ${phone.display}` })).toHaveAttribute(
    'href',
    `tel:${phone.dial}`,
  );
  expect(main.queryByRole('button', { name: failure.reload })).toBeNull();
  expectLayout();
});

it('offers to load a page again that could not be downloaded', async () => {
  vi.spyOn(pageLoaders, 'about').mockImplementation(lost);
  const { go } = await renderSite('/en/churches');
  await go('/en/about');
  await waitFor(() => expect(heading()).toBe(texts.failure));
  expect(screen.getByText(failure.download)).toBeVisible();
  expect(screen.getByRole('button', { name: failure.reload })).toBeEnabled();
  expect(phoneLink()[0]).toHaveAttribute('href', `tel:${phone.dial}`);
  expectLayout();
});

it.each([
  ['el', '/emeis', '/'],
  ['en', '/en/about', '/en'],
] as const)('shows in %s a link home and a phone number if the layout fails', async (...row) => {
  const [language, path, home] = row;
  vi.spyOn(layoutLoaders, language).mockImplementation(lost);
  window.history.replaceState(null, '', path);
  await renderSite(path);
  expect(heading()).toBe(texts.failure);
  expect(screen.getByText('A part of this page could not be downloaded.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('lang', language);
  const homeLink = screen.getByRole('link', { name: venue.name[language] });
  expect(homeLink).toHaveAttribute('href', home);
  expect(phoneLink()[0]).toHaveAttribute('href', `tel:${phone.dial}`);
  window.history.replaceState(null, '', '/');
});
