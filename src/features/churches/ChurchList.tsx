import { MapPin } from 'lucide-react';
import { useIsOpen } from '../../components/hooks/useIsOpen.ts';
import { useLocale } from '../../components/Locale.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { churches, getMapUrl } from '../../facts/venue/venue.ts';
import type { ChurchListCopy } from '../../model/groups.ts';
import { formatDuration, formatKilometres } from '../../site/formats/formats.ts';
import './ChurchList.css';

const maxKilometres = Math.max(...churches.map((church) => church.kilometres));

type Props = {
  copy: ChurchListCopy;
  /** Without it, each row links to openstreetmap.org. */
  onChoose?: (number: number) => void;
};

export function ChurchList({ copy, onChoose }: Props) {
  const { language } = useLocale();
  const isOpen = useIsOpen();
  return (
    <ol className="@container mt-section-sm border-b border-border-strong tabular">
      {churches.filter(isOpen).map((church, index) => (
        // Below 20.5rem long names need space. Below 16rem the distance moves under the name.
        <li
          key={church.name.en}
          className="church group relative grid items-baseline gap-x-3 border-t border-border-strong py-3 lg:items-center lg:gap-x-gutter"
        >
          <span className="text-note font-semibold text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <span className="church__name font-display group-hover:italic">
            {church.name[language]}
          </span>
          <span className="church__place text-note text-muted md:text-body">
            {church.place[language]}
          </span>
          <span
            className="church__way measure max-lg:hidden"
            aria-hidden="true"
            style={{ '--at': `${((church.kilometres / maxKilometres) * 100).toFixed(1)}%` }}
          />
          <span className="church__distance text-right text-small">
            {formatKilometres(church.kilometres, language)}
          </span>
          <span className="church__time text-right text-small text-muted">
            {formatDuration(church.minutes, 'minute', language)}
          </span>
          <a
            className="church__pin whole-row grid size-11 place-items-center self-center text-muted"
            href={getMapUrl(church)}
            rel="noopener"
            onClick={onChoose && createPressHandler(() => onChoose(index + 1))}
          >
            <MapPin className="icon" />
            <span className="sr-only">{`${church.name[language]}, ${copy.onMap}`}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
