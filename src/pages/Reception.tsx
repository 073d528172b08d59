import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type ReceptionWords = PageWords & { title: string };

export default function Reception({ content }: PageProps<ReceptionWords>) {
  return <h1>{content.title}</h1>;
}
