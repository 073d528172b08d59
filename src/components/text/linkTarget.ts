import { pages, type PageId } from '../../site/pages.ts';

const others = ['phone', 'email', 'terms'] as const;

/** Where the link of a text leads: to a page, with the id of an element of it, or to one of the others. */
export type LinkTarget =
  { to: (typeof others)[number] } | { to: 'page'; page: PageId; hash?: string };

/** All that may stand after [words], but for "#id" after a page. */
export const linkTargets: readonly string[] = [...Object.keys(pages), ...others];

/** Reads what stands after [words]; undefined where it is no target. */
export function linkTarget(written: string): LinkTarget | undefined {
  const other = others.find((one) => one === written);
  if (other) return { to: other };
  const [page = '', hash] = written.split('#');
  return Object.hasOwn(pages, page) ? { to: 'page', page: page as PageId, hash } : undefined;
}
