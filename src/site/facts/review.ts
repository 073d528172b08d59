export type ReviewList = {
  /** Headings of the reviews page, in very large type: a year, or a few words. */
  chapters: readonly [string, string, string];
  /** In the order of the page. */
  reviews: readonly Review[];
};

/**
 * A guest's review, as it was written: each language has reviews of its own, in src/content/<lang>/reviewList.json, and
 * none is a translation. All have five stars (docs/specification.md, "Figures"; src/frame/text/Stars.tsx).
 */
export type Review = {
  /** The name by which pages refer to it. */
  id: string;
  /** The heading under which it stands on the reviews page. */
  chapter: string;
  /** First name and an initial. */
  writer: string;
  /** What was celebrated, in the words of the specification. */
  event: string;
  /** Day it was written, dd.mm.yyyy. */
  date?: string;
  text: string;
};
