import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type DjMusicWords = PageWords & { title: string };

export default function DjMusic({ content }: PageProps<DjMusicWords>) {
  return <h1>{content.title}</h1>;
}
