/**
 * Runs inline in every static page (src/build/bootScript.ts). It lets the whole style sheet in, with the fonts, and starts
 * the application: when the page has loaded and the browser is idle, or when the visitor stirs, whichever comes first.
 * Until then links and forms are the browser's. What needs the application, a menu or a photo, waits for it and is
 * done then; where it cannot be downloaded, the link underneath is followed.
 * No imports: this is no part of the bundle.
 */

/** Selector of what waits for the whole style sheet (src/build/firstPaint.ts). */
declare const laterParts: string;

{
  const { sheet = '', modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const files = modules.split(' ');
  const { head, documentElement: root } = document;
  const stirs = ['pointerdown', 'touchstart', 'keydown', 'scroll'];
  // WebKit has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let started = false;
  let waiting: HTMLAnchorElement | undefined;

  /** A new visitor's first paint shares no slow line with the sheet. What needs it is not shown before (src/build/firstCss.ts). */
  const dress = () => {
    if (isNew && !style.isConnected) head.append(style);
    return dressed;
  };

  /**
   * Shows what lies below, part by part as the browser finds time: the layout of a whole page at once would hold up a
   * slow phone. Gecko shows it at once, for it tells screen readers no names of what it has not drawn.
   */
  const unfold = async () => {
    const parts = CSS.supports('-moz-appearance:none') ? [] : document.querySelectorAll<HTMLElement>(laterParts);
    const leaveOut = (part: HTMLElement, contentVisibility: string, containIntrinsicBlockSize: string) => void Object.assign(part.style, { contentVisibility, containIntrinsicBlockSize });
    for (const part of parts) leaveOut(part, 'auto', '200vh');
    delete root.dataset.bare;
    root.dataset.unfolding = '';
    for (const part of parts) {
      await new Promise((resolve) => whenIdle(resolve, { timeout: 100 }));
      leaveOut(part, '', '');
    }
    delete root.dataset.unfolding;
  };

  const start = () => {
    if (started) return;
    started = true;
    for (const type of stirs) removeEventListener(type, start, true);
    for (const href of files) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
    // The application may show what the first paint did without.
    dress().then(() => import(/* @vite-ignore */ files[0]!)).catch(giveUp);
  };

  const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) => metaKey || ctrlKey || shiftKey || altKey;

  const keep = (event: MouseEvent | KeyboardEvent) => {
    if (isModified(event) || ('key' in event ? event.key !== ' ' : event.button !== 0)) return;
    const control = (event.target as Element).closest<HTMLAnchorElement>('a[role="button"], a.tile, :is([data-bare], [data-unfolding]) a[href^="#"]');
    const isButton = control?.matches('[role]');
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

  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = visit?.type === 'navigate' && !location.hash && !document.referrer.startsWith(`${location.origin}/`);
  const dressed = new Promise<unknown>((resolve) => {
    if (isNew) for (const type of ['load', 'error']) style.addEventListener(type, resolve);
    else resolve(0);
  }).then(() => (isNew ? unfold() : undefined));
  // A page may have loaded before anything of it is painted. What never paints, a tab in the background or a crawler,
  // goes on all the same.
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve(0)).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
  if (isNew) {
    root.dataset.bare = '';
    painted.then(dress);
  }
  // Who comes back or from page to page has the sheet; who asks for a place needs every height. Written, since no
  // other way makes each engine wait for it (Firefox knows no `blocking=render`).
  else document.write(style.outerHTML);

  for (const type of stirs) addEventListener(type, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('takenover', () => end((control) => control.click()), { once: true });
  addEventListener('notstarted', giveUp, { once: true });
  addEventListener('load', () => painted.then(() => whenIdle(start)));
}
