import { venue } from '../../facts/venue/venue.ts';
import { webAddress } from '../../site/formats/webAddress.ts';
import { findPage, pages, type PageId } from '../../site/pages.ts';

export type Run =
  | { kind: 'text' | 'em'; text: string }
  | { kind: 'link'; text: string; target: string }
  | { kind: 'break' };

const markupPattern = /\*([^*]+)\*|\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)|(\n)/g;

/** Parses *emphasis*, [label](target) and line breaks. */
export function parseMarkup(source: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of source.matchAll(markupPattern)) {
    const [whole, em, label, target] = match;
    if (match.index > end) runs.push({ kind: 'text', text: source.slice(end, match.index) });
    if (em !== undefined) runs.push({ kind: 'em', text: em });
    else if (label !== undefined && target !== undefined)
      runs.push({ kind: 'link', text: label, target });
    else runs.push({ kind: 'break' });
    end = match.index + whole.length;
  }
  if (end < source.length) runs.push({ kind: 'text', text: source.slice(end) });
  return runs;
}

const specialTargets = ['phone', 'email', 'terms'] as const;

type LinkTarget =
  | { to: (typeof specialTargets)[number] }
  | { to: 'page'; page: PageId; hash?: string }
  | { to: 'site'; url: string };

export const linkTargets: readonly string[] = [...Object.keys(pages), ...specialTargets];

export function parseLinkTarget(source: string): LinkTarget | undefined {
  const special = specialTargets.find((one) => one === source);
  if (special) return { to: special };
  if (source.startsWith('https:')) {
    if (!webAddress.test(source)) return undefined;
    const { origin, pathname, hash } = new URL(source);
    const page = origin === venue.url ? findPage(pathname) : undefined;
    return page
      ? { to: 'page', page, hash: hash.slice(1) || undefined }
      : { to: 'site', url: source };
  }
  const [page = '', hash] = source.split('#');
  return Object.hasOwn(pages, page) ? { to: 'page', page: page as PageId, hash } : undefined;
}
