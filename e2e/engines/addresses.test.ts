import { expect } from 'vitest';
import { fieldLabel } from '../../src/enquiry/enquiryMessages.ts';
import { formIds, type FormId } from '../../src/enquiry/fields.ts';
import type { Language } from '../../src/site/languages.ts';
import { footerPages, type PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { slowLine } from '../support/slowLine.ts';
import { shownFields } from '../support/typed.ts';
import { enquiry, layoutMessages } from '../support/messages.ts';
import type { Role, SizeName } from './support/driver.ts';
import { journey } from './support/journey.ts';
import { soon, type Tab } from './support/tab.ts';
import { expectInView } from './support/visitor.ts';

/** These pages have all kinds of hero, section and form. */
const ids: readonly PageId[] = ['home', 'wedding', 'contact'];

const spoken = (id: PageId, language: Language, size: SizeName): [Role, string][] => {
  const copy = layoutMessages[language];
  const isForm = (page: string): page is FormId => (formIds as string[]).includes(page);
  const fields = isForm(id)
    ? shownFields(id).flatMap((field): [Role, string][] => {
        const label = fieldLabel(enquiry[language], id, field.name);
        const name = field.required ? label : `${label} ${enquiry[language].optional}`;
        if (field.kind === 'select') return [['combobox', name]];
        // Engines use different roles for numbers, dates and groups.
        return ['text', 'tel', 'email', 'textarea'].includes(field.kind) ? [['textbox', name]] : [];
      })
    : [];
  return [
    ['navigation', copy.languageMenu],
    size === 'phone' ? ['link', copy.openMenu] : ['navigation', copy.mainMenu],
    ['navigation', copy.footer.pages],
    ['link', copy.footer.terms],
    ...fields,
  ];
};

const regionsOf = async (tab: Tab): Promise<[Role, string][]> => {
  const names = await tab.evaluate(() =>
    [...document.querySelectorAll('main section:is([aria-label], [aria-labelledby])')].map(
      (section) => {
        const name = section.getAttribute('aria-label');
        if (name !== null) return name;
        const title = document
          .getElementById(section.getAttribute('aria-labelledby')!)!
          .cloneNode(true) as HTMLElement;
        // Screen readers read a line break as a space.
        for (const lineBreak of title.querySelectorAll('br')) lineBreak.replaceWith(' ');
        return title.textContent.replaceAll(/ +/g, ' ').trim();
      },
    ),
  );
  return names.map((name) => ['region', name]);
};

const troubleInView = (tab: Tab): Promise<string[]> =>
  tab.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    };
    const say = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.textContent || element.getAttribute('src') || '').trim().slice(0, 40)}"`;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} px wide in ${clientWidth}`);
    for (const image of [...document.images].filter(isInView))
      if (!image.complete || image.naturalWidth === 0) found.push(`not there: ${say(image)}`);
    for (const copy of [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer :is(a, h2)'),
    ].filter(isInView)) {
      if (copy.closest('[hidden], [aria-hidden=true], form')) continue;
      let opacity = 1;
      for (let at: Element | null = copy; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      if (opacity < 0.99 && opacity !== 0.55)
        found.push(`not to be read: ${say(copy)} has an opacity of ${opacity}`);
      const { right, left } = copy.getBoundingClientRect();
      if ((right > clientWidth + 1 || left < -1) && !copy.closest('nav, ul'))
        found.push(`out of the window: ${say(copy)}`);
    }
    return found;
  });

const readToTheEnd = async (tab: Tab, path: string): Promise<void> => {
  for (let isEnd = false; !isEnd;) {
    await soon(() => troubleInView(tab), `what is seen of ${path}`).toEqual([]);
    isEnd = await tab.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.85, behavior: 'instant' });
      return scrollY === before;
    });
  }
};

for (const id of ids)
  journey(`${id} is right and whole`, {}, async (tab, language) => {
    const path = pathOf(id, language);
    await tab.open(path);
    await soon(() => tab.isShown('footer'), 'the page is shown to its end').toBe(true);
    const unspoken: string[] = [];
    // React may already have turned this link into a button.
    const isHeard = async (role: Role, name: string): Promise<boolean> =>
      (await tab.isAnnounced(role, name)) ||
      (role === 'link' && (await tab.isAnnounced('button', name)));
    for (const [role, name] of [...spoken(id, language, tab.size), ...(await regionsOf(tab))])
      if (!(await isHeard(role, name))) unspoken.push(`${role} "${name}"`);
    expect.soft(unspoken, 'what a screen reader does not find at first').toEqual([]);
    await expectInView(tab, 'main h1');
    await readToTheEnd(tab, path);
    const links = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('footer nav a')].map(
        ({ pathname }) => pathname,
      ),
    );
    expect(links).toEqual(footerPages.map((page) => pathOf(page, language)));
    if (id !== 'home') return;
    const logos = await tab.evaluate(() =>
      [...document.querySelectorAll('.partner-logo')]
        .map((logo) => logo.getBoundingClientRect())
        .map(({ width, height }) => width > 40 && height > 10),
    );
    expect(logos, 'the logos of the partners have a size').toEqual([true, true, true]);
  });

journey(
  'the application starts by itself, and the main heading stays where it was',
  {},
  async (tab, language) => {
    await tab.open(pathOf('home', language));
    await expectInView(tab, 'main h1');
    const { top } = await tab.place('main h1');
    await tab.prefilled();
    expect(Math.abs((await tab.place('main h1')).top - top)).toBeLessThan(2);
  },
);

journey(
  'a hero of which a part has come is not shown before it is whole',
  {},
  async (tab, language) => {
    const line = await slowLine(process.env.E2E_SITE_URL!, pathOf('home', language), '</h1>');
    await tab.open('/licences.txt', line.url);
    // In an iframe: WebKit's driver does not answer while a tab loads.
    await tab.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      pathOf('home', language),
    );
    const isShown = (css: string) =>
      tab.evaluate(
        (sought) =>
          document
            .querySelector('iframe')!
            .contentDocument!.querySelector(sought)
            ?.checkVisibility({ visibilityProperty: true }),
        css,
      );
    await soon(() => isShown('h1'), 'a part of the hero is there and not shown').toBe(false);
    await soon(() => isShown('header'), 'the bar is shown').toBe(true);
    line.release();
    await soon(() => isShown('h1'), 'the hero is shown').toBe(true);
    line.close();
  },
);
