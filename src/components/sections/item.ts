/** An item of a list: content files call its parts by these names. */
export type Item =
  | { name: string; text: string }
  | { title: string; text: string }
  | { question: string; answer: string };

/** Returns the heading and the text of an item. */
export const wordsOf = (item: Item): readonly [heading: string, text: string] =>
  'question' in item
    ? [item.question, item.answer]
    : ['name' in item ? item.name : item.title, item.text];
