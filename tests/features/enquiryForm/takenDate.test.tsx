import { beforeEach, expect, it, vi } from 'vitest';
import { languageCodes } from '../../../src/site/languages.ts';
import {
  enquiryMessages,
  fillFields,
  getControls,
  getForm,
  renderForm,
} from '../../support/enquiryForm.tsx';
import { formatShownDay } from '../../support/shownDay.ts';

vi.mock('../../../src/content/facts/availability.json', () => ({
  default: {
    checked: '2026-11-15',
    booked: [{ date: '2026-12-12' }, { date: '2027-06-12' }, { date: '2027-06-19' }],
  },
}));

const field = () => getControls('eventDate')[0]!;
const fillDate = (eventDate: string) => fillFields({ eventDate });
const note = () => field().closest('div')!.querySelector('[aria-live]')!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-22T12:00:00'));
});

it.each(languageCodes)(
  'says at once in %s that a Saturday is taken, and the nearest free ones',
  (language) => {
    renderForm('request', language);
    const { taken } = enquiryMessages[language];
    expect(note()).toBeEmptyDOMElement();
    fillDate('2027-06-12');
    expect(note()).toHaveTextContent(taken.booked);
    expect(note()).toHaveTextContent(taken.freeSaturdays.split('{')[0]!);
    for (const day of ['2027-05-29', '2027-06-05', '2027-06-26'])
      expect(note()).toHaveTextContent(formatShownDay(day, language));
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining(note().textContent) as string,
    );
    fillDate('2027-06-26');
    expect(note()).toBeEmptyDOMElement();
  },
);

it('lets a request for a taken date be sent', () => {
  renderForm('request', 'el');
  fillDate('2027-06-12');
  expect(field()).toHaveAttribute('aria-invalid', 'false');
  expect(field().checkValidity()).toBe(true);
  expect(getForm().querySelector('[role="alert"]')).toBeNull();
});

it('suggests no days without church weddings for a wedding', () => {
  renderForm('request', 'en');
  fillDate('2026-12-12');
  expect(note()).toHaveTextContent('19 December 2026');
  fillFields({ eventType: 'wedding', eventDate: '2026-12-12' });
  expect(note()).not.toHaveTextContent('19 December 2026');
});

it('marks a date that a link or a draft has filled in', () => {
  renderForm('request', 'el', '/request?eventDate=2027-06-12');
  expect(note()).toHaveTextContent(enquiryMessages.el.taken.booked);
});

it('says nothing of a taken day that is past', () => {
  vi.setSystemTime(new Date('2026-12-13T12:00:00'));
  renderForm('request', 'el');
  fillDate('2026-12-12');
  expect(note()).toBeEmptyDOMElement();
});
