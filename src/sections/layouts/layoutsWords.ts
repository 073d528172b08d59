import type { LayoutId, OnTerrace, PlaceId } from '../../site/facts/layoutFacts.ts';

export type LayoutsWords = {
  title: string;
  /** What a dot is, and how large the two rooms are. */
  text: string;
  /** Name of the plans, for the ear. */
  plans: string;
  /** Beside the measure. */
  metres: string;
  /** Each layout with what to know of it. */
  layouts: Record<LayoutId, { name: string; text: string }>;
  places: {
    title: string;
    text: string;
    names: Record<PlaceId, string>;
    /** Of the table of capacities, for the ear. */
    caption: string;
    /** Over the names of the layouts, for the ear. */
    layout: string;
    /** Stands for a layout that a place does not take, for the ear. */
    none: string;
    note: string;
    /** Width and depth: "{width} × {depth} m". */
    size: string;
  };
};

export type RainWords = {
  title: string;
  text: string;
  /** Over the numbers on phones, for the ear. */
  choose: string;
  /** Name of the plans, for the ear. */
  plans: string;
  guests: string;
  /** Under each plan, by what stands under the awning of the terrace. */
  each: Record<OnTerrace, string>;
};
