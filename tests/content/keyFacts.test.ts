import { describe, expect, it } from 'vitest';
import type { KeyFactsCopy } from '../../src/model/groups.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { pageIds, type PageId } from '../../src/site/pages.ts';
import { composeContent, readCopy } from '../../src/vite/content/composeContent.ts';
import { sentenceFacts } from '../../src/vite/content/sentenceFacts.ts';
import { collectTexts } from '../support/texts.ts';

const pages = pageIds.filter((id) => 'keyFacts' in composeContent<object>(id, 'en'));
const cases = languageCodes.flatMap((language) => pages.map((id) => ({ id, language })));

const read = (id: PageId, language: Language) => {
  const { keyFacts = readCopy('keyFacts', language), ...copy } = readCopy(id, language);
  return { strip: keyFacts as KeyFactsCopy, copy };
};

/** Returns the numbers of the facts that the texts name, such as 60 and 120 of "60–120". */
const collectNumbers = (copy: object, language: Language, names: RegExp): number[] =>
  collectTexts(copy, '').flatMap(({ text }) =>
    [...text.matchAll(/\{([\w.]+)\}/g)]
      .filter(([, name]) => names.test(name!))
      .flatMap(([, name]) => String(sentenceFacts[language][name!] ?? '').match(/\d+/g) ?? [])
      .map(Number),
  );

const compared = {
  'price of a guest':
    /^prices\.(guest|range|weekday(Range|Outdoors|Indoors)|companies\.perPerson)$/,
  'number of guests': /^prices\.(weekdaySmallest|weekendSmallest|companies\.smallest)$/,
};

describe.each(cases)('the strip of $id in $language', ({ id, language }) => {
  const { strip, copy } = read(id, language);

  it.each(Object.entries(compared))('agrees with its page about the lowest %s', (_, names) => {
    const inStrip = collectNumbers(strip, language, names);
    const inTexts = collectNumbers(copy, language, names);
    expect(inStrip.length).toBeGreaterThan(0);
    if (inTexts.length > 0) expect(Math.min(...inTexts)).toBe(Math.min(...inStrip));
  });

  it('takes every number from the facts', () => {
    for (const { figure, text } of strip.facts) {
      expect(text.replaceAll(/\{[\w.]+\}/g, '')).not.toMatch(/\d/);
      // "1 celebration a day", "0 steps".
      expect(figure.replaceAll(/\{[\w.]+\}/g, '')).toMatch(/^[01]?$|^\D+$/);
    }
  });
});
