import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MobileCtaBar } from '../../src/layout/MobileCtaBar.tsx';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { scrollTo } from '../support/browser.ts';
import { renderInLayout } from '../support/renderInLayout.tsx';

const hasForm = (id: string) => id === 'contact' || id === 'request';

it.each(allAddresses.filter(({ id }) => hasForm(id)))(
  'is absent on $path, where the form is the page',
  ({ path, language }) => {
    const { container } = renderInLayout(<MobileCtaBar />, { language, at: path });
    expect(container).toBeEmptyDOMElement();
  },
);

it.each(allAddresses.filter(({ id }) => !hasForm(id)))(
  'calls and asks on $path',
  ({ path, language }) => {
    const { messages } = renderInLayout(<MobileCtaBar />, { language, at: path });
    const bar = within(screen.getByRole('navigation', { name: messages.phoneBar.name }));
    expect(bar.getByRole('link', { name: messages.phoneBar.call })).toHaveAttribute(
      'href',
      `tel:${venue.phones[0].dial}`,
    );
    expect(bar.getByRole('link', { name: messages.enquire })).toHaveAttribute(
      'href',
      pathOf('contact', language),
    );
  },
);

it('appears once the hero has gone by', () => {
  const { messages } = renderInLayout(<MobileCtaBar />);
  const bar = screen.getByRole('navigation', { name: messages.phoneBar.name });
  expect(bar).toHaveAttribute('data-shown', 'false');
  scrollTo(window.innerHeight * 0.7);
  expect(bar).toHaveAttribute('data-shown', 'false');
  scrollTo(window.innerHeight * 0.7 + 1);
  expect(bar).toHaveAttribute('data-shown', 'true');
});
