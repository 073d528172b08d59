import type { CDPSession, Page } from 'playwright';
import type { SpokenNode } from './spokenLines.ts';

type Element = Awaited<ReturnType<typeof documentOf>>;

const documentOf = async (browser: CDPSession) =>
  (await browser.send('DOM.getDocument', { depth: -1 })).root;

/** `aria-current` by number of the element. */
const currentIn = ({
  backendNodeId,
  attributes = [],
  children = [],
}: Element): [number, string][] => {
  const at = attributes.indexOf('aria-current');
  return [
    ...(at < 0 ? [] : [[backendNodeId, attributes[at + 1] ?? ''] satisfies [number, string]]),
    ...children.flatMap(currentIn),
  ];
};

/** The accessibility tree of a page in Chromium as it stands, without its frames. */
export const readTree = async (page: Page): Promise<SpokenNode[]> => {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const current = new Map(currentIn(await documentOf(browser)));
  await browser.detach();
  return nodes.map((node) => ({ ...node, current: current.get(node.backendDOMNodeId ?? -1) }));
};
