import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RichText } from '../../../src/components/text/RichText.tsx';
import { languageCodes } from '../../../src/site/languages.ts';
import { pageIds } from '../../../src/site/pages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { expectErrors } from '../../support/browser.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const link = (name: string) => screen.getByRole('link', { name });

it.each(pageIds.flatMap((id) => languageCodes.map((language) => ({ id, language }))))(
  'a link to "$id" leads there in $language',
  ({ id, language }) => {
    renderInLayout(<RichText text={`Δείτε [περισσότερα](${id}).`} />, { language });
    expect(link('περισσότερα')).toHaveAttribute('href', pathOf(id, language));
  },
);

it('a link to "phone" calls the estate and a link to "email" writes to it', () => {
  renderInLayout(<RichText text="[Καλέστε](phone) ή [γράψτε](email)" />);
  expect(link('Καλέστε')).toHaveAttribute('href', `tel:${venue.phones[0].dial}`);
  expect(link('γράψτε')).toHaveAttribute('href', `mailto:${venue.email}`);
});

it('a link to "terms" opens the dialog and leads nowhere', async () => {
  const onLegalText = vi.fn();
  const { visitor } = renderInLayout(<RichText text="Με τους [όρους χρήσης](terms)." />, {
    onLegalText,
  });
  await visitor.click(screen.getByRole('button', { name: 'όρους χρήσης' }));
  expect(onLegalText.mock.calls).toEqual([['terms']]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('emphasis and line breaks become elements, and the rest stays as it is written', () => {
  const { container } = renderInLayout(
    <RichText text={'Ανάμεσα στις ελιές\nκαι τη *θάλασσα* <b>'} />,
  );
  expect(container.innerHTML).toBe('Ανάμεσα στις ελιές<br>και τη <em>θάλασσα</em> &lt;b&gt;');
});

it.each(['nowhere', 'toString', '/contact'])(
  'a link to "%s", which is no page, stops the build and says where to look',
  (target) => {
    expectErrors();
    expect(() => renderInLayout(<RichText text={`[εδώ](${target})`} />)).toThrow(
      `Nothing is called "${target}" (linkTarget.ts).`,
    );
  },
);

it('names of the other language are marked as such, wherever they stand', () => {
  const { container } = renderInLayout(
    <RichText text="Οι χάρτες είναι του OpenStreetMap και του *Google*" />,
  );
  expect(container.innerHTML).toBe(
    'Οι χάρτες είναι του <span lang="en">OpenStreetMap</span> και του <em><span lang="en">Google</span></em>',
  );
});
