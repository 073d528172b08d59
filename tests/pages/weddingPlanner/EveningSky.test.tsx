import type { WeddingPlannerContent } from '../../../src/pages/weddingPlanner/schema.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EveningSky } from '../../../src/pages/weddingPlanner/EveningSky.tsx';
import { dayHours, eveningHours } from '../../../src/site/facts/dayFacts.ts';
import { formatTime } from '../../../src/site/formats/formats.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';
import { contentByLanguage } from '../../../src/vite/content/contentOf.ts';
import { inEachLanguage, languageCodes } from '../../../src/site/languages.ts';

const planner = contentByLanguage<WeddingPlannerContent>('weddingPlanner');

const copy = inEachLanguage((language) => planner[language].day.evening);

describe.each(languageCodes)('an evening under its sky in %s', (language) => {
  test('lists every hour with its event, and the moonrise between them', () => {
    renderInLayout(<EveningSky copy={copy[language]} />, { language });
    const items = within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    for (const id of eveningHours) {
      const { title, text } = copy[language].hours[id];
      expect(items).toContain(`${formatTime(dayHours[id], language)}${title}${text}`);
    }
    expect(items).toHaveLength(eveningHours.length + 1);
    expect(items[3]).toBe(`${formatTime('21:32', language)}${copy[language].moonrise}`);
  });

  test('writes the sunset over the picture, which has an empty alt text', () => {
    renderInLayout(<EveningSky copy={copy[language]} />, { language });
    expect(screen.getByText(copy[language].sunset, { exact: false }).textContent).toContain(
      formatTime('20:49', language),
    );
    expect(screen.getByRole('presentation').getAttribute('alt')).toBe('');
  });
});
