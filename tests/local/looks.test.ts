// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { compare, sideBySide, type Pixels } from '../../local/looks/compare.ts';
import { linesOf } from '../../local/looks/findings.ts';
import { allLooks, readWords, stateNames, visitsOf } from '../../local/looks/states.ts';
import { widths } from '../../local/looks/sizes.ts';
import { allAddresses } from '../../src/site/paths.ts';

/** A picture of letters: a dot is white, everything else a colour of its own. */
const picture = (...lines: string[]): Pixels => ({
  width: lines[0]?.length ?? 0,
  height: lines.length,
  data: Uint8Array.from(
    lines.flatMap((line) =>
      [...line].flatMap((letter) =>
        letter === '.' ? [255, 255, 255] : [letter.charCodeAt(0), 0, 0],
      ),
    ),
  ),
});

describe('two pictures', () => {
  it('are the same where every pixel is', () => {
    expect(compare(picture('ab', 'c.'), picture('ab', 'c.'))).toBeUndefined();
  });

  it('differ by the least of one colour', () => {
    const one = picture('....', '.a..');
    for (const channel of [0, 1, 2]) {
      const other = picture('....', '.a..');
      other.data[5 * 3 + channel]! += 1;
      expect(compare(one, other)).toEqual({
        share: 1 / 8,
        box: { left: 1, top: 1, width: 1, height: 1 },
      });
    }
  });

  it('differ within the box that holds all of it', () => {
    expect(
      compare(
        picture('.....', 'a....', '.....', '..b..'),
        picture('.....', '.....', '.....', '.....'),
      )?.box,
    ).toEqual({ left: 0, top: 1, width: 3, height: 3 });
  });

  it('differ where only one of them has something, also where it is white', () => {
    expect(compare(picture('..', '..'), picture('..', '..', '..', '..'))).toEqual({
      share: 0.5,
      box: { left: 0, top: 2, width: 2, height: 2 },
    });
    expect(compare(picture('...'), picture('.'))).toEqual({
      share: 2 / 3,
      box: { left: 1, top: 0, width: 2, height: 1 },
    });
  });

  it('stand beside each other, and what differs is red', () => {
    const { width, height, data } = sideBySide(picture('ab'), picture('ac', '.d'));
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
    ];
    const [second, third] = [(width - 2) / 2, width - 2];
    expect([width > 6, height]).toEqual([true, 2]);
    expect([colourAt(0, 0), colourAt(1, 0)]).toEqual([
      [97, 0, 0],
      [98, 0, 0],
    ]);
    expect([colourAt(second, 0), colourAt(second + 1, 0), colourAt(second + 1, 1)]).toEqual([
      [97, 0, 0],
      [99, 0, 0],
      [100, 0, 0],
    ]);
    expect(colourAt(third, 0)).toEqual([223, 204, 204]);
    const [red, ...others] = [colourAt(third + 1, 0), colourAt(third, 1), colourAt(third + 1, 1)];
    expect(red?.[0]).toBeGreaterThan(200);
    expect(others).toEqual([red, red]);
    expect(colourAt(third, 0)).not.toEqual(red);
    // Before ends here: the ground between the pictures, no white that could be a page's.
    expect(colourAt(0, 1)).toEqual(colourAt(2, 0));
    expect(colourAt(0, 1)).not.toEqual([255, 255, 255]);
  });
});

describe('the looks', () => {
  it('are every address in every width, and every state somewhere', () => {
    const plain = allLooks
      .filter(({ state }) => state === 'plain')
      .map(({ path, width }) => `${path} ${width}`);
    expect(plain).toEqual(
      expect.arrayContaining(
        allAddresses.flatMap(({ path }) => widths.map((width) => `${path} ${width}`)),
      ),
    );
    expect(new Set(allLooks.map(({ state }) => state))).toEqual(new Set(stateNames));
  });

  it('have names of their own, which are names of files', () => {
    const names = allLooks.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'index-390',
        'en-weddings-1440',
        'epikoinonia-768',
        'index-1440-hover',
        'en-contact-390-mistakes',
      ]),
    );
  });

  it('share a visit as long as nobody has done anything', () => {
    const { looks } = readWords(['/contact', '1440']);
    const visits = visitsOf(looks).map((visit) => visit.looks.map(({ state }) => state));
    expect(visits[0]).toEqual(['plain', 'hover', 'focus', 'forced-colours', 'contrast']);
    expect(visits.slice(1).every((states) => states.length === 1)).toBe(true);
    expect(visits.flat()).toHaveLength(looks.length);
  });
});

describe('words after the command', () => {
  const read = (...words: string[]) => {
    const { looks, rest } = readWords(words);
    return { names: looks.map(({ name }) => name), rest };
  };

  it('narrow nothing where there are none', () => {
    expect(readWords([])).toEqual({ looks: allLooks, rest: [] });
  });

  it('narrow by address, width and state, in any order', () => {
    expect(read('sent', '390', '/en/contact', '/request')).toEqual({
      names: ['en-contact-390-sent', 'request-390-sent'],
      rest: [],
    });
  });

  it('are given back where they are none of these: a commit, or a mistake', () => {
    expect(read('main', '/gamos', '768', 'plain')).toEqual({
      names: ['gamos-768'],
      rest: ['main'],
    });
    expect(read('/nowhere', '391').rest).toEqual(['/nowhere', '391']);
  });

  it('may never meet', () => {
    expect(read('/gamos', 'sent').names).toEqual([]);
  });
});

it('the list begins with what could not be compared, then with what differs most', () => {
  const box = { left: 8, top: 120, width: 40, height: 3 };
  expect(
    linesOf([
      { name: 'index-390', kind: 'moved', share: 0.00012, box },
      { name: 'gamos-1440-hover', kind: 'moved', share: 0.25, box },
      {
        name: 'contact-390-sent',
        kind: 'not reached',
        side: 'after',
        reason: 'Timeout 20000ms exceeded.\nCall log: …',
      },
      { name: 'gallery-390', kind: 'unsteady' },
    ]),
  ).toEqual([
    'contact-390-sent   not reached after: Timeout 20000ms exceeded.',
    'gallery-390        changes by itself: a fault of local/looks',
    'gamos-1440-hover   25.0 %, 40 x 3 px at 8, 120',
    'index-390          0.0120 %, 40 x 3 px at 8, 120',
  ]);
  expect(linesOf([])).toEqual([]);
});
