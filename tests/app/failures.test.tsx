import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { layoutLoaders, pageLoaders } from '../../src/app/pageModules.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { fixedTexts } from '../specification.ts';
import { expectErrors } from '../support/browser.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

beforeEach(() => void expectErrors());

const { failure, mainMenu } = layoutMessages.en;
const [phone] = venue.phones;
const head = () => [
  document.title,
  ...[...document.querySelectorAll('meta[name="robots"]')].map((tag) =>
    tag.getAttribute('content'),
  ),
];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows the error, noindex, a link home and a phone number in the layout if a page fails', async () => {
  const Page = () => {
    throw new Error('The olive press is stuck.');
  };
  const page = { ...(await pageLoaders.home('en')), Page };
  vi.spyOn(pageLoaders, 'about').mockResolvedValue(page);
  await renderSite('/en/about');
  expect(heading()).toBe(fixedTexts.failure);
  expect(head()).toEqual([`${fixedTexts.failure} ${venue.name.en}`, 'noindex']);
  expect(screen.getByText('The olive press is stuck.')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: failure.home })).toHaveAttribute('href', '/en');
  expect(main.getByRole('link', { name: `${failure.call} ${phone.display}` })).toHaveAttribute(
    'href',
    `tel:${phone.dial}`,
  );
  expect(main.queryByRole('button', { name: failure.reload })).toBeNull();
  expect(screen.getByRole('navigation', { name: mainMenu })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it.each([
  ['el', '/emeis', '/'],
  ['en', '/en/about', '/en'],
] as const)('shows in %s noindex, a link home and a phone if the layout fails', async (...row) => {
  const [language, path, home] = row;
  vi.spyOn(layoutLoaders, language).mockRejectedValue(new TypeError('Failed to fetch'));
  await renderSite(path);
  expect(heading()).toBe(fixedTexts.failure);
  expect(head()).toEqual([`${fixedTexts.failure} ${venue.name[language]}`, 'noindex']);
  expect(screen.getByText('A part of this page could not be downloaded.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('lang', language);
  const homeLink = screen.getByRole('link', { name: venue.name[language] });
  expect(homeLink).toHaveAttribute('href', home);
  const phoneLink = screen.getByRole('link', { name: phone.display });
  expect(phoneLink).toHaveAttribute('href', `tel:${phone.dial}`);
  window.history.replaceState(null, '', '/');
});
