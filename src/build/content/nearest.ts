/** How many letters must be written, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        next[j - 1]! + 1,
        row[j]! + 1,
        row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length]!;
}

/** The names that somebody may have meant, the nearest first, three at most; none where all are far. */
export function nearest(written: string, names: readonly string[]): string[] {
  const short = written.toLowerCase();
  return names
    .map((name) => ({ name, far: distance(short, name.toLowerCase()) }))
    .filter(
      ({ name, far }) => far <= Math.max(2, Math.floor(Math.min(short.length, name.length) / 3)),
    )
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
