import type { Page } from '@playwright/test';
import { maps } from '../../src/facts/venue/venue.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { mapMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { scrollHeight, visitAwake } from '../support/visitor.ts';

const pages = { contact: maps.location, churches: maps.churches };

test('is as high as the facts say, at every width', { tag: '@desktop' }, async ({ page }) => {
  for (const [id, { height }] of Object.entries(pages))
    for (const language of languageCodes) {
      await visitAwake(page, getPath(id as keyof typeof pages, language));
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect
          .soft((await page.locator('iframe').boundingBox())!.height, `${id} ${width}`)
          .toBe(height);
      }
    }
});

const openMap = async (page: Page) => {
  await visitAwake(page, getPath('churches', 'el'));
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const map = frame.contentFrame();
  const arrow = map.getByRole('button', { name: mapMessages.el.pan.north, exact: true });
  await expect(arrow).toBeVisible();
  await frame.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = (await frame.boundingBox())!;
  const readView = () =>
    map
      .locator('.leaflet-map-pane, .leaflet-marker-icon')
      .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).style.transform).join());
  return { arrow, readView, x: x + width / 2, y: y + height / 2 };
};

test(
  'lets wheel and arrow keys scroll the page until a press on the map, and after Escape',
  { tag: '@desktop' },
  async ({ page }) => {
    const { arrow, readView, x, y } = await openMap(page);
    const turnWheel = async () => {
      const [height, view] = [await scrollHeight(page), await readView()];
      await page.mouse.wheel(0, 40);
      await expect
        .poll(async () => (await scrollHeight(page)) !== height || (await readView()) !== view)
        .toBe(true);
      return (await scrollHeight(page)) === height ? 'map' : 'page';
    };
    await page.mouse.move(x, y - 150);
    expect(await turnWheel()).toBe('page');
    await page.mouse.click(x, y - 150);
    expect(await turnWheel()).toBe('map');
    await page.keyboard.press('Escape');
    expect(await turnWheel()).toBe('page');

    const view = await readView();
    await arrow.press('Enter');
    await expect.poll(readView).not.toBe(view);
    const height = await scrollHeight(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => scrollHeight(page)).toBeGreaterThan(height);
  },
);

test('lets one finger scroll the page, and zooms with two', { tag: '@phone' }, async ({ page }) => {
  const { readView, x, y } = await openMap(page);
  const browser = await page.context().newCDPSession(page);
  const [height, view] = [await scrollHeight(page), await readView()];
  await page.touchscreen.tap(x, y - 100);
  await browser.send('Input.synthesizeScrollGesture', { x, y: y - 100, yDistance: -100 });
  await expect.poll(() => scrollHeight(page)).toBeGreaterThan(height);
  expect(await readView()).toBe(view);
  for (const apart of [20, 40, 60, 80])
    await browser.send('Input.dispatchTouchEvent', {
      type: apart === 20 ? 'touchStart' : 'touchMove',
      touchPoints: [-apart, apart].map((across, finger) => ({
        x: x + across,
        y: y - 100,
        id: finger,
      })),
    });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(readView).not.toBe(view);
});
