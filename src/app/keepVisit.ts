/**
 * Keeps typed text, focus and a kept press if React replaces the static page: a password manager or a host may have
 * changed the HTML.
 */

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
  // Null in fields without a caret.
  if (typeof selectionStart === 'number')
    (successor as HTMLInputElement | undefined)?.setSelectionRange(
      selectionStart,
      selectionEnd ?? null,
    );
};

/** Returns a function that restores the state in the new page. */
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
