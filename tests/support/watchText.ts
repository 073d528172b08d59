/**
 * Logs an error if React changes a text node that has siblings. Page translation replaces text nodes by <font>, so
 * React would throw or update a detached node (https://github.com/facebook/react/issues/11538). To fix it, wrap the
 * text in an element. Text that fills its element is safe, because React sets textContent. A change of language
 * reloads translated pages (LanguageSwitch.tsx).
 */
export function watchText(): void {
  const hasKey = (node: Node | null, start: string): boolean =>
    node !== null && Object.keys(node).some((key) => key.startsWith(start));
  const report = (node: Node | null, parent: Node | null): void => {
    if (
      node?.nodeType === Node.TEXT_NODE &&
      parent?.isConnected &&
      document.documentElement.lang === (/^\/en(?:\/|$)/.test(location.pathname) ? 'en' : 'el') &&
      hasKey(node, '__reactFiber$') &&
      !hasKey(parent, '__reactContainer$')
    )
      console.error(
        `Page translation breaks the text "${node.nodeValue}" in ${(parent as Element).outerHTML.slice(0, 200)} (watchText.ts).`,
      );
  };
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      report(node, this);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      report(node, this);
      report(next, this);
      return insertBefore.call(this, node, next);
    },
    removeChild(this: Node, node: Node) {
      report(node, this);
      return removeChild.call(this, node);
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      report(this, this.parentNode);
      value.set!.call(this, text);
    },
  });
}
