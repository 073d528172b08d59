import { churches } from '../../src/facts/venue/venue.ts';
import { getPath } from '../../src/site/pages.ts';
import { mapMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visitAwake } from '../support/visitor.ts';

test(
  'centres the chosen church on the map, and moves it at quick taps on its arrows without magnifying',
  { tag: '@phone' },
  async ({ page }) => {
    const copy = mapMessages.el;
    await visitAwake(page, getPath('churches', 'el'));
    const [frame, map] = [page.locator('iframe'), page.frameLocator('iframe')];
    const entries = await page.evaluate(() => history.length);
    const [one, other] = [churches[0]!.name.el, churches[1]!.name.el];
    const getPin = async (name: string) => {
      const { x, y, width, height } = (await map
        .getByRole('button', { name: new RegExp(name) })
        .boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${one}, `) })
      .tap();
    await expect(map.getByRole('link', { name: `${copy.openMap}: ${one}` })).toBeFocused();
    const fromMiddle = async () => {
      const [box, pin] = [(await frame.boundingBox())!, await getPin(one)];
      return Math.hypot(pin.x - box.x - box.width / 2, pin.y - box.y - box.height / 2);
    };
    await expect.poll(fromMiddle).toBeLessThan(12);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const [before, neighbour] = [await getPin(one), await getPin(other)];
    // Leaflet swallows the second of three clicks and treats the others as a double click.
    for (const direction of ['north', 'south', 'west'] as const) {
      const arrow = map.getByRole('button', { name: copy.pan[direction], exact: true });
      const { x, y, width, height } = (await arrow.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await expect.poll(async () => (await getPin(one)).x - before.x).toBeGreaterThan(100);
    // Read one after the other, so they differ while the map moves.
    await expect
      .poll(
        async () => (await getPin(one)).x - (await getPin(other)).x,
        'pins as far apart as before',
      )
      .toBeCloseTo(before.x - neighbour.x, 0);
  },
);
