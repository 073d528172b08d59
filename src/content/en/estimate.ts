import type { EstimateWords } from '../../sections/prices/estimateLines.ts';

/** Of the prices page and of the request form, to which a sum goes along. */
const estimate: EstimateWords = {
  days: {
    friday: { name: 'Friday', short: 'Fri' },
    saturday: { name: 'Saturday', short: 'Sat' },
    sunday: { name: 'Sunday', short: 'Sun' },
    weekday: { name: 'Monday–Thursday', short: 'Mon–Thu' },
  },
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  indoors: 'in the hall',
  lines: 'We worked it out on your prices page: {guests} guests, {day}, {season}.\nAbout {range}, VAT included.',
  handed: 'Your estimate is in the special requests.',
};

export default estimate;
