import { pages, type PageId } from '../../site/pages.ts';

const others = ['phone', 'email', 'terms'] as const;

export type LinkTarget =
  { to: (typeof others)[number] } | { to: 'page'; page: PageId; hash?: string };

export const linkTargets: readonly string[] = [...Object.keys(pages), ...others];

export function linkTarget(written: string): LinkTarget | undefined {
  const other = others.find((one) => one === written);
  if (other) return { to: other };
  const [page = '', hash] = written.split('#');
  return Object.hasOwn(pages, page) ? { to: 'page', page: page as PageId, hash } : undefined;
}
