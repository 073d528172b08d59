import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { formatClosedText } from '../../src/enquiry/messages.ts';
import { readAvailability } from '../../src/facts/dates/availability.ts';
import { getNextOpenDay, venue } from '../../src/facts/venue/venue.ts';
import { Dates } from '../../src/pages/reception/dates/Dates.tsx';
import type { ReceptionContent } from '../../src/pages/reception/schema.ts';
import type { PageContent } from '../../src/seo/schema.ts';
import { serializeStructuredData } from '../../src/seo/structuredData.ts';
import { formatDay } from '../../src/site/formats/formatDay.ts';
import { fill } from '../../src/site/formats/formats.ts';
import { languageCodes, mapLanguages, type Language } from '../../src/site/languages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { computeMonths } from '../../src/vite/dates/months.ts';
import { createJsonPost, createScene, validPosts } from '../enquiry/server/support.ts';
import {
  createAccepted,
  enquiryMessages,
  fillFields,
  getControls,
  getForm,
  mockServer,
  renderForm,
  renderTyped,
  submit,
  waitForResult,
} from '../support/enquiryForm.tsx';
import { builtOn, layoutMessages, renderInLayout } from '../support/renderInLayout.tsx';
import { formatShownDay } from '../support/shownDay.ts';

vi.mock('../../src/content/facts/hours.json', async (original) => ({
  default: {
    ...(await original<{ default: object }>()).default,
    closed: [
      { from: '2026-11-01', until: '2026-11-21' },
      { from: '2027-08-01', until: '2027-08-20' },
      { from: '2027-08-21', until: '2027-08-22' },
      { from: '2027-12-25', until: '2027-12-25' },
    ],
  },
}));

vi.mock('../../src/content/facts/availability.json', () => ({
  default: { checked: '2026-11-15', booked: [] },
}));

const inAugust = '2027-08-05';
const goTo = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  goTo(builtOn);
});

const periodNote = (from: string, until: string, language: Language) =>
  fill(layoutMessages[language].closed.period, {
    from: formatShownDay(from, language),
    until: formatShownDay(until, language),
  });
const august = mapLanguages((language) => periodNote('2027-08-01', '2027-08-20', language));

it('opens on the day after the last of adjacent periods', () => {
  expect(getNextOpenDay('2027-07-31')).toBe('2027-07-31');
  expect(getNextOpenDay(inAugust)).toBe('2027-08-23');
});

describe.each(languageCodes)('a closed period in %s', (language) => {
  const { dates: copy, estimate } = composeContent<ReceptionContent>('reception', language);
  const months = computeMonths(builtOn, 14, venue.position);

  it('is above the dates, which are struck out, until its last day', () => {
    const dates = <Dates copy={copy} estimate={estimate} months={months} />;
    const { container } = renderInLayout(dates, { language });
    expect(container).toHaveTextContent(august[language]);
    expect(container).not.toHaveTextContent(formatShownDay('2026-11-21', language));
    expect(container.querySelector('a[href$="2027-08-07"]')).toBeNull();
    expect(
      container.querySelector('#dates-2027-08 tr .line-through')?.parentElement,
    ).toHaveTextContent(copy.closed);
    expect(container.querySelector('a[href$="2027-08-28"]')).not.toBeNull();
    goTo('2027-08-21');
    const later = renderInLayout(dates, { language }).container;
    expect(later).not.toHaveTextContent(august[language]);
    expect(later).toHaveTextContent(periodNote('2027-08-21', '2027-08-22', language));
  });

  it('is in the forms and at a date in it', () => {
    renderForm('request', language);
    expect(getForm()).toHaveTextContent(august[language]);
    const { taken } = enquiryMessages[language];
    fillFields({ eventDate: '2027-08-14' });
    expect(getForm()).toHaveTextContent(taken.closed);
    expect(getForm()).toHaveTextContent(formatShownDay('2027-08-28', language));
    // The list of booked days is too old.
    goTo('2027-03-01');
    fillFields({ eventDate: '2027-08-07' });
    expect(getForm()).toHaveTextContent(taken.closed);
    expect(getForm()).not.toHaveTextContent(formatShownDay('2027-07-31', language));
  });

  it('replaces the hours until an answer, in the result and in the mail', async () => {
    const answer = formatClosedText(mails[language].enquiry, language, inAugust)!;
    expect(answer).toContain(formatDay('2027-08-23', language));
    goTo(inAugust);
    mockServer(createAccepted());
    renderTyped('request', language);
    fireEvent.input(getControls('eventDate')[0]!, { target: { value: '2028-06-10' } });
    submit();
    const box = await waitForResult('status');
    expect(box).toHaveTextContent(answer.replace('\u00a0', ' '));
    expect(box).not.toHaveTextContent(String(venue.replyHours));

    const renderText = async (day: string) => {
      const { post, sent, clock } = createScene();
      clock.time = Date.parse(`${day}T12:00:00Z`);
      await post(createJsonPost({ ...validPosts.request, language }));
      return sent[1]!.text;
    };
    const { promise } = mails[language].mail.confirmation;
    expect(await renderText(inAugust)).toContain(answer);
    expect(await renderText(inAugust)).not.toContain(promise);
    expect(await renderText('2027-08-23')).toContain(promise);
  });
});

it('says nothing of Saturdays on which the venue is closed anyway', () => {
  const { computeNote } = readAvailability(builtOn, { checked: builtOn, booked: [] });
  expect(computeNote([{ date: '2027-08-07' }, { date: '2027-08-14' }])).toBeUndefined();
  expect(computeNote([{ date: '2027-08-07' }, { date: '2027-08-28' }])).toBe('open');
});

it('is in the structured data of builds until it is past', () => {
  const page = {
    id: 'contact',
    language: 'el',
    content: composeContent<PageContent>('contact', 'el'),
  };
  const described = (day = layoutMessages.el.builtOn) =>
    serializeStructuredData(
      { ...page, content: { ...page.content, pictures: { hero: {} } } } as never,
      { ...layoutMessages.el, builtOn: day },
    );
  expect(described()).toContain(
    '"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","validFrom":"2027-08-01","validThrough":"2027-08-20","opens":"00:00","closes":"00:00"},',
  );
  expect(described('2028-01-01')).not.toContain('special');
});
