import { beforeEach, describe, expect, it } from 'vitest';
import {
  prefill,
  undoPrefill,
  type PrefillValues,
} from '../../../src/features/enquiryForm/prefill.ts';
import { controlsOf, fill, formElement, renderForm } from '../../support/enquiryForm.tsx';

const first: PrefillValues = { from: 'a', lines: 'Δύο γραμμές\nγια 120.', guestCount: '120' };
const second: PrefillValues = { from: 'b', lines: 'Δύο άλλες\nγια 180.', guestCount: '180' };

const notes = () => controlsOf('specialRequests')[0] as HTMLTextAreaElement;
const guests = () => controlsOf('guestCount')[0] as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  renderForm('request', 'el');
});

describe('what another page hands to the request form', () => {
  it('is written to the start of the special wishes and to the number of guests', () => {
    expect(prefill('request', formElement(), first)).toBe(true);
    expect(notes()).toHaveValue(`${first.lines}\n\n`);
    expect(guests()).toHaveValue('120');
  });

  it('leaves every word and number that the visitor typed', () => {
    fill({ specialRequests: 'Δύο νηστίσιμα.', guestCount: '90' });
    expect(prefill('request', formElement(), first)).toBe(true);
    expect(notes()).toHaveValue(`${first.lines}\n\nΔύο νηστίσιμα.`);
    expect(guests()).toHaveValue('90');
  });

  it('leaves the caret where it is', () => {
    fill({ specialRequests: 'Δύο νηστίσιμα.' });
    notes().setSelectionRange(3, 3);
    prefill('request', formElement(), first);
    expect(notes().selectionStart).toBe(first.lines.length + 2 + 3);
  });

  it('comes once for an arrival, so that a reload brings nothing back that was deleted', () => {
    prefill('request', formElement(), first);
    fill({ specialRequests: 'Κάτι άλλο', guestCount: '' });
    expect(prefill('request', formElement(), first)).toBe(false);
    expect(notes()).toHaveValue('Κάτι άλλο');
    expect(guests()).toHaveValue('');
  });

  it('is replaced by the next sum if the visitor has not changed it', () => {
    prefill('request', formElement(), first);
    fill({ specialRequests: `${notes().value}Δύο νηστίσιμα.` });
    expect(prefill('request', formElement(), second)).toBe(true);
    expect(notes()).toHaveValue(`${second.lines}\n\nΔύο νηστίσιμα.`);
    expect(guests()).toHaveValue('180');
  });

  it('stays once the visitor has changed it, and the next one comes before it', () => {
    prefill('request', formElement(), first);
    fill({ specialRequests: 'Τρεις γραμμές', guestCount: '121' });
    prefill('request', formElement(), second);
    expect(notes()).toHaveValue(`${second.lines}\n\nΤρεις γραμμές`);
    expect(guests()).toHaveValue('121');
  });

  it('a number typed by the visitor is not replaced by the next sum, though it was the same as the first', () => {
    fill({ guestCount: '120' });
    prefill('request', formElement(), first);
    prefill('request', formElement(), second);
    expect(guests()).toHaveValue('120');
  });

  it('stays out where the field has no room for it', () => {
    const long = 'α'.repeat(4990);
    fill({ specialRequests: long });
    expect(prefill('request', formElement(), first)).toBe(false);
    expect(notes()).toHaveValue(long);
  });

  it('is taken back without what the visitor wrote', () => {
    prefill('request', formElement(), first);
    fill({ specialRequests: `${notes().value}Δύο νηστίσιμα.` });
    undoPrefill('request', formElement());
    expect(notes()).toHaveValue('Δύο νηστίσιμα.');
    expect(guests()).toHaveValue('');
    expect(prefill('request', formElement(), first)).toBe(false);
  });
});
