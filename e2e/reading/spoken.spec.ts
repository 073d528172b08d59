/** What a screen reader says, and that what it says wrongly is noticed; of every page it is asked in firstVisit.spec.ts. */
import { readTree } from '../../local/spoken/readTree.ts';
import { pathOf } from '../../src/site/paths.ts';
import { answers, troubleIn, written } from '../support/spokenPage.ts';
import { takenOver, visit } from '../support/visitor.ts';
import { expect, test } from '../support/world.ts';

test('what would be heard wrongly is noticed', { tag: '@phone' }, async ({ page }) => {
  await visit(page, pathOf('contact', 'el'));
  await takenOver(page);
  const [answer = ''] = answers('el');
  await page.evaluate((words) => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const heading = find('h1').textContent;
    find('main label[for]').remove();
    find('footer').role = 'presentation';
    find('h1').style.textTransform = 'uppercase';
    find('header a').setAttribute('aria-description', find('header a').getAttribute('aria-label')!);
    for (const text of [words, heading, heading])
      find('main').append(Object.assign(document.createElement('p'), { textContent: text }));
  }, answer);
  const found = troubleIn(await readTree(page), await written(page), 'el', true);
  for (const one of [
    'not heard once: content info',
    /^edit text, \(no name\)/,
    `the answer to a post that was not sent: ${answer}`,
    'capitals that nobody wrote: ΕΛΑΤΕ',
    /^described by its own name: /,
    /^twice in a row: /,
  ])
    expect(found).toContainEqual(typeof one === 'string' ? one : expect.stringMatching(one));
});
