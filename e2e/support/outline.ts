import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages.ts';
import { enquiry } from './messages.ts';

/** Returns the accessibility tree without URLs, and without the role of links that become buttons. */
export const readOutline = async (page: Page): Promise<string[]> => {
  const snapshot = await page.locator('body').ariaSnapshot();
  const actions = await page
    .locator('[data-action]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label') ?? link.textContent.trim()),
    );
  return snapshot
    .split('\n')
    .map((line) => line.trim().replace(/:$/, ''))
    .filter((line) => !line.startsWith('- /url'))
    .map((line) => {
      const name = /^- (?:link|button) "(.*)"$/.exec(line)?.[1];
      return name !== undefined && actions.includes(name) ? name : line;
    });
};

export const findResultTitles = (lines: readonly string[], language: Language): string[] => {
  const titles = Object.values(enquiry[language].forms).flatMap(({ success, error }) => [
    success.title,
    error.title,
  ]);
  return lines.filter((line) => titles.some((title) => line.includes(title)));
};
