import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RichText } from '../../../src/components/text/RichText.tsx';
import { venue } from '../../../src/facts/venue/venue.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { expectErrors } from '../../support/browser.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

it.each([
  ['wedding', 'el', '/gamos'],
  ['wedding', 'en', '/en/weddings'],
  ['phone', 'el', `tel:${venue.phones[0].dial}`],
  ['email', 'el', `mailto:${venue.email}`],
] as const)('links "%s" in %s to %s', (target, language, href) => {
  renderInLayout(<RichText text={`Δείτε [περισσότερα](${target}).`} />, { language });
  expect(screen.getByRole('link', { name: 'περισσότερα' })).toHaveAttribute('href', href);
});

it.each(languageCodes)('links to another site in %s, and tells screen readers so', (language) => {
  const { messages } = renderInLayout(
    <RichText text="Ο [οδηγός](https://www.ktima.gr/odigos)." />,
    {
      language,
    },
  );
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(`οδηγός ${messages.otherSite}`);
  expect(link).toHaveAttribute('href', 'https://www.ktima.gr/odigos');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('opens the legal text that "terms" names', async () => {
  const onLegalText = vi.fn();
  const { visitor } = renderInLayout(<RichText text="[όρους χρήσης](terms)" />, { onLegalText });
  await visitor.click(screen.getByRole('button', { name: 'όρους χρήσης' }));
  expect(onLegalText).toHaveBeenCalledExactlyOnceWith('terms');
});

it.each([
  ['emphasis and line breaks', 'Στις\n*ελιές*', 'Στις<br><em>ελιές</em>'],
  ['names of the other language marked', 'του Google', 'του <span lang="en">Google</span>'],
])('renders %s', (_, text, html) => {
  expect(renderInLayout(<RichText text={text} />).container.innerHTML).toBe(html);
});

it.each(['nowhere', 'toString', '/contact'])(
  'stops the build at a link to "%s", which is not a page, and names its file',
  (target) => {
    expectErrors();
    expect(() => renderInLayout(<RichText text={`[εδώ](${target})`} />)).toThrow(
      `Nothing is called "${target}" (markup.ts).`,
    );
  },
);
