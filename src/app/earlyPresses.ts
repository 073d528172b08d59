/**
 * Runs inline in the head of every static page, until React handles events. A press on a menu or a photo
 * (`a[data-action]`, `a.tile`) is kept: the link gets `aria-busy`, and main.tsx starts hydration at once. Other links
 * and forms work as HTML.
 *
 * `come()` reports that the code has arrived. Without it, the link is followed after five seconds. `end(true)` repeats
 * the kept press; `end(false)` follows its link.
 */
// oxlint-disable-next-line no-unused-vars -- main.tsx reads it.
interface Window {
  /** Only in static pages. */
  early?: {
    /** Resolves at the first interaction. */
    readonly interaction: Promise<unknown>;
    come(): void;
    end(isHydrated: boolean): void;
  };
}

{
  const longestWait = 5000;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** React may have replaced the link (hydrate.tsx). */
  const kept = () => document.querySelector<HTMLAnchorElement>('a[aria-busy="true"]');
  const finish = (press: (link: HTMLAnchorElement) => void) => {
    const link = kept();
    link?.removeAttribute('aria-busy');
    if (link) press(link);
  };
  const follow = ({ href }: HTMLAnchorElement) => location.assign(href);

  const keep = (event: MouseEvent | KeyboardEvent) => {
    const target = event.target as Element;
    // React adds query and hash to the language switch; the static page lacks them.
    const { search, hash } = location;
    Object.assign(target.closest('a[hreflang]') ?? {}, { search, hash });
    const isKey = 'key' in event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (isKey ? event.key !== ' ' : event.button) return;
    const link = target.closest(isKey ? 'a[data-action]' : 'a[data-action], a.tile');
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept()?.removeAttribute('aria-busy');
    link.setAttribute('aria-busy', 'true');
    clearTimeout(waiting);
    if (!hasCome) waiting = setTimeout(finish, longestWait, follow);
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasCome = false;

  addEventListener('click', keep, options);
  addEventListener('keydown', keep, options);
  // The entry cannot be downloaded.
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && window.early?.end(false),
    options,
  );
  window.early = {
    interaction: new Promise((resolve) => {
      for (const type of ['pointerdown', 'keydown', 'click', 'scroll'])
        addEventListener(type, resolve, options);
    }),
    come() {
      hasCome = true;
      clearTimeout(waiting);
    },
    end(isHydrated) {
      listening.abort();
      clearTimeout(waiting);
      finish(isHydrated ? (link) => link.click() : follow);
    },
  };
}
