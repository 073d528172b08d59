import { beforeEach, expect, it } from 'vitest';
import {
  prefill,
  undoPrefill,
  type PrefillValues,
} from '../../../src/features/enquiryForm/prefill.ts';
import { controlsOf, fill, formElement, renderForm } from '../../support/enquiryForm.tsx';

const first: PrefillValues = { from: 'a', lines: 'Δύο γραμμές\nγια 120.', guestCount: '120' };
const second: PrefillValues = { from: 'b', lines: 'Δύο άλλες\nγια 180.', guestCount: '180' };
const wish = 'Δύο νηστίσιμα.';

const notes = () => controlsOf('specialRequests')[0] as HTMLTextAreaElement;
/** What the visitor sees. */
const now = () => [notes().value, controlsOf('guestCount')[0]?.value];
const handOver = (values: PrefillValues) => prefill('request', formElement(), values);

beforeEach(() => {
  sessionStorage.clear();
  renderForm('request', 'el');
});

it('writes a sum to the start of the special wishes and to the number of guests', () => {
  expect(handOver(first)).toBe(true);
  expect(now()).toEqual([`${first.lines}\n\n`, '120']);
});

it('leaves every word and number that the visitor typed, and the caret', () => {
  fill({ specialRequests: wish, guestCount: '90' });
  notes().setSelectionRange(3, 3);
  expect(handOver(first)).toBe(true);
  expect(now()).toEqual([`${first.lines}\n\n${wish}`, '90']);
  expect(notes().selectionStart).toBe(first.lines.length + 2 + 3);
});

it('writes once for an arrival, so that a reload brings nothing back that was deleted', () => {
  handOver(first);
  fill({ specialRequests: 'Κάτι άλλο', guestCount: '' });
  expect(handOver(first)).toBe(false);
  expect(now()).toEqual(['Κάτι άλλο', '']);
});

it('replaces a sum by the next one if the visitor has not changed it', () => {
  handOver(first);
  fill({ specialRequests: notes().value + wish });
  expect(handOver(second)).toBe(true);
  expect(now()).toEqual([`${second.lines}\n\n${wish}`, '180']);
});

it('leaves a sum that the visitor has changed, and writes the next one before it', () => {
  handOver(first);
  fill({ specialRequests: 'Τρεις γραμμές', guestCount: '121' });
  handOver(second);
  expect(now()).toEqual([`${second.lines}\n\nΤρεις γραμμές`, '121']);
});

it('leaves a number of the visitor, though it was the same as the first sum’s', () => {
  fill({ guestCount: '120' });
  handOver(first);
  handOver(second);
  expect(now()[1]).toBe('120');
});

it('writes nothing where the field has no room for it', () => {
  fill({ specialRequests: 'α'.repeat(4990) });
  expect(handOver(first)).toBe(false);
  expect(now()).toEqual(['α'.repeat(4990), '']);
});

it('takes a sum back without what the visitor wrote', () => {
  handOver(first);
  fill({ specialRequests: notes().value + wish });
  undoPrefill('request', formElement());
  expect(now()).toEqual([wish, '']);
  expect(handOver(first)).toBe(false);
});
