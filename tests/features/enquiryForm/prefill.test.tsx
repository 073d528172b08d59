import { beforeEach, expect, it } from 'vitest';
import {
  prefill,
  undoPrefill,
  type PrefillValues,
} from '../../../src/features/enquiryForm/prefill.ts';
import { fillFields, getControls, getForm, renderForm } from '../../support/enquiryForm.tsx';

const first: PrefillValues = { from: 'a', lines: 'Δύο γραμμές\nγια 120.', input: '120' };
const second: PrefillValues = { from: 'b', lines: 'Δύο άλλες\nγια 180.', input: '180' };
const wish = 'Δύο νηστίσιμα.';

const notes = () => getControls('specialRequests')[0] as HTMLTextAreaElement;
/** Visible values: the special requests and the guest count. */
const now = () => [notes().value, getControls('guestCount')[0]?.value];
const prefillFromSum = (values: PrefillValues) => prefill('request', getForm(), values);

beforeEach(() => void renderForm('request', 'el'));

it('keeps every text and number that the visitor typed, and the caret', () => {
  fillFields({ specialRequests: wish, guestCount: '90' });
  notes().setSelectionRange(3, 3);
  expect(prefillFromSum(first)).toBe(true);
  expect(now()).toEqual([`${first.lines}\n\n${wish}`, '90']);
  expect(notes().selectionStart).toBe(first.lines.length + 2 + 3);
});

it('writes once per navigation, so that a reload does not restore what was deleted', () => {
  prefillFromSum(first);
  fillFields({ specialRequests: 'Κάτι άλλο', guestCount: '' });
  expect(prefillFromSum(first)).toBe(false);
  expect(now()).toEqual(['Κάτι άλλο', '']);
});

it('replaces a sum by the next one if the visitor has not changed it', () => {
  prefillFromSum(first);
  fillFields({ specialRequests: notes().value + wish });
  expect(prefillFromSum(second)).toBe(true);
  expect(now()).toEqual([`${second.lines}\n\n${wish}`, '180']);
});

it('keeps a sum that the visitor has changed, and writes the next one before it', () => {
  prefillFromSum(first);
  fillFields({ specialRequests: 'Τρεις γραμμές', guestCount: '121' });
  prefillFromSum(second);
  expect(now()).toEqual([`${second.lines}\n\nΤρεις γραμμές`, '121']);
});

it('keeps a number that the visitor typed, even if it equals that of the first sum', () => {
  fillFields({ guestCount: '120' });
  prefillFromSum(first);
  prefillFromSum(second);
  expect(now()[1]).toBe('120');
});

it('writes nothing if the field has no room for it', () => {
  fillFields({ specialRequests: 'α'.repeat(4990) });
  expect(prefillFromSum(first)).toBe(false);
  expect(now()).toEqual(['α'.repeat(4990), '']);
});

it('removes a sum and keeps what the visitor wrote', () => {
  prefillFromSum(first);
  fillFields({ specialRequests: notes().value + wish });
  undoPrefill('request', getForm());
  expect(now()).toEqual([wish, '']);
  expect(prefillFromSum(first)).toBe(false);
});
