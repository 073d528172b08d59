type Said = { el: string; en: string };

/** A kind of content: what its files say, where they are, and what they take. */
export type Kind = {
  /** Of its files, without the ending. */
  name: string;
  group: 'pages' | 'shared' | 'facts' | 'photos';
  /** As the owner calls it. */
  title: Said;
  /** From the folder of the project, with {language} where each language has a file. */
  path: string;
  /** The type that its files must be of. */
  type: { file: string; name: string };
  /** By the keys that lead there: what its files do not say themselves, and where they name a review by its id. */
  joined?: Readonly<Record<string, 'whole' | 'review'>>;
};
