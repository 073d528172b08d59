import { Figures } from '../../components/sections/Figures.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import type { EstatePart } from '../../facts/estate/estateFacts.ts';
import { figures } from '../../facts/venue/venue.ts';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
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
  { photo: 'bar', category: 'venue', id: 'bar' },
  { photo: 'favours', category: 'baptism' },
  { photo: 'moonrise', category: 'wedding', id: 'arch' },
  { photo: 'candles', category: 'wedding' },
  { photo: 'meeting', category: 'corporate' },
  { photo: 'baptismLunch', category: 'baptism' },
  { photo: 'studio', category: 'venue' },
  { photo: 'dance', category: 'party' },
];

export function VenuePhotos({ content }: { content: VenueContent }) {
  const { photos: copy, figures: labels, pictures } = content;
  return (
    <Section aria-labelledby="venue-photos">
      <SectionIntro id="venue-photos" copy={copy} />
      <PhotoCollage
        layout="mixed"
        pictures={photoRows.map(({ photo, category, id }) => ({
          photo: pictures[photo],
          caption: copy.categories[category],
          id,
        }))}
        className="mt-6 lg:mt-12"
      />
      <p className="mt-6">
        <ArrowLink to="gallery">{copy.allPhotos}</ArrowLink>
      </p>
      <h2 className="sr-only">{labels.title}</h2>
      <Figures
        className="mt-section-sm"
        figures={(['weddings', 'baptisms', 'corporate', 'parties'] as const).map((event) => ({
          label: labels[event],
          figure: figures.venue[event],
        }))}
      />
    </Section>
  );
}
