import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLinkTarget, parseMarkup, type Run } from '../../../src/components/text/markup.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { getPath } from '../../../src/site/pages.ts';

it.each(['2 * 3', '[not a link]', '[nor](this', 'a ** b', '(just) brackets'])(
  'leaves incomplete markup as text: %s',
  (text) => {
    expect(parseMarkup(text)).toEqual([{ kind: 'text', text }]);
  },
);

it('loses no character of a text', () => {
  const written = (run: Run): string => {
    if (run.kind === 'break') return '\n';
    if (run.kind === 'link') return `[${run.text}](${run.target})`;
    return run.kind === 'em' ? `*${run.text}*` : run.text;
  };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'*[]()\n\\ aλς'), maxLength: 40 }), (text) => {
      expect(parseMarkup(text).map(written).join('')).toBe(text);
    }),
  );
});

it('reads the address of a page of this site as the page', () => {
  const url = venue.url + getPath('guests', 'en');
  expect(parseLinkTarget(`${url}#stay`)).toEqual({ to: 'page', page: 'guests', hash: 'stay' });
  expect(parseLinkTarget(`${venue.url}/no-page`)).toMatchObject({ to: 'site' });
});

it('links to other sites by https, with brackets in the address', () => {
  const url = 'https://el.wikipedia.org/wiki/Κερατέα_(Αττική)?a=b#c';
  expect(parseMarkup(`Δείτε [εδώ](${url}).`)[1]).toEqual({
    kind: 'link',
    text: 'εδώ',
    target: url,
  });
  expect(parseLinkTarget(url)).toEqual({ to: 'site', url });
});

it.each([
  'http://www.ktima.gr',
  'HTTPS://www.ktima.gr',
  'www.ktima.gr',
  '//ktima.gr',
  'https://ktima',
  'https://a@ktima.gr',
  'https://ktima.gr/α β',
  'https://ktima.gr/"onclick="x',
  'javascript:alert(1)',
  'mailto:info@ktima.gr',
])('does not link to %s', (target) => {
  expect(parseLinkTarget(target)).toBeUndefined();
});
