/**
 * Runs inline in every static page (src/build/pages/bootScript.ts), without imports.
 * - After the first paint it loads the whole style sheet and the fonts. The page has the rules that it uses inline.
 * - It starts the application when the page has loaded and the browser is idle, or at the first interaction.
 * - Until then links and forms work as HTML. A press on a menu or a photo is kept and repeated once React handles it. If the
 *   application cannot be downloaded, the browser follows the link.
 */
{
  const { sheet, modules } = (document.currentScript as HTMLScriptElement).dataset as Record<
    'sheet' | 'modules',
    string
  >;
  const files = modules.split(' ');
  const { head } = document;
  // WebKit has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let started = false;
  /** The link whose press is kept. It is read from the DOM because React may replace the page (keepVisit.ts). */
  const waiting = () => document.querySelector<HTMLAnchorElement>('a[aria-busy="true"]');

  const link = (properties: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement('link'), properties);

  /** On a slow line a cached application may be ready before the end of the document has arrived. */
  const parsed = new Promise<unknown>((resolve) => addEventListener('DOMContentLoaded', resolve));

  /** The first paint may come after the load event. A background tab or a crawler never paints, so it waits one second. */
  const painted = new Promise<unknown>((resolve) => {
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint')[0] && resolve(0),
    ).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });

  /** Requests the fonts and swaps them in together. Swapped one by one, each font would break lines differently. */
  const changeLetters = async () => {
    const { dataset } = document.body;
    delete dataset.standIn;
    void document.body.offsetHeight;
    dataset.standIn = '';
    await document.fonts.ready;
    delete dataset.standIn;
  };

  const style = link({ rel: 'stylesheet', href: sheet });
  const styled = new Promise<unknown>((resolve) =>
    ['load', 'error'].forEach((type) => style.addEventListener(type, resolve)),
  );
  void Promise.all([parsed, painted]).then(() => {
    document.body.dataset.standIn = '';
    head.append(style);
  });
  void styled.then(changeLetters);

  const start = () => {
    if (started) return;
    started = true;
    for (const href of files) head.append(link({ rel: 'modulepreload', href, crossOrigin: '' }));
    // The application needs the whole sheet. Libraries first: two short tasks instead of a long one.
    styled
      .then(() => import(/* @vite-ignore */ files.find((file) => file.includes('vendor'))!))
      .then(() => import(/* @vite-ignore */ files[0]!))
      .catch(giveUp);
  };

  const keep = (event: MouseEvent | KeyboardEvent) => {
    // The static page knows neither parameters nor place; React adds them to the language switch.
    const { search, hash } = location;
    Object.assign((event.target as Element).closest('a[hreflang]') ?? {}, { search, hash });
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      ('key' in event ? event.key !== ' ' : event.button)
    )
      return;
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

  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, start, { capture: true, once: true });
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('takenover', () => end((control) => control.click()));
  addEventListener('notstarted', giveUp);
  addEventListener('load', () => painted.then(() => whenIdle(start)));
}
