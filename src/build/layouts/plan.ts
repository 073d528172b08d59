/** What stands in a place, in metres from its upper left corner; src/build/layouts/lay.ts lays it. */
export type Box = { x: number; y: number; width: number; depth: number };

/** Chairs side by side, given by the middle of the first. */
export type Line = { x: number; y: number; count: number; step: number; isUpright?: boolean };

/** A round table, or chairs and people around one; the first stands at `turn`, in radians. */
export type Round = { x: number; y: number; radius: number };
export type Ring = Round & { count: number; turn: number };

export type Plan = {
  tables: readonly Box[];
  rounds: readonly Round[];
  lines: readonly Line[];
  rings: readonly Ring[];
  /** The dance floor. */
  floor?: Box | undefined;
  stage?: Box | undefined;
  /** Where the screen hangs. */
  screen?: Box | undefined;
};

/** Across a chair, and from the edge of a table to the middle of a chair. */
export const chair = { width: 0.38, away: 0.38 };

export const empty: Plan = { tables: [], rounds: [], lines: [], rings: [] };

/** How many sit or stand on a plan. */
export const seatsOf = ({ lines, rings }: Plan): number =>
  [...lines, ...rings].reduce((sum, { count }) => sum + count, 0);
