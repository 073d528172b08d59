import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadAt, routes } from './routes.tsx';

/** Restores the visit if React replaced the page. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // React renders and shows a replacement in one task: the static page is still complete here.
  const [putBack] = useState(keepVisit);
  useLayoutEffect(putBack, [putBack]);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

const onRecoverableError = (error: unknown) =>
  console.warn(
    'The HTML differs from what the build wrote, so React rendered the page again:',
    error,
  );

/** Rejects if a download fails. In development the root is empty. */
export async function hydrate(onHydrated: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  // With its data, the router renders at once and keeps the browser's scroll position.
  const hydrationData = { loaderData: await loadAt(location.pathname) };
  const hearEntries = mindOwnEntries();
  const router = createBrowserRouter(routes, { hydrationData });
  prefetchOnApproach();
  const hydrated = () => {
    hearEntries(router);
    onHydrated();
  };
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated onHydrated={hydrated} />
    </StrictMode>
  );
  // A transition yields to other tasks (facebook/react, hydrateRoot and lanes).
  if (root.hasChildNodes())
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}

function prefetchOnApproach(): void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // Navigation retries and shows a failure.
    loadAt(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, approach, { passive: true });
}

/**
 * Call it before the router is created, and the returned function after hydration. React Router 7.18 reads the key
 * "default", that of the first entry, for entries of hash links, and would restore its scroll position: each gets a
 * unique key. During hydration the router would scroll to the top, so it must not see popstate.
 */
function mindOwnEntries(): (router: ReturnType<typeof createBrowserRouter>) => void {
  let isTakenOver = false;
  let hasMissed = false;
  window.addEventListener('popstate', (event) => {
    if (event.state === null)
      history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, '');
    if (isTakenOver) return;
    event.stopImmediatePropagation();
    hasMissed = true;
  });
  return (router) => {
    isTakenOver = true;
    const { pathname, search, hash } = window.location;
    if (hasMissed)
      void router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Links match by class, because React may change their `href`. */
const selectorOf = (element: Element): string => {
  const named = (element.matches('[id], [name]') ? ['id', 'name', 'value'] : ['class']).filter(
    (name) => element.hasAttribute(name),
  );
  return (
    element.localName +
    named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name)!)}"]`).join('')
  );
};

/** The successor is the match at the same index. */
const successorOf = (element: Element): (() => HTMLElement | undefined) => {
  const selector = selectorOf(element);
  const place = [...document.querySelectorAll(selector)].indexOf(element);
  return () => document.querySelectorAll<HTMLElement>(selector)[place];
};

const headSelector =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

const tagsInHead = (): Element[] => [...document.head.querySelectorAll(headSelector)];

const nameOf = (tag: Element): string =>
  [
    tag.localName,
    ...['name', 'property', 'rel', 'hreflang'].map((name) => tag.getAttribute(name)),
  ].join(' ');

const fillIn = (successor: Control, control: Control): void => {
  if (
    successor instanceof HTMLInputElement &&
    control instanceof HTMLInputElement &&
    /^(?:checkbox|radio)$/.test(control.type)
  )
    successor.checked = control.checked;
  else successor.value = control.value;
  successor.dispatchEvent(new Event('input', { bubbles: true }));
};

const focusLike = (
  successor: HTMLElement | undefined,
  { selectionStart, selectionEnd }: Partial<HTMLInputElement>,
): void => {
  successor?.focus({ preventScroll: true });
  // Null in fields without a caret.
  if (typeof selectionStart === 'number')
    (successor as HTMLInputElement | undefined)?.setSelectionRange(
      selectionStart,
      selectionEnd ?? null,
    );
};

/**
 * Keeps typed text, focus and a kept press if React replaces the static page: a password manager or a host may have
 * changed the HTML. Returns a function that restores them in the new page.
 */
function keepVisit(): () => void {
  const written = tagsInHead();
  const controls = [
    ...document.querySelectorAll<Control>(
      '#root :is(input:not([type="hidden"]), select, textarea)',
    ),
  ].map((control) => ({ control, successor: successorOf(control) }));
  const opened = [...document.querySelectorAll('#root details[open]')].map((details) => ({
    details,
    successor: successorOf(details),
  }));
  const focused = document.activeElement;
  const focusSuccessor = focused && successorOf(focused);
  const pressed = document.querySelector('a[aria-busy="true"]');
  const pressedSuccessor = pressed && successorOf(pressed);

  return () => {
    const names = new Set(
      tagsInHead()
        .filter((tag) => !written.includes(tag))
        .map(nameOf),
    );
    for (const tag of written) if (names.has(nameOf(tag))) tag.remove();
    for (const { control, successor } of controls) {
      const found = control.isConnected ? undefined : (successor() as Control | undefined);
      if (found) fillIn(found, control);
    }
    for (const { details, successor } of opened)
      if (!details.isConnected) successor()?.toggleAttribute('open', true);
    if (focused && !focused.isConnected)
      focusLike(focusSuccessor?.(), focused as Partial<HTMLInputElement>);
    if (pressed && !pressed.isConnected) pressedSuccessor?.()?.setAttribute('aria-busy', 'true');
  };
}
