import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { churches } from '../../src/site/facts/venue.ts';
import { visitAwake } from '../support/visitor.ts';
import { mapMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

for (const language of languageCodes)
  test(
    `centres the map on the church chosen in the list, and one finger can move it (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      const copy = mapMessages[language];
      await visitAwake(page, pathOf('churches', language));
      const frame = page.locator('iframe');
      const map = page.frameLocator('iframe');
      const entries = await page.evaluate(() => history.length);

      // The map may have moved in between.
      for (const church of [churches[3], churches[0], churches[0]]) {
        const name = church?.name[language] ?? '';
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${name}, `) })
          .tap();
        const inMaps = map.getByRole('link', { name: `${copy.openMap}: ${name}` });
        await expect(inMaps).toBeFocused();
        const pin = map.getByRole('button', { name: new RegExp(name) });
        const middle = async () => {
          const [around, box] = [await frame.boundingBox(), await pin.boundingBox()];
          if (!around || !box) return Number.NaN;
          return Math.hypot(
            box.x + box.width / 2 - around.x - around.width / 2,
            box.y + box.height / 2 - around.y - around.height / 2,
          );
        };
        await expect.poll(middle, { message: name, intervals: [50] }).toBeLessThan(12);
        await expect(inMaps).toBeInViewport();

        for (const [direction, side] of [
          ['north', 'y'],
          ['west', 'x'],
          ['south', 'y'],
          ['east', 'x'],
        ] as const) {
          const arrow = map.getByRole('button', { name: copy.pan[direction], exact: true });
          const { width = 0, height = 0 } = (await arrow.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
          const before = (await pin.boundingBox())?.[side] ?? Number.NaN;
          await arrow.tap();
          const isForward = direction === 'north' || direction === 'west';
          await expect
            .poll(
              async () =>
                (((await pin.boundingBox())?.[side] ?? Number.NaN) - before) * (isForward ? 1 : -1),
              { message: direction, intervals: [50] },
            )
            .toBeGreaterThan(60);
        }
      }
      expect(await page.evaluate(() => history.length), 'Back still leads to the page before').toBe(
        entries,
      );
    },
  );

test(
  'quick taps on the arrows move the map and do not magnify it',
  { tag: '@phone' },
  async ({ page }) => {
    await visitAwake(page, pathOf('churches', 'el'));
    const map = page.frameLocator('iframe');
    const [one, other] = [churches[0]?.name.el ?? '', churches[1]?.name.el ?? ''];
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${one}, `) })
      .tap();
    await expect(
      map.getByRole('link', { name: `${mapMessages.el.openMap}: ${one}` }),
    ).toBeFocused();
    const places = async () => {
      const boxes = await Promise.all(
        [one, other].map((name) =>
          map.getByRole('button', { name: new RegExp(name) }).boundingBox(),
        ),
      );
      return boxes.map((box) => box?.x ?? Number.NaN) as [number, number];
    };

    const before = await places();
    // Leaflet swallows the second of three clicks and treats the others as a double click.
    const arrows = await Promise.all(
      (['north', 'south', 'west'] as const).map((direction) =>
        map.getByRole('button', { name: mapMessages.el.pan[direction], exact: true }).boundingBox(),
      ),
    );
    for (const arrow of arrows)
      await page.touchscreen.tap(arrow!.x + arrow!.width / 2, arrow!.y + arrow!.height / 2);
    await expect.poll(async () => (await places())[0] - before[0]).toBeGreaterThan(100);
    await expect(map.locator('.leaflet-pan-anim, .leaflet-zoom-anim')).toHaveCount(0);
    const after = await places();
    expect(after[0] - after[1], 'the pins lie as far apart as before').toBeCloseTo(
      before[0] - before[1],
      0,
    );
  },
);
