import type { ClosingCtaCopy } from '../../model/groups.ts';
import type { PageId } from '../../site/pages.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Hero } from './Hero.tsx';
import { WriteOrCall } from './WriteOrCall.tsx';

type Props = { photo: PagePicture; copy: ClosingCtaCopy; to?: PageId };

export function ClosingCta({ photo, copy: { title, text, action }, to }: Props) {
  return (
    <Hero variant="closing" copy={{ title, lead: text }} pictures={{ hero: photo }}>
      <WriteOrCall to={to} action={action} isOnPhoto />
    </Hero>
  );
}
