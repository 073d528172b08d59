/** The words a page contributes to its own head. */
export type HeadWords = {
  /** Up to 60 characters, unique. */
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  keywords: readonly string[];
};
