/** `{guests}`, without a dot, is filled by the page: the languages must agree on what they leave to it. */
import { namesIn } from '../words/compose.ts';
import { nearest } from './nearest.ts';
import { says, type Said } from './says.ts';
import type { Finding } from './shape.ts';

export type Texts = readonly { at: string; text: string }[];

/** A list may have more entries in one language: they are compared together. */
const placeOf = (at: string): string => at.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');

type Place = { at: string; names: Set<string> };

function placesOf(texts: Texts): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { at, text } of texts) {
    const key = placeOf(at);
    const place = places.get(key) ?? { at, names: new Set() };
    const names = namesIn(text).filled;
    // A fault is told of the first entry that has a name of this kind.
    if (place.names.size === 0 && names.length > 0) place.at = at;
    for (const name of names) place.names.add(name);
    places.set(key, place);
  }
  return places;
}

const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((name) => !other.has(name));

/** How often each name is used, at whichever places. */
export function usesOf(all: readonly Texts[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const texts of all)
    for (const { names } of placesOf(texts).values())
      for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

/**
 * What one language has and the other has not, as findings of the first and of the second. A name that is used nowhere
 * else is a slip where it stands; any other is missing where it does not.
 */
export function disagreements(
  [one, other]: readonly [Texts, Texts],
  [oneName, otherName]: readonly [Said, Said],
  uses: ReadonlyMap<string, number>,
): [Finding[], Finding[]] {
  const [ones, others] = [placesOf(one), placesOf(other)];
  const found: [Finding[], Finding[]] = [[], []];
  for (const [key, mine] of ones) {
    const theirs = others.get(key);
    if (!theirs) continue;
    const odd = [without(mine.names, theirs.names), without(theirs.names, mine.names)] as const;
    const sides = [
      {
        has: mine,
        odd: odd[0],
        lacks: odd[1],
        others: theirs,
        found: found[0],
        across: found[1],
        name: oneName,
        otherName,
      },
      {
        has: theirs,
        odd: odd[1],
        lacks: odd[0],
        others: mine,
        found: found[1],
        across: found[0],
        name: otherName,
        otherName: oneName,
      },
    ];
    const slips = new Set<string>();
    for (const side of sides)
      for (const name of side.odd) {
        if ((uses.get(name) ?? 0) > 1) continue;
        slips.add(name);
        for (const meant of nearest(name, side.lacks).slice(0, 1)) slips.add(meant);
        side.found.push({
          at: side.has.at,
          said: says.unknownPlaceholder(name, [...side.others.names], side.otherName),
        });
      }
    for (const side of sides)
      for (const name of side.odd)
        if (!slips.has(name))
          side.across.push({ at: side.others.at, said: says.missingPlaceholder(name, side.name) });
  }
  return found;
}
