import type { ChurchListCopy } from '../../components/schema.ts';
import { MapPin } from 'lucide-react';
import { formatKilometres, formatMinutes } from '../../site/formats/formats.ts';
import { churches, mapLink } from '../../site/facts/venue.ts';
import { plainPress } from '../../components/text/plainPress.ts';
import { useLocale } from '../../components/Locale.tsx';
import './ChurchList.css';

const farthest = Math.max(...churches.map((church) => church.kilometres));

type Props = {
  copy: ChurchListCopy;
  /** Without it, a row links to openstreetmap.org. */
  onChoose?: (number: number) => void;
};

export function ChurchList({ copy, onChoose }: Props) {
  const { language } = useLocale();
  return (
    <ol className="@container mt-10 tabular-nums lg:mt-16">
      {churches.map((church, index) => (
        // Below 20.5rem long names need space. Below 16rem the distance moves under the name.
        <li
          key={church.name.en}
          className="church group relative grid items-baseline gap-x-2 ruled py-4 md:gap-x-4 lg:items-center lg:gap-x-gutter @max-[20.5rem]:gap-x-1.5"
          style={{ '--far': `${((church.kilometres / farthest) * 100).toFixed(1)}%` }}
        >
          <span className="text-note font-semibold text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <span className="font-display text-title group-hover:italic xl:text-display-4 tiny:text-title">
            {church.name[language]}
          </span>
          <span className="col-2 row-2 text-note text-muted md:col-3 md:row-1 md:text-body">
            {church.place[language]}
          </span>
          <span
            className="church__way relative col-4 row-1 hidden h-px lg:block"
            aria-hidden="true"
          >
            <i className="absolute inset-y-0 left-0 w-(--far) bg-foreground after:absolute after:-top-0.75 after:-right-0.75 after:size-1.75 after:rounded-full after:bg-accent" />
          </span>
          <span className="church__distance text-right text-small @max-narrow:text-left">
            {formatKilometres(church.kilometres, language)}
          </span>
          <span className="church__time text-right text-note text-muted md:text-small @max-narrow:text-left">
            {formatMinutes(church.minutes, language)}
          </span>
          <a
            className="church__pin whole-row -mr-3 grid size-11 place-items-center self-center justify-self-end text-muted md:-my-3"
            href={mapLink(church)}
            rel="noopener"
            onClick={onChoose && plainPress(() => onChoose(index + 1))}
          >
            <MapPin className="icon" />
            <span className="sr-only">{`${church.name[language]}, ${copy.onMap}`}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
