import { beforeEach, expect, it, vi } from 'vitest';
import { parseDate } from '../../../src/features/enquiryForm/useEnquiry.ts';
import { enquiryMessages, getControls, renderForm } from '../../support/enquiryForm.tsx';

const dateNow = () => getControls('eventDate')[0]?.value;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T12:00:00'));
});

it.each([
  ['?eventDate=2026-11-22', '2026-11-22'],
  ['?eventDate=2026-11-21', undefined],
  ['?eventDate=2027-02-30', undefined],
  ['?eventDate=19.6.2027', undefined],
  ['', undefined],
])('reads the date of %j as %s', (search, date) => {
  expect(parseDate(search)).toBe(date);
});

it.each([
  ['leaves the date of a draft', { eventDate: '2027-09-04' }, '2027-09-04'],
  ['completes a draft without a date', {}, '2027-06-19'],
])('%s', (_what, kept, date) => {
  sessionStorage.setItem('draft:request', JSON.stringify({ firstName: 'Μαρία', ...kept }));
  renderForm('request', 'el', '/request?eventDate=2027-06-19');
  expect([getControls('firstName')[0]?.value, dateNow()]).toEqual(['Μαρία', date]);
});

it('saves no draft if only the date is filled in', () => {
  renderForm('request', 'el', '/request?eventDate=2027-06-19').unmount();
  renderForm('request', 'el', '/request');
  expect(document.body).not.toHaveTextContent(enquiryMessages.el.draft.restored);
});
