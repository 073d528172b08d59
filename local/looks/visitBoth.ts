import type { Page } from 'playwright';
import { takePicture, takeSeen, type Camera } from './camera.ts';
import { compare, type Difference } from './compare.ts';
import type { Finding, Side } from './findings.ts';
import type { DoneName, Look, Visit } from './states.ts';
import { readPng } from './png.ts';
import { ways } from './ways.ts';

/** One of each for the site as it was and as it is. */
export type Both<Value> = Record<Side, Value>;

/** Takes the pictures of a look that differ. */
type Keep = (name: string, pictures: Both<Buffer>) => Promise<void>;

/** A page or state that does not come about on one side; the message is Playwright's. */
class NotReached extends Error {
  override name = 'NotReached';
  readonly side: Side;

  constructor(side: Side, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.side = side;
  }
}

/** Does the same on both sides at once. Throws NotReached for the first that fails. */
const both = async <Value>(act: (side: Side) => Promise<Value>): Promise<Both<Value>> => {
  const on = (side: Side): Promise<Value> =>
    act(side).catch((error: unknown) => Promise.reject(new NotReached(side, error)));
  const [before, after] = await Promise.all([on('before'), on('after')]);
  return { before, after };
};

const differenceOf = async (one: Buffer, other: Buffer): Promise<Difference | undefined> =>
  one.equals(other) ? undefined : compare(await readPng(one), await readPng(other));

/** How often a look that differs is taken again before it is said to change by itself. */
const tries = 4;

/** What is the same on both sides has come to rest. What differs is taken again until each side shows twice in a row the same. */
const lookAt = async (
  { name, seen, part }: Look,
  pages: Both<Page>,
  keep: Keep,
): Promise<Finding | undefined> => {
  const take = (): Promise<Both<Buffer>> =>
    both((side) => (seen ? takeSeen(pages[side], seen, part) : takePicture(pages[side], part)));
  let pictures = await take();
  for (let left = tries; left > 0; left--) {
    const difference = await differenceOf(pictures.before, pictures.after);
    if (!difference) return undefined;
    const earlier = pictures;
    pictures = await take();
    if (
      (await differenceOf(earlier.before, pictures.before)) ||
      (await differenceOf(earlier.after, pictures.after))
    )
      continue;
    await keep(name, pictures);
    return { name, kind: 'moved', ...difference };
  }
  await keep(name, pictures);
  return { name, kind: 'unsteady' };
};

/** Loads a page on both sides and compares how it looks; gives what was found to differ, or could not be seen. */
export const visitBoth = async (
  { path, width, looks }: Visit,
  cameras: Both<Camera>,
  keep: Keep,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const left = [...looks];
  const opened: Page[] = [];
  try {
    const pages = await both(async (side) => {
      const page = await cameras[side].open(width);
      opened.push(page);
      await cameras[side].visit(page, path);
      return page;
    });
    for (const look of looks) {
      if (!look.seen) await both((side) => ways[look.state as DoneName](pages[side], look));
      const finding = await lookAt(look, pages, keep);
      if (finding) findings.push(finding);
      left.shift();
    }
  } catch (error) {
    if (!(error instanceof NotReached)) throw error;
    for (const { name } of left)
      findings.push({ name, kind: 'not reached', side: error.side, reason: error.message });
  } finally {
    await Promise.all(opened.map((page) => page.context().close()));
  }
  return findings;
};
