import { MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatKilometres, formatMinutes } from '../../site/formats.ts';
import { churches, mapLink } from '../../site/venue.ts';
import './ChurchList.css';
import { useFrame } from '../../frame/Frame.tsx';

export type ChurchListWords = {
  /** Ends the name of each row's link for screen readers: "Agios Nikolaos, on the map". */
  onMap: string;
};

/** The roads are drawn to the scale of the longest one. */
const farthest = Math.max(...churches.map((church) => church.kilometres));

type Props = {
  words: ChurchListWords;
  /** Shows a church, by its number in the list, on a map of this page. Without it, and before it, a row leads to openstreetmap.org. */
  onChoose?: (number: number) => void;
};

/** The seven churches with distance and driving time; a row opens its church on a map. */
export function ChurchList({ words, onChoose }: Props) {
  const { language } = useFrame();
  const choose = (event: MouseEvent, number: number) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(number);
  };
  return (
    <ol className="chapel-list num">
      {churches.map((church, index) => (
        <li key={church.name.en} className="chapel" style={{ '--far': `${((church.kilometres / farthest) * 100).toFixed(1)}%` }}>
          <span className="chapel__n" aria-hidden="true">
            {index + 1}
          </span>
          <span className="chapel__name">{church.name[language]}</span>
          <span className="chapel__place">{church.place[language]}</span>
          <span className="chapel__way" aria-hidden="true">
            <i />
          </span>
          <span className="chapel__km">{formatKilometres(church.kilometres, language)}</span>
          <span className="chapel__min">{formatMinutes(church.minutes, language)}</span>
          <a className="chapel__map" href={mapLink(church)} rel="noopener" onClick={(event) => choose(event, index + 1)}>
            <MapPin className="icon" aria-hidden="true" />
            <span>
              {`${church.name[language]}, ${words.onMap}`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
