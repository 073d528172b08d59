import { useLocale } from '../../components/Locale.tsx';
import { tw } from '../../components/tw.ts';
import {
  getDrawnSize,
  getIndoorLayouts,
  meetingEquipment,
} from '../../facts/estate/layoutFacts.ts';
import { PlanPicture } from '../../features/layouts/PlanPicture.tsx';
import { fill, formatNumber } from '../../site/formats/formats.ts';
import type { CorporateContent } from './schema.ts';

const hall = getDrawnSize('hall');

const smallHallCrop = {
  className: tw`object-bottom`,
  style: { aspectRatio: `${hall.width} / ${getDrawnSize('smallHall').depth}` },
};

export function MeetingLayouts({ copy }: { copy: CorporateContent['meetingLayouts'] }) {
  const { language } = useLocale();
  const { screen } = meetingEquipment;
  const formatMetres = (value: number): string => formatNumber(value, language, { max: 2 });
  return (
    <div className="mt-section-sm lg:col-start-9">
      <h3 className="font-display text-display-4">{copy.title}</h3>
      <div className="mt-4 grid items-end gap-x-gutter gap-y-6 sm:grid-cols-3 lg:grid-cols-1">
        {getIndoorLayouts(['rows', 'u', 'board']).map(({ layout, place, count }) => (
          <figure key={layout}>
            <PlanPicture
              name={`${place}-${layout}`}
              size={hall}
              {...(place === 'smallHall' && smallHallCrop)}
            />
            <figcaption className="mt-2 text-small tabular">
              {fill(copy.layouts[layout], { seats: count })}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-4 max-w-text text-small text-muted">
        {fill(copy.equipment, {
          width: formatMetres(screen.width),
          height: formatMetres(screen.height),
        })}
      </p>
    </div>
  );
}
