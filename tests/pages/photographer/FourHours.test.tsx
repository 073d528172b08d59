import type { PhotographerContent } from '../../../src/pages/photographer/schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FourHours } from '../../../src/pages/photographer/FourHours.tsx';
import { formatTime } from '../../../src/site/formats/formats.ts';
import { lightEvening } from '../../../src/site/facts/lightFacts.ts';
import { projectPhotos } from '../../support/photos.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';
import { languageCodes } from '../../../src/site/languages.ts';

const photographer = contentByLanguage<PhotographerContent>('photographer', projectPhotos);

describe.each(languageCodes)('one spot at four hours in %s', (language) => {
  const { hours, pictures } = photographer[language];
  const { day, gold, pink, night } = pictures;

  test('shows the four photos together, in the order of the evening, each with its time', () => {
    renderInLayout(<FourHours copy={hours} pictures={pictures} />, { language });
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('img').getAttribute('alt'))).toEqual(
      [day, gold, pink, night].map(({ alt }) => alt),
    );
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      Object.values(lightEvening.times).map((time) => formatTime(time, language)),
    );
  });

  test('describes the height of the sun in the label of the drawing', () => {
    renderInLayout(<FourHours copy={hours} pictures={pictures} />, { language });
    const drawing = screen.getByRole('img', { name: new RegExp(formatTime('20:49', language)) });
    expect(drawing.getAttribute('aria-label')).not.toMatch(/[{}]/);
    for (const time of Object.values(lightEvening.times))
      expect(drawing.getAttribute('aria-label')).toContain(formatTime(time, language));
  });
});
