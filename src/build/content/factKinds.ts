import type { Kind } from './kind.ts';

/**
 * The owner's facts. They stand apart from the other kinds, and this file imports nothing that runs: nearly every module
 * loads the facts, so where one is broken nothing else can be asked (faults.ts).
 */
export const factKinds: readonly Kind[] = [];
