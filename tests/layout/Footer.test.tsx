import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { venue } from '../../src/facts/venue/venue.ts';
import { Footer } from '../../src/layout/Footer.tsx';
import { formatRating } from '../../src/site/formats/formats.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { footerPages, getPath } from '../../src/site/pages.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const footer = () => screen.getByRole('contentinfo');
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe.each(languageCodes)('the footer in %s', (language) => {
  const show = (at = getPath('home', language)) => renderInLayout(<Footer />, { language, at });

  it('links to every page and marks the current one', () => {
    const { messages } = show(getPath('gallery', language));
    const pages = within(screen.getByRole('navigation', { name: messages.footer.pages }));
    expect(
      pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(footerPages.map((id) => [messages.pages[id], getPath(id, language)]));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent(messages.pages.gallery);
  });

  it('has the address, the phones, the e-mail address and the company', () => {
    show();
    const { street, postalCode, locality, region } = venue.address;
    const { name, seat, registryNumber, vatNumber } = venue.company;
    for (const fact of [
      `${street[language]}${postalCode} ${locality[language]}, ${region[language]}`,
      `${name[language]}, ${seat[language]}`,
      `${registryNumber}`,
      `${vatNumber}`,
      `© ${venue.copyrightYear} ${venue.name[language]}`,
    ])
      expect(footer()).toHaveTextContent(fact);
    for (const { display, dial } of venue.phones) expect(href(display)).toBe(`tel:${dial}`);
    expect(href(venue.email)).toBe(`mailto:${venue.email}`);
    for (const { name: network, url } of venue.social) expect(href(network)).toBe(url);
  });

  it('has no heading for social networks without one', () => {
    vi.spyOn(venue, 'social', 'get').mockReturnValue([]);
    const { messages } = show();
    expect(screen.queryByText(messages.footer.follow)).toBeNull();
  });

  it('has the rating as text, with a link to the reviews', () => {
    const { messages } = show();
    const { value, reviews } = venue.rating;
    const link = screen.getByRole('link', { name: new RegExp(messages.footer.ratingScale) });
    for (const figure of [formatRating(value, language), String(reviews)])
      expect(link).toHaveTextContent(figure);
    expect(link).toHaveAttribute('href', getPath('reviews', language));
  });
});
