/**
 * Runs inline in every static page (src/build/pages/bootScript.ts), which brings the rules that it uses. It asks for the whole
 * style sheet, with the fonts, after the first paint, and starts the application: when the page has loaded and the browser is
 * idle, or when the visitor stirs, whichever comes first.
 * Until then links and forms are the browser's. What needs the application, a menu or a photo, waits for it and is
 * done then; where it cannot be downloaded, the link underneath is followed.
 * No imports: this is no part of the bundle.
 */
{
  const { sheet, modules } = (document.currentScript as HTMLScriptElement).dataset as Record<'sheet' | 'modules', string>;
  const files = modules.split(' ');
  const { head } = document;
  // WebKit has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let started = false;
  /** Also where React has drawn the page anew (keepVisit.ts). */
  const waiting = () => document.querySelector<HTMLAnchorElement>('a[aria-busy="true"]');

  const link = (properties: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), properties);

  /** Whoever has the rest from an earlier visit may have it before a slow line has brought the end of the document. */
  const parsed = new Promise<unknown>((resolve) => addEventListener('DOMContentLoaded', resolve));

  /** A page may have loaded before anything of it is painted. What never paints, a tab in the background or a crawler, goes on all the same. */
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint')[0] && resolve(0)).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });

  /**
   * The page asks for its fonts, and changes into them when all have come or cannot come: one after the other, each would
   * break lines anew (tailwind.config.ts).
   */
  const changeLetters = async () => {
    const { dataset } = document.body;
    delete dataset.standIn;
    void document.body.offsetHeight;
    dataset.standIn = '';
    await document.fonts.ready;
    delete dataset.standIn;
  };

  const style = link({ rel: 'stylesheet', href: sheet });
  const styled = new Promise<unknown>((resolve) => ['load', 'error'].forEach((type) => style.addEventListener(type, resolve)));
  void Promise.all([parsed, painted]).then(() => {
    document.body.dataset.standIn = '';
    head.append(style);
  });
  void styled.then(changeLetters);

  const start = () => {
    if (started) return;
    started = true;
    for (const href of files) head.append(link({ rel: 'modulepreload', href, crossOrigin: '' }));
    // The application may show what only the whole sheet has rules for. Libraries first: two short tasks instead of a long one.
    styled.then(() => import(/* @vite-ignore */ files.find((file) => file.includes('vendor'))!)).then(() => import(/* @vite-ignore */ files[0]!)).catch(giveUp);
  };

  const keep = (event: MouseEvent | KeyboardEvent) => {
    // The static page knows neither parameters nor place; React adds them to the language switch.
    const { search, hash } = location;
    Object.assign((event.target as Element).closest('a[hreflang]') ?? {}, { search, hash });
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || ('key' in event ? event.key !== ' ' : event.button)) return;
    const control = (event.target as Element).closest<HTMLAnchorElement>('a[data-action], a.tile');
    const isButton = control?.matches('[data-action]');
    if (!control || ('key' in event && !isButton)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting()?.removeAttribute('aria-busy');
    control.setAttribute('aria-busy', 'true');
    start();
  };

  /** The application listens from now on, or never will. */
  const end = (done: (control: HTMLAnchorElement) => void) => {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keep, true);
    const control = waiting();
    control?.removeAttribute('aria-busy');
    if (control) done(control);
  };

  const giveUp = () => end(({ href }) => location.assign(href));

  for (const type of ['pointerdown', 'keydown', 'scroll']) addEventListener(type, start, { capture: true, once: true });
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('takenover', () => end((control) => control.click()));
  addEventListener('notstarted', giveUp);
  addEventListener('load', () => painted.then(() => whenIdle(start)));
}
