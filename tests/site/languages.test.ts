// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { foreignLanguageOf, partsByLanguage } from '../../src/site/languages.ts';

describe('a text in its parts by language', () => {
  it.each([
    ['Γράψτε μας στο Viber', [{ part: 'Γράψτε μας στο ' }, { part: 'Viber', lang: 'en' }]],
    ['Wedding Planner', [{ part: 'Wedding Planner', lang: 'en' }]],
    [
      'Φωτογραφία & Video.',
      [{ part: 'Φωτογραφία & ' }, { part: 'Video', lang: 'en' }, { part: '.' }],
    ],
  ] as const)('marks the names of Latin letters in the Greek text "%s"', (text, parts) => {
    expect(partsByLanguage(text, 'el')).toEqual(parts);
  });

  it.each([
    'DJ και μουσική',
    'E-mail',
    'Χωρίς cookies',
    'info@liofos.example',
    'facebook.example/diafragma',
    'Ο χώρος',
    '24/7',
    '',
  ])('leaves the Greek text "%s" whole', (text) => {
    expect(partsByLanguage(text, 'el').map(({ part, lang }) => [part, lang])).toEqual(
      text === '' ? [] : [[text, undefined]],
    );
  });

  it('marks Greek words in an English text', () => {
    expect(partsByLanguage('liofos (λιόφως): light among olives', 'en')).toEqual([
      { part: 'liofos (' },
      { part: 'λιόφως', lang: 'el' },
      { part: '): light among olives' },
    ]);
  });
});

it('returns the language of a text only if all of it is foreign', () => {
  expect(foreignLanguageOf('Instagram', 'el')).toBe('en');
  expect(foreignLanguageOf('Instagram', 'en')).toBeUndefined();
  expect(foreignLanguageOf('Φωτογραφία & Video', 'el')).toBeUndefined();
  expect(foreignLanguageOf('', 'el')).toBeUndefined();
});
