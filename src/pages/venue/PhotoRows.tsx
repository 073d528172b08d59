import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import type { EstatePart } from '../../site/facts/estateFacts.ts';
import type { VenueContent } from './schema.ts';

type PhotoRow = {
  photo: keyof VenueContent['pictures'];
  category: keyof VenueContent['photos']['categories'];
  /** The plan links to this id. */
  id?: EstatePart;
};

const photoRows: readonly PhotoRow[] = [
  { photo: 'overview', category: 'venue' },
  { photo: 'chapel', category: 'venue', id: 'chapel' },
  { photo: 'danceFloor', category: 'party' },
  { photo: 'moonrise', category: 'wedding', id: 'arch' },
  { photo: 'favours', category: 'baptism' },
  { photo: 'meeting', category: 'corporate' },
  { photo: 'bar', category: 'venue', id: 'bar' },
  { photo: 'candles', category: 'wedding' },
  { photo: 'baptismLunch', category: 'baptism' },
  { photo: 'studio', category: 'venue' },
  { photo: 'dance', category: 'party' },
];

type Props = {
  captions: VenueContent['photos']['categories'];
  pictures: VenueContent['pictures'];
};

export function PhotoRows({ captions, pictures }: Props) {
  return (
    <PhotoCollage
      layout="mixed"
      pictures={photoRows.map(({ photo, category, id }) => ({
        photo: pictures[photo],
        caption: captions[category],
        id,
      }))}
      className="mt-6 lg:mt-12"
    />
  );
}
