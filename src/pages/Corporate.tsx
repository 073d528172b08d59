import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type CorporateWords = PageWords & { title: string };

export default function Corporate({ content }: PageProps<CorporateWords>) {
  return <h1>{content.title}</h1>;
}
