import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dateIn } from '../../../src/features/enquiryForm/useAskedDate.ts';
import { controlsOf, enquiryMessages, fill, renderForm } from '../../support/enquiryForm.tsx';

const dateNow = () => controlsOf('eventDate')[0]?.value;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T12:00:00'));
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it.each([
  ['?eventDate=2027-06-19', '2027-06-19'],
  ['?eventDate=2026-11-22', '2026-11-22'],
  ['?eventDate=2026-11-21', undefined],
  ['?eventDate=2027-02-30', undefined],
  ['?eventDate=2027-13-01', undefined],
  ['?eventDate=19.6.2027', undefined],
  ['?eventDate=', undefined],
  ['', undefined],
])('%s asks for %s', (search, date) => {
  expect(dateIn(search)).toBe(date);
});

it('fills the date of the URL into the field and replaces it with the next one', async () => {
  const { go, unmount } = renderForm('request', 'el', '/request?eventDate=2027-06-19');
  expect(dateNow()).toBe('2027-06-19');
  await go('/request?eventDate=2027-07-17');
  expect(dateNow()).toBe('2027-07-17');
  unmount();
});

it('what was typed stays', async () => {
  const { go } = renderForm('request', 'el', '/request');
  fill({ eventDate: '2027-09-04' });
  await go('/request?eventDate=2027-07-17');
  expect(dateNow()).toBe('2027-09-04');
});

it('a date of the draft stays; a draft without one is completed', () => {
  sessionStorage.setItem(
    'draft:request',
    JSON.stringify({ firstName: 'Μαρία', eventDate: '2027-09-04' }),
  );
  renderForm('request', 'el', '/request?eventDate=2027-06-19').unmount();
  sessionStorage.setItem('draft:request', JSON.stringify({ firstName: 'Μαρία' }));
  renderForm('request', 'el', '/request?eventDate=2027-06-19');
  expect(controlsOf('firstName')[0]?.value).toBe('Μαρία');
  expect(dateNow()).toBe('2027-06-19');
});

it('does not save a draft if only the date is filled in', () => {
  renderForm('request', 'el', '/request?eventDate=2027-06-19').unmount();
  renderForm('request', 'el', '/request');
  expect(document.body).not.toHaveTextContent(enquiryMessages.el.draft.restored);
});

it('a form without a date is left alone', () => {
  renderForm('home', 'el', '/?eventDate=2027-06-19');
  expect(controlsOf('eventDate')).toHaveLength(0);
});
