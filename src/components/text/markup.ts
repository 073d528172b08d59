import { webAddress } from '../../site/formats/webAddress.ts';
import { pages, type PageId } from '../../site/pages.ts';

export type Run =
  | { kind: 'text' | 'em'; text: string }
  | { kind: 'link'; text: string; target: string }
  | { kind: 'break' };

const marks = /\*([^*]+)\*|\[([^\]]+)\]\(((?:[^()]|\([^()]*\))+)\)|(\n)/g;

/** Parses *emphasis*, [label](target) and line breaks. */
export function parseMarkup(source: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
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

export const plainText = (source: string): string =>
  parseMarkup(source)
    .map((run) => (run.kind === 'break' ? ' ' : run.text))
    .join('');

const others = ['phone', 'email', 'terms'] as const;

type LinkTarget =
  | { to: (typeof others)[number] }
  | { to: 'page'; page: PageId; hash?: string }
  | { to: 'site'; url: string };

export const linkTargets: readonly string[] = [...Object.keys(pages), ...others];

export function linkTarget(written: string): LinkTarget | undefined {
  const other = others.find((one) => one === written);
  if (other) return { to: other };
  if (written.startsWith('https:'))
    return webAddress.test(written) ? { to: 'site', url: written } : undefined;
  const [page = '', hash] = written.split('#');
  return Object.hasOwn(pages, page) ? { to: 'page', page: page as PageId, hash } : undefined;
}
