/**
 * Runs inline in every static page (src/build/boot.ts) and starts the application when the visitor shows up: at once
 * at a touch, click or key; once the page has loaded at a move of the mouse or the page, after a reload, or where the
 * address asks for more than the static page has. Until then links and forms are the browser's. What only the
 * application can do, a menu or a photo, waits for it and is done then; where it cannot be downloaded, the link
 * underneath is followed.
 * It also lets the whole style sheet in, with the fonts. No imports: this is no part of the bundle.
 */
{
  const { sheet = '', modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const files = modules.split(' ');
  const acts = ['pointerdown', 'touchstart', 'keydown'];
  const moves = ['pointermove', 'wheel', 'scroll', 'focusin'];
  const { head, documentElement: root } = document;
  const stirring = new AbortController();
  const stirs = { capture: true, passive: true, signal: stirring.signal };
  let waiting: HTMLAnchorElement | undefined;

  // The whole style sheet, with the fonts. What needs it is not shown before (src/build/firstCss.ts).
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet });
  const dressed = new Promise((resolve) => ['load', 'error'].forEach((type) => style.addEventListener(type, resolve))).then(() => delete root.dataset.bare);
  const dress = () => {
    if (!style.isConnected) head.append(style);
    return dressed;
  };

  const start = () => {
    if (stirring.signal.aborted) return;
    stirring.abort();
    delete root.dataset.still;
    for (const href of files) head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }));
    // The application may show what the first paint did without.
    dress().then(() => import(/* @vite-ignore */ files[0]!)).catch(giveUp);
  };

  const startWhenLoaded = () => (document.readyState === 'complete' ? start() : addEventListener('load', start));

  const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) => metaKey || ctrlKey || shiftKey || altKey;

  const keep = (event: MouseEvent | KeyboardEvent) => {
    if (isModified(event) || ('key' in event ? event.key !== ' ' : event.button !== 0)) return;
    const control = (event.target as Element).closest<HTMLAnchorElement>('a[role="button"], a.tile');
    if (!control || ('key' in event && !control.role)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
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

  for (const type of acts) addEventListener(type, start, stirs);
  for (const type of moves) addEventListener(type, startWhenLoaded, stirs);
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('takenover', () => end((control) => control.click()), { once: true });
  addEventListener('notstarted', giveUp, { once: true });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What other sites add to an address (fbclid, utm_source) asks for nothing.
  const comesBack = visit?.type !== 'navigate' || location.hash || /[?&](?:photo|category)=/.test(location.search);
  // Who comes back finds the page in its full height, and what they typed; so does who asks for a place or a photo.
  if (comesBack) startWhenLoaded();
  else root.dataset.still = '';

  root.dataset.bare = '';
  if (comesBack || document.referrer.startsWith(`${location.origin}/`)) {
    // They have sheet and fonts already, or need every height at once: nothing is painted before.
    style.setAttribute('blocking', 'render');
    dress();
  }
  // A new visitor's first paint shares no slow line with them.
  else new PerformanceObserver(dress).observe({ type: 'paint', buffered: true });
  // What never paints, a tab in the background or a crawler, is dressed all the same.
  addEventListener('load', () => setTimeout(dress, 1000));
}
