import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type PartyWords = PageWords & { title: string };

export default function Party({ content }: PageProps<PartyWords>) {
  return <h1>{content.title}</h1>;
}
