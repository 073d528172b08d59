import { expect, it, vi } from 'vitest';
import { mayAnswerPost } from '../../../src/features/enquiryForm/mayAnswerPost.ts';

const arrive = (redirectCount: number, referrer: string) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { redirectCount },
  ] as unknown as PerformanceEntryList);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  location.hash = '#sent';
};

it('accepts a redirect that the browser counted', () => {
  arrive(1, '');
  expect(mayAnswerPost()).toBe(true);
});

it('accepts the page of the form if Firefox counts no redirects (dom.enable_performance off)', () => {
  arrive(0, `${location.origin}${location.pathname}?eventDate=2027-06-19`);
  expect(mayAnswerPost()).toBe(true);
});

it.each(['', 'https://search.example/', 'http://localhost:3000/elsewhere'])(
  'rejects an address that was opened by hand or from %j',
  (referrer) => {
    arrive(0, referrer);
    expect(mayAnswerPost()).toBe(false);
  },
);
