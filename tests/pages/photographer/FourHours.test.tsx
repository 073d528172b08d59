import type { PhotographerWords } from '../../../src/pages/photographer/schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { day, gold, night, pink } from 'pictures:photographer';
import { FourHours } from '../../../src/pages/photographer/FourHours.tsx';
import { formatTime } from '../../../src/site/formats/formats.ts';
import { lightEvening } from '../../../src/site/facts/lightFacts.ts';
import { renderInFrame } from '../../support/renderInFrame.tsx';
import { wordsByLanguage } from '../../../src/vite/words/wordsOf.ts';
import { inEachLanguage, languageCodes } from '../../../src/site/languages.ts';

const photographer = wordsByLanguage<PhotographerWords>('photographer');

const words = inEachLanguage((language) => photographer[language].hours);

describe.each(languageCodes)('one spot at four hours in %s', (language) => {
  test('shows the four photos together, in the order of the evening, each with its time', () => {
    renderInFrame(<FourHours words={words[language]} />, { language });
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('img').getAttribute('alt'))).toEqual(
      [day, gold, pink, night].map(({ alt }) => alt[language]),
    );
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      Object.values(lightEvening.times).map((time) => formatTime(time, language)),
    );
  });

  test('describes the height of the sun in the label of the drawing', () => {
    renderInFrame(<FourHours words={words[language]} />, { language });
    const drawing = screen.getByRole('img', { name: new RegExp(formatTime('20:49', language)) });
    expect(drawing.getAttribute('aria-label')).not.toMatch(/[{}]/);
    for (const time of Object.values(lightEvening.times))
      expect(drawing.getAttribute('aria-label')).toContain(formatTime(time, language));
  });
});
