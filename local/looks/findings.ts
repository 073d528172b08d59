/** What `npm run looks` has found, in words. */
import type { Difference } from './compare.ts';

export type Finding =
  /** A look that has changed. */
  | ({ name: string; kind: 'moved' } & Difference)
  /** A look that changes by itself, so that nothing can be said of it. */
  | { name: string; kind: 'unsteady' }
  /** A page or state that could not be brought about. */
  | { name: string; kind: 'not reached'; side: Side; reason: string };

export type Side = 'before' | 'after';

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.01 ? 4 : 1)} %`;

const says = (finding: Finding): string => {
  if (finding.kind === 'unsteady') return 'changes by itself: a fault of local/looks';
  if (finding.kind === 'not reached')
    return `not reached ${finding.side}: ${finding.reason.split('\n')[0]}`;
  const { share, box } = finding;
  return `${percent(share)}, ${box.width} x ${box.height} px at ${box.left}, ${box.top}`;
};

const weight = (finding: Finding): number => (finding.kind === 'moved' ? finding.share : 2);

/** One line for each finding, what cannot be said first, then the largest difference. */
export const linesOf = (findings: readonly Finding[]): string[] => {
  const width = Math.max(0, ...findings.map(({ name }) => name.length));
  return findings
    .toSorted((one, other) => weight(other) - weight(one))
    .map((finding) => `${finding.name.padEnd(width)}   ${says(finding)}`);
};
