/**
 * A guest's review, as it was written: each language has reviews of its own, in src/content/<lang>/reviewList.ts, and
 * none is a translation. All have five stars (docs/specification.md, "Figures"; src/frame/text/Stars.tsx).
 */
export type Review<Chapter extends string = string> = {
  /** The name by which pages refer to it. */
  id: string;
  /** The heading under which it stands on the reviews page. */
  chapter: Chapter;
  /** First name and an initial. */
  writer: string;
  /** What was celebrated, in the words of the specification. */
  event: string;
  /** Day it was written, dd.mm.yyyy. */
  date?: string;
  text: string;
};
