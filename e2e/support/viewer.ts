import { expect, type Locator, type Page } from '@playwright/test';
import { chromiumFlags, findEngine } from '../../local/browsers.ts';
import { layoutMessages } from './messages.ts';
import { visitAwake } from './visitor.ts';

export const viewerMessages = layoutMessages.el.viewer;

/** Playwright hides scrollbars unless this argument is removed. */
export const withScrollbars = {
  launchOptions: {
    executablePath: findEngine('chromium'),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
};

export const gallery = '/gallery';
export const wedding = '/gamos';

export const getViewer = (page: Page): Locator =>
  page.getByRole('dialog', { name: viewerMessages.name });
export const getButton = (page: Page, name: keyof typeof viewerMessages): Locator =>
  getViewer(page).getByRole('button', { name: viewerMessages[name], exact: true });
export const getCounter = (page: Page): Locator => getViewer(page).getByText(/^\d+ \/ \d+$/);
export const getShownPhoto = (page: Page): Locator =>
  getViewer(page).locator('.viewer__stage > :not([aria-hidden]) > *');
export const getTiles = (page: Page): Locator => page.locator('main a.tile');

/** Waits until photos open in the viewer. */
export const visitPhotos = async (page: Page, path: string): Promise<void> => {
  await visitAwake(page, path);
  await expect(getTiles(page).first()).toHaveAttribute('href', /\?.*photo=/);
};

export const openPhoto = async (page: Page, path: string, index = 0): Promise<void> => {
  await visitPhotos(page, path);
  await getTiles(page).nth(index).click();
  await expect(getViewer(page)).toBeVisible();
};

/** Reduced motion stops the reveal, because Playwright goes on scrolling while a target moves. */
export const waitForPhoto = async (page: Page, index: number): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await getTiles(page).nth(index).scrollIntoViewIfNeeded();
};
