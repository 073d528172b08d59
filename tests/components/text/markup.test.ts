// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkup, plainText, type Run } from '../../../src/components/text/markup.ts';

const source = fc.string({ unit: fc.constantFrom(...'*[]()\n\\ aλς'), maxLength: 40 });
const unmarked = fc.string({ unit: fc.constantFrom(...' aλς.,«»()'), maxLength: 40 });

const written = (run: Run): string =>
  ({
    text: run.kind === 'text' && run.text,
    em: run.kind === 'em' && `*${run.text}*`,
    link: run.kind === 'link' && `[${run.text}](${run.target})`,
    break: '\n',
  })[run.kind] || '';

describe('the marks of words files', () => {
  it('stars are emphasis', () => {
    expect(parseMarkup('Ανάμεσα στις ελιές και τη *θάλασσα*.')).toEqual([
      { kind: 'text', text: 'Ανάμεσα στις ελιές και τη ' },
      { kind: 'em', text: 'θάλασσα' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('brackets are a link with its target', () => {
    expect(parseMarkup('[Γράψτε μας](contact)')).toEqual([
      { kind: 'link', text: 'Γράψτε μας', target: 'contact' },
    ]);
  });

  it('a line break is a line break', () => {
    expect(parseMarkup('one\ntwo')).toEqual([
      { kind: 'text', text: 'one' },
      { kind: 'break' },
      { kind: 'text', text: 'two' },
    ]);
  });

  it('several marks stand side by side', () => {
    expect(parseMarkup('*a*\n[b](email)*c*').map((run) => run.kind)).toEqual([
      'em',
      'break',
      'link',
      'em',
    ]);
  });

  it.each(['2 * 3', '[not a link]', '[nor](this', 'a ** b', '(just) brackets'])(
    'what is no whole mark stays text: %s',
    (text) => {
      expect(parseMarkup(text)).toEqual([{ kind: 'text', text }]);
    },
  );

  it('reading and writing again loses no character, whatever the text', () => {
    fc.assert(
      fc.property(
        source,
        (text) => void expect(parseMarkup(text).map(written).join('')).toBe(text),
      ),
    );
  });

  it('a text without marks is one run', () => {
    fc.assert(
      fc.property(
        unmarked.filter(Boolean),
        (text) => void expect(parseMarkup(text)).toEqual([{ kind: 'text', text }]),
      ),
    );
  });

  it('no run is empty', () => {
    fc.assert(
      fc.property(
        source,
        (text) =>
          void expect(
            parseMarkup(text).every((run) => run.kind === 'break' || run.text !== ''),
          ).toBe(true),
      ),
    );
  });
});

describe('the words without their marks', () => {
  it('keep the text of emphasis and links, and a space for a line break', () => {
    expect(plainText('Ανάμεσα\nστις *ελιές*: [γράψτε μας](contact)')).toBe(
      'Ανάμεσα στις ελιές: γράψτε μας',
    );
  });

  it('equal the text if it has no marks', () => {
    fc.assert(fc.property(unmarked, (text) => void expect(plainText(text)).toBe(text)));
  });

  it('lose no letter outside a link target', () => {
    const letters = (text: string) => text.replaceAll(/[^aλς]/g, '');
    const withoutTargets = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
    fc.assert(
      fc.property(
        source.filter((text) => !text.includes('*')),
        (text) => void expect(letters(plainText(text))).toBe(letters(withoutTargets(text))),
      ),
    );
  });
});
