import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Footer } from '../../src/layout/Footer.tsx';
import { formatHours, formatRating } from '../../src/site/formats/formats.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { footerPages } from '../../src/site/pages.ts';
import { addressesOf, allAddresses, legalTextIds, pathOf } from '../../src/site/paths.ts';
import { hoursOn, venue } from '../../src/site/facts/venue.ts';
import { renderInLayout, layoutMessages } from '../support/renderInLayout.tsx';

const footer = () => screen.getByRole('contentinfo');

describe.each(languageCodes)('the footer in %s', (language) => {
  const messages = layoutMessages[language];
  const show = (at = pathOf('home', language)) => renderInLayout(<Footer />, { language, at });

  it('lists the pages of the table, gallery included', () => {
    show();
    const list = within(
      screen.getByRole('navigation', { name: messages.footer.pages }),
    ).getAllByRole('link');
    expect(list.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      footerPages.map((id) => [messages.pages[id], pathOf(id, language)]),
    );
    expect(footerPages).toContain('gallery');
  });

  it('says which page one is on', () => {
    show(pathOf('gallery', language));
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(messages.pages.gallery);
  });

  it.each(
    allAddresses.filter((address) => address.language === language && address.id !== 'contact'),
  )('shows the hours on $path', ({ path, id }) => {
    show(path);
    expect(footer()).toHaveTextContent(
      `${messages.footer.everyDay}, ${formatHours(hoursOn(id, language), language)}`.replaceAll(
        '\u00a0',
        ' ',
      ),
    );
  });

  it.each(addressesOf('contact', language))(
    'shows no hours on %s, which has hours of its own',
    (path) => {
      show(path);
      expect(footer()).not.toHaveTextContent(messages.footer.everyDay);
      expect(footer()).not.toHaveTextContent(/\d:00/);
    },
  );

  it('shows the hours on a not-found page', () => {
    show(`${pathOf('home', language)}/nowhere`.replace('//', '/'));
    expect(footer()).toHaveTextContent(messages.footer.everyDay);
  });

  it('has the address, both phones and the e-mail address', () => {
    show();
    const { street, postalCode, locality, region } = venue.address;
    expect(footer()).toHaveTextContent(
      `${street[language]}${postalCode} ${locality[language]}, ${region[language]}`,
    );
    for (const { display, dial } of venue.phones)
      expect(screen.getByRole('link', { name: display })).toHaveAttribute('href', `tel:${dial}`);
    expect(screen.getByRole('link', { name: venue.email })).toHaveAttribute(
      'href',
      `mailto:${venue.email}`,
    );
  });

  it('says how guests rate us, in words that need no star, and leads to the reviews', () => {
    show();
    const { value, reviews } = venue.rating;
    const link = screen.getByRole('link', { name: new RegExp(messages.footer.ratingScale) });
    for (const said of [formatRating(value, language), String(reviews)])
      expect(link).toHaveTextContent(said);
    expect(link).not.toHaveTextContent('★');
    expect(link).toHaveAttribute('href', pathOf('reviews', language));
  });

  it('leads to the social pages', () => {
    show();
    for (const { name, url } of venue.social)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  });

  it('names the company with its seat and its numbers, and the copyright year', () => {
    show();
    const { name, seat, registryNumber, vatNumber } = venue.company;
    for (const fact of [
      `${name[language]}, ${seat[language]}`,
      `${messages.footer.registryNumber} ${registryNumber}`,
      `${messages.footer.vatNumber} ${vatNumber}`,
    ])
      expect(footer()).toHaveTextContent(fact);
    expect(footer()).toHaveTextContent(`© ${venue.copyrightYear} ${venue.name[language]}`);
  });
});

it.each(legalTextIds)('the text %s opens from the footer', async (text) => {
  const onLegalText = vi.fn();
  const { visitor, messages } = renderInLayout(<Footer />, { onLegalText });
  await visitor.click(screen.getByRole('button', { name: messages.footer[text] }));
  expect(onLegalText.mock.calls).toEqual([[text]]);
});
