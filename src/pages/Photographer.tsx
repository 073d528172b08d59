import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type PhotographerWords = PageWords & { title: string };

export default function Photographer({ content }: PageProps<PhotographerWords>) {
  return <h1>{content.title}</h1>;
}
