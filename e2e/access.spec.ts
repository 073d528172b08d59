import { endpoints, formIds } from '../src/enquiry/fields.ts';
import { languageCodes } from '../src/site/languages.ts';
import { barPages, submenuOf } from '../src/site/pages.ts';
import { allAddresses, pathOf } from '../src/site/paths.ts';
import { barriersOn } from './support/access.ts';
import { fillIn, regrets, sendButton, thanks, typedInto } from './support/enquiry.ts';
import { expectPreparedForTyping, mainHeading, scrollTo, visit } from './support/visitor.ts';
import { shell, terms } from './support/words.ts';
import { expect, test } from './support/world.ts';

// Half-faded text has half its contrast: what is judged is the page at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a barrier is noticed, in the page and in the frame of the map', async ({ page }) => {
  await visit(page, pathOf('churches', 'el'));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const map = page.frameLocator('iframe').locator('body');
  for (const place of [page.getByRole('main'), map])
    await place.evaluate((element) => element.append(Object.assign(document.createElement('img'), { src: '/favicon.svg' })));
  const barriers = await barriersOn(page);
  expect(barriers.filter((barrier) => barrier.startsWith('image-alt'))).toHaveLength(2);
});

for (const { path } of allAddresses)
  test(`${path} is open to everyone`, async ({ page }) => {
    await visit(page, path);
    expect(await barriersOn(page)).toEqual([]);
  });

for (const language of languageCodes) {
  const words = shell[language];

  test(`the open menu is open to everyone (${language})`, async ({ page, isMobile }) => {
    await visit(page, pathOf('about', language));
    const id = barPages.find((candidate) => submenuOf(candidate).length > 0) ?? 'reception';
    const word = { name: words.pages[id], exact: true };
    if (isMobile) {
      await page.getByRole('banner').getByRole('button', { name: words.openMenu }).click();
      await page.getByRole('dialog', { name: words.mainMenu }).getByRole('button', word).click();
      await expect(page.getByRole('link', { name: words.submenuOverview[id as 'reception'] })).toBeVisible();
    } else {
      await page.getByRole('banner').getByRole('button', word).click();
      await expect(page.getByRole('menu')).toBeVisible();
    }
    expect(await barriersOn(page)).toEqual([]);
  });

  test(`the terms are open to everyone (${language})`, async ({ page }) => {
    await visit(page, pathOf('about', language));
    await page.getByRole('contentinfo').getByRole('button', { name: words.footer.terms }).click();
    await expect(page.getByRole('dialog', { name: terms[language].title })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
  });

  for (const form of formIds)
    test(`the answers to the ${form} form are open to everyone (${language})`, async ({ page, expectTrouble }) => {
      expectTrouble(/status of 502|The enquiry was not sent/);
      const statuses = [502, 200];
      await page.route(`**${endpoints[form]}`, (route) => route.fulfill({ status: statuses.shift(), json: {} }));
      await visit(page, pathOf(form, language));
      await fillIn(page, form, language, typedInto(form, language));
      await sendButton(page, form, language).click();
      await expect(regrets(page, form, language)).toBeFocused();
      expect(await barriersOn(page)).toEqual([]);
      await sendButton(page, form, language).click();
      await expect(thanks(page, form, language)).toBeFocused();
      expect(await barriersOn(page)).toEqual([]);
    });

  test(`a passing notice is open to everyone (${language})`, async ({ page, context }) => {
    await visit(page, pathOf('contact', language));
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expectPreparedForTyping(page);
    await context.setOffline(true);
    await expect(page.getByText(words.connection.lost)).toBeVisible();
    await context.setOffline(false);
    expect(await barriersOn(page)).toEqual([]);
  });

  test(`the page that does not exist is open to everyone (${language})`, async ({ page, expectTrouble }) => {
    expectTrouble(/404|Not found/);
    await visit(page, `${pathOf('home', language)}/nowhere`.replace('//', '/'));
    expect(await barriersOn(page)).toEqual([]);
  });

  test(`the page that could not be downloaded is open to everyone (${language})`, async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED|could not be downloaded|dynamically imported module/);
    await visit(page, pathOf('about', language));
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: words.pages.venue, exact: true }).click();
    await expect(mainHeading(page)).toHaveText('Unexpected Application Error!');
    await page.unroute('**/*');
    expect(await barriersOn(page)).toEqual([]);
  });

  test(`a page further down, with the way to the top and on a phone the bar of calls, is open to everyone (${language})`, async ({ page }) => {
    await visit(page, pathOf('about', language));
    await scrollTo(page, 1500);
    await expect(page.getByRole('button', { name: words.backToTop })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
  });
}
