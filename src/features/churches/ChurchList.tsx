import type { ChurchListCopy } from '../../components/schema.ts';
import { MapPin } from 'lucide-react';
import { formatKilometres, formatMinutes } from '../../site/formats/formats.ts';
import { churches, mapLink } from '../../site/facts/venue.ts';
import { plainPress } from '../../components/plainPress.ts';
import { useLocale } from '../../components/Locale.tsx';

const farthest = Math.max(...churches.map((church) => church.kilometres));

type Props = {
  copy: ChurchListCopy;
  /** Without it, a row links to openstreetmap.org. */
  onChoose?: (number: number) => void;
};

export function ChurchList({ copy, onChoose }: Props) {
  const { language } = useLocale();
  return (
    <ol className="num @container mt-5 lg:mt-8">
      {churches.map((church, index) => (
        // Below 20.5rem long names need space. Below 16rem the distance moves under the name.
        <li
          key={church.name.en}
          className="group relative grid grid-cols-[32px_minmax(0,1fr)_auto_var(--touch)] items-baseline gap-x-1 border-t border-border-strong pt-2 pb-1.875 last:border-b md:grid-cols-[32px_minmax(0,8fr)_minmax(0,4.5fr)_4.4em_5.4em_var(--touch)] md:gap-x-2 lg:grid-cols-[calc((100%-11*var(--gutter))/12)_minmax(0,4fr)_minmax(0,2.6fr)_minmax(0,2.2fr)_4.5em_4.5em_32px] lg:items-center lg:gap-x-gutter lg:py-2.125 xl:grid-cols-[calc((100%-11*var(--gutter))/12)_minmax(0,4fr)_minmax(0,2.4fr)_minmax(0,3.6fr)_4.5em_4.5em_32px] @max-[20.5rem]:grid-cols-[18px_minmax(0,1fr)_auto_32px] @max-[20.5rem]:gap-x-0.75 max-md:@max-narrow:grid-cols-[32px_minmax(0,1fr)_var(--touch)]"
          style={{ '--far': `${((church.kilometres / farthest) * 100).toFixed(1)}%` }}
        >
          <span className="text-note font-strong text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <span className="font-display text-23 leading-1.25 font-360 group-hover:italic xl:text-26 tiny:text-22">
            {church.name[language]}
          </span>
          <span className="col-2 row-2 text-note text-muted md:col-3 md:row-1 md:text-body">
            {church.place[language]}
          </span>
          <span
            className="relative col-4 row-1 hidden h-px [background:repeating-linear-gradient(90deg,color-mix(in_srgb,var(--foreground)_30%,transparent)_0_1px,transparent_1px_6px)] lg:block"
            aria-hidden="true"
          >
            <i className="absolute inset-y-0 left-0 w-(--far) bg-foreground after:absolute after:-top-0.375 after:-right-0.375 after:size-0.875 after:rounded-full after:bg-accent" />
          </span>
          <span className="col-3 row-1 text-right text-small md:col-4 lg:col-5 @max-narrow:row-auto @max-narrow:text-left max-md:@max-narrow:col-2">
            {formatKilometres(church.kilometres, language)}
          </span>
          <span className="col-3 row-2 text-right text-note text-muted md:col-5 md:row-1 md:text-small lg:col-6 @max-narrow:text-left max-md:@max-narrow:col-2 max-md:@max-narrow:row-auto">
            {formatMinutes(church.minutes, language)}
          </span>
          <a
            className="whole-row col-4 row-span-2 row-start-1 -mr-1.5 grid size-touch place-items-center self-center justify-self-end text-muted md:col-6 md:row-1 md:-my-1.5 lg:col-7 max-md:@max-narrow:col-3"
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
