/**
 * Keeps what a visitor did before hydration. If a password manager or a host has changed the HTML, React throws the static page
 * away and renders a new one. Typed text, focus and a kept press (earlyPresses.ts) would be lost, and the head tags would be doubled.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns a selector that matches an element and its successor. Links are matched by class, because React may change their `href`. */
const selectorOf = (element: Element): string => {
  const named = (element.matches('[id], [name]') ? ['id', 'name', 'value'] : ['class']).filter(
    (name) => element.hasAttribute(name),
  );
  return (
    element.localName +
    named.map((name) => `[${name}="${CSS.escape(element.getAttribute(name)!)}"]`).join('')
  );
};

/** Returns a function that finds the successor of an element: the match at the same index. */
const successorOf = (element: Element): (() => HTMLElement | undefined) => {
  const selector = selectorOf(element);
  const place = [...document.querySelectorAll(selector)].indexOf(element);
  return () => document.querySelectorAll<HTMLElement>(selector)[place];
};

const headTags = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

const tagsInHead = (): Element[] => [...document.head.querySelectorAll(headTags)];

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
  // Null in fields without a caret, such as one for a date.
  if (typeof selectionStart === 'number')
    (successor as HTMLInputElement | undefined)?.setSelectionRange(
      selectionStart,
      selectionEnd ?? null,
    );
};

/** Reads the state of the static page. Returns a function that restores it after React has replaced the page. */
export function keepVisit(): () => void {
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
