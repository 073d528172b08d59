// @vitest-environment node
import { expect, it } from 'vitest';
import { photoIn, withPhoto } from '../../../src/features/gallery/photoAddress.ts';

it('opens a photo by its address and keeps whatever else the address asks for', () => {
  expect(withPhoto('', '061')).toBe('?photo=061');
  expect(withPhoto('?category=wedding&photo=061', '062')).toBe('?category=wedding&photo=062');
  expect(withPhoto('?category=wedding&photo=061', null)).toBe('?category=wedding');
  expect(withPhoto('?photo=061', null)).toBe('');
  expect(photoIn('?category=wedding&photo=061')).toBe('061');
  expect(photoIn('')).toBeNull();
});
