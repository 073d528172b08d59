import { expect, it } from 'vitest';
import { findForeignLanguage, splitByLanguage, type Language } from '../../src/site/languages.ts';

it.each<[Language, string, string]>([
  ['el', 'Γράψτε μας στο Viber', 'Γράψτε μας στο [en:Viber]'],
  ['el', 'Wedding Planner', '[en:Wedding Planner]'],
  ['el', 'Φωτογραφία & Video.', 'Φωτογραφία & [en:Video].'],
  ['el', 'DJ και μουσική, E-mail, χωρίς cookies', 'DJ και μουσική, E-mail, χωρίς cookies'],
  ['el', 'info@liofos.example', 'info@liofos.example'],
  ['el', 'από το Château Jürgen', 'από το [en:Château Jürgen]'],
  ['el', '24/7', '24/7'],
  ['el', '', ''],
  ['en', 'liofos (λιόφως): light', 'liofos ([el:λιόφως]): light'],
])('marks the foreign words of the %s text "%s"', (language, text, marked) => {
  const parts = splitByLanguage(text, language);
  expect(parts.map(({ part, lang }) => (lang ? `[${lang}:${part}]` : part)).join('')).toBe(marked);
});

it.each([
  ['Instagram', 'el', 'en'],
  ['Instagram', 'en', undefined],
  ['Φωτογραφία & Video', 'el', undefined],
] as const)('detects whether all of "%s" is foreign in %s: %s', (text, language, expected) => {
  expect(findForeignLanguage(text, language)).toBe(expected);
});
