/** German in the list of languages, before what is derived from the list is loaded. */
import { languageCodes, languages, type Figures, type Language } from '../../src/site/languages.ts';

export const german = 'de' as Language;

const figures: Figures = {
  decimal: ',',
  group: '.',
  euros: '{n}\u00a0€',
  kilometres: '{n}\u00a0km',
  minute: '{n}\u00a0Minute',
  minutes: '{n}\u00a0Minuten',
  and: 'und',
  or: 'oder',
};

languageCodes.push(german);
Object.assign(languages, {
  [german]: {
    name: 'Deutsch',
    short: 'DE',
    locale: 'de-DE',
    openGraph: 'de_DE',
    home: '/de',
    alphabet: 'latin',
    figures,
  },
});
