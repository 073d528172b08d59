import hero from 'photo:007';
import type { PageProps, PageWords } from './page.ts';

export { hero };
export type VenueWords = PageWords & { title: string };

export default function Venue({ content }: PageProps<VenueWords>) {
  return <h1>{content.title}</h1>;
}
