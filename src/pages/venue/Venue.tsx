import type { VenueContent } from './schema.ts';
import {
  BedDouble,
  Car,
  Columns4,
  Flame,
  Toilet,
  Trees,
  Wine,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { Facilities } from './Facilities.tsx';
import { Figures } from '../../components/Figures.tsx';
import { PhotoRows, type RowTile } from './PhotoRows.tsx';
import { SitePlan } from '../../features/sitePlan/SitePlan.tsx';
import { Walk } from '../../features/sitePlan/Walk.tsx';
import { Directions } from './Directions.tsx';
import { VenueHero } from './VenueHero.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { toilets, type Part } from '../../site/facts/estateFacts.ts';
import type { FacilityId } from '../../site/facts/facilities.ts';
import { figures } from '../../site/facts/venue.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Category = 'venue' | 'wedding' | 'baptism' | 'corporate' | 'party';

type RowPhoto = Omit<RowTile, 'photo' | 'caption'> & {
  category: Category;
  photo: keyof VenueContent['pictures'];
  /** Link target of the plan. */
  id?: Part;
};

const rows: readonly (readonly RowPhoto[])[] = [
  [
    { category: 'venue', photo: 'overview', shape: 1.55, place: 'across' },
    { category: 'venue', photo: 'chapel', shape: 0.8, id: 'chapel' },
  ],
  [
    { category: 'party', photo: 'danceFloor', shape: 0.9 },
    { category: 'wedding', photo: 'moonrise', shape: 1.5, place: 'across', id: 'arch' },
    { category: 'baptism', photo: 'favours', shape: 0.9 },
  ],
  [
    { category: 'corporate', photo: 'meeting', shape: 1.1 },
    { category: 'venue', photo: 'bar', shape: 1.6, place: 'across', id: 'bar' },
  ],
  [
    { category: 'wedding', photo: 'candles', shape: 1.2 },
    { category: 'baptism', photo: 'baptismLunch', shape: 0.95 },
    { category: 'venue', photo: 'studio', shape: 1.35 },
    { category: 'party', photo: 'dance', shape: 1.2 },
  ],
];

/** The hall has another section. */
type Sign = Exclude<FacilityId, 'hall'> | 'toilets';

const signs: Readonly<Record<Sign, LucideIcon>> = {
  parking: Car,
  pergola: Columns4,
  barbecue: Flame,
  reception: Wine,
  studio: BedDouble,
  toilets: Toilet,
  generator: Zap,
  gardens: Trees,
};

export default function Venue({ content }: { content: VenueContent }) {
  const { pictures } = content;
  const { facilities, plan } = content;
  const shown = (Object.keys(signs) as Sign[]).filter(
    (facility) => facility !== 'toilets' || toilets !== undefined,
  );
  return (
    <>
      <VenueHero photo={pictures.hero} upright={pictures.heroUpright} copy={content} />
      <SitePlan copy={plan} />
      <Walk copy={content.walk} photos={pictures} />
      <Facilities
        copy={facilities}
        facilities={shown.map((facility) => ({
          id: facility === 'parking' ? facility : undefined,
          icon: signs[facility],
          ...facilities.items[facility],
        }))}
      />
      <VenuePhotos copy={content.photos} figures={content.figures} pictures={pictures} />
      <Directions copy={content.contact} photo={pictures.gate} />
    </>
  );
}

function VenuePhotos({
  copy,
  figures: labels,
  pictures,
}: {
  copy: VenueContent['photos'];
  figures: VenueContent['figures'];
  pictures: VenueContent['pictures'];
}) {
  return (
    <section className="page-grid py-breath print:hidden" aria-labelledby="venue-photos">
      <SectionHeading id="venue-photos" text={copy.title} className="lg:col-left-7" />
      <p className="mt-2 max-w-34em text-muted lg:col-right-9 lg:mt-0 lg:self-end">{copy.text}</p>
      <PhotoRows
        rows={rows.map((row) =>
          row.map(({ category, photo, ...tile }) => ({
            ...tile,
            photo: pictures[photo],
            caption: copy.categories[category],
          })),
        )}
      />
      <p className="mt-3">
        <ArrowLink to="gallery">{copy.all}</ArrowLink>
      </p>
      <h2 className="sr-only">{labels.title}</h2>
      <Figures
        className="mt-4 lg:mt-breath-s lg:[--t-figure:clamp(3.75rem,6.4vw,6.5rem)]"
        figures={(['weddings', 'baptisms', 'corporate', 'parties'] as const).map((event) => ({
          label: labels[event],
          figure: figures.venue[event],
        }))}
      />
    </section>
  );
}
