// @vitest-environment node
import { expect, it } from 'vitest';
import { formatList } from '../../../src/site/formats/formatList.ts';

it('lists end with the word of their language', () => {
  expect([formatList(['α', 'β', 'γ'], 'el'), formatList(['a', 'b', 'c'], 'en')]).toEqual([
    'α, β και γ',
    'a, b and c',
  ]);
  expect([formatList(['α', 'β'], 'el', 'or'), formatList(['a', 'b'], 'en', 'or')]).toEqual([
    'α ή β',
    'a or b',
  ]);
  expect(formatList([], 'el')).toBe('');
});
