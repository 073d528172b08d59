/**
 * Runs inline in every static page (src/build/pages/bootScript.ts). It lets the whole style sheet in, with the fonts, and starts
 * the application: when the page has loaded and the browser is idle, or when the visitor stirs, whichever comes first.
 * Until then links and forms are the browser's. What needs the application, a menu or a photo, waits for it and is
 * done then; where it cannot be downloaded, the link underneath is followed.
 * No imports: this is no part of the bundle.
 */

/** Selector of src/build/styles/firstPaint.ts. */
declare const laidOutApart: string;

{
  const { sheet, modules } = (document.currentScript as HTMLScriptElement).dataset as Record<'sheet' | 'modules', string>;
  const files = modules.split(' ');
  const { head, documentElement: root } = document;
  // WebKit has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let started = false;
  let waiting: HTMLAnchorElement | undefined;

  // Not in Gecko, which tells screen readers no names of what it has not drawn.
  const layOutInParts = !CSS.supports('-moz-appearance:none');
  const partsBelow = () => (layOutInParts ? document.querySelectorAll<HTMLElement>(laidOutApart) : []);

  /**
   * Each part in a task of its own: the layout of a whole page at once would hold up a slow phone. Who has scrolled past it
   * keeps in place what is seen: WebKit minds no such place, Chromium loses it where a page becomes much shorter.
   */
  const layOut = async () => {
    for (const part of partsBelow()) {
      await new Promise((resolve) => setTimeout(resolve));
      const { top, height } = part.getBoundingClientRect();
      const y = scrollY;
      part.dataset.open = '';
      const taller = part.getBoundingClientRect().height - height;
      if (top < 0) scrollTo(0, y + taller);
    }
  };

  // Whoever has the rest from an earlier visit may have it before a slow line has brought the end of the document.
  const parsed = new Promise<unknown>((resolve) => addEventListener('DOMContentLoaded', resolve));

  const link = (properties: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), properties);

  const settled = (sheetLink: HTMLLinkElement) => new Promise<unknown>((resolve) => ['load', 'error'].forEach((type) => sheetLink.addEventListener(type, resolve)));

  /** A new visitor's first paint shares no slow line with the sheet. What needs it is not shown before (src/build/styles/firstCss.ts). */
  const dress = () => {
    if (isNew && !preload.isConnected) head.append(preload);
    return dressed;
  };

  /**
   * What is first asks for its fonts, and changes into them when all have come or cannot come: one after the other, each
   * would break lines anew (tailwind.config.ts). Not the whole page: a phone would style all of it once more.
   */
  const letter = async () => {
    void root.offsetHeight;
    const { dataset } = document.querySelector<HTMLElement>('main > *')!;
    dataset.standIn = '';
    await document.fonts.ready;
    delete dataset.standIn;
  };

  /** Lets the sheet in, then shows what lies below. */
  const unfold = async () => {
    for (const { dataset } of partsBelow()) delete dataset.open;
    head.append(style);
    await settled(style);
    root.dataset.unfolding = root.dataset.bare;
    delete root.dataset.bare;
    // Letters that come after the parts lay them all out once more.
    await Promise.race([letter(), stirred, new Promise((resolve) => setTimeout(resolve, 500))]);
    await layOut();
    delete root.dataset.unfolding;
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const href of files) head.append(link({ rel: 'modulepreload', href, crossOrigin: '' }));
    // The application may show what the first paint did without. Libraries first: two short tasks instead of a long one.
    dress().then(() => import(/* @vite-ignore */ files.find((file) => file.includes('vendor'))!)).then(() => import(/* @vite-ignore */ files[0]!)).catch(giveUp);
  };

  const keep = (event: MouseEvent | KeyboardEvent) => {
    // The static page knows neither parameters nor place; React adds them to the language switch.
    const { search, hash } = location;
    Object.assign((event.target as Element).closest('a[hreflang]') ?? {}, { search, hash });
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || ('key' in event ? event.key !== ' ' : event.button)) return;
    const control = (event.target as Element).closest<HTMLAnchorElement>('a[data-action], a.tile, :is([data-bare], [data-unfolding]) a[href^="#"]');
    const isButton = control?.matches('[data-action]');
    if (!control || ('key' in event && !isButton)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Places on the page are where they will be as soon as it is dressed.
    if (!isButton && !control.matches('.tile')) return void dress().then(() => control.click());
    waiting?.removeAttribute('aria-busy');
    waiting = control;
    waiting.setAttribute('aria-busy', 'true');
    start();
  };

  /** The application listens from now on, or never will. */
  const end = (done: (control: HTMLAnchorElement) => void) => {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keep, true);
    waiting?.removeAttribute('aria-busy');
    if (waiting) done(waiting);
  };

  const giveUp = () => end(({ href }) => location.assign(href));

  const style = link({ rel: 'stylesheet', href: sheet });
  // Downloaded before it is let in: a frame between the two would lay out all that lies below.
  const preload = link({ rel: 'preload', as: 'style', href: sheet });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = visit?.type === 'navigate' && !location.hash && !document.referrer.startsWith(`${location.origin}/`);
  const dressed = isNew ? Promise.all([parsed, settled(preload)]).then(unfold) : parsed;
  // A page may have loaded before anything of it is painted. What never paints, a tab in the background or a crawler,
  // goes on all the same.
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && resolve(0)).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
  if (isNew) {
    root.dataset.bare = layOutInParts ? '' : 'whole';
    // Chromium tells screen readers nothing of what it has not laid out: before the sheet is asked for.
    Promise.all([parsed, painted]).then(layOut).then(dress);
  }
  // Who comes back or from page to page has the sheet; who asks for a place needs every height. Written, since no
  // other way makes each engine wait for it (Firefox knows no `blocking=render`).
  else document.write(style.outerHTML);

  const stirred = new Promise<unknown>((resolve) => ['pointerdown', 'keydown', 'scroll'].forEach((type) => addEventListener(type, resolve, { capture: true, once: true })));
  void stirred.then(start);
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('takenover', () => end((control) => control.click()));
  addEventListener('notstarted', giveUp);
  addEventListener('load', () => painted.then(() => whenIdle(start)));
}
