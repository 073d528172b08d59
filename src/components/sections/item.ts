export type Item =
  | { name: string; text: string }
  | { title: string; text: string }
  | { question: string; answer: string };

export const getItemTexts = (item: Item): readonly [heading: string, text: string] =>
  'question' in item
    ? [item.question, item.answer]
    : ['name' in item ? item.name : item.title, item.text];
