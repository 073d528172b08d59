import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { Scroller, scrollItemClass } from '../../components/Scroller.tsx';
import { Figure } from '../../components/sections/Figure.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { tw } from '../../components/tw.ts';
import {
  capacities,
  getDrawnSize,
  getIndoorLayouts,
  isGuaranteed,
  layoutIds,
  placeIds,
  sizes,
  type LayoutId,
  type PlaceId,
} from '../../facts/estate/layoutFacts.ts';
import { PlanPicture } from '../../features/layouts/PlanPicture.tsx';
import { fill, formatNumber } from '../../site/formats/formats.ts';
import type { ReceptionContent } from './schema.ts';
import './Layouts.css';

type Props = { copy: ReceptionContent['layouts'] };

const columns = tw`sm:grid-cols-2 lg:grid-cols-3`;
const hall = getDrawnSize('hall');
const scaleMetres = 5;

export function Layouts({ copy }: Props) {
  return (
    <Section id="layouts" aria-labelledby="layouts-title">
      <SectionIntro id="layouts-title" copy={copy} />
      <Scroller className={clsx('mt-section-sm', columns)} label={copy.plans}>
        {getIndoorLayouts(layoutIds).map(({ layout, place, count }) => (
          <figure className={clsx(scrollItemClass, 'sm:w-auto')} key={layout}>
            <PlanPicture name={`${place}-${layout}`} size={hall} />
            <figcaption className="mt-3">
              <Figure as="h3" size="sm" value={count} label={copy.items[layout].name} />
              <p className="mt-1 text-small text-muted">{copy.items[layout].text}</p>
            </figcaption>
          </figure>
        ))}
      </Scroller>
      <div className={clsx('mt-4 grid gap-x-gutter', columns)} aria-hidden="true">
        <p className="flex w-72 items-center gap-2 text-note text-muted sm:w-auto">
          <i
            className="border border-current"
            style={{ width: `${(scaleMetres / hall.width) * 100}%` }}
          />
          {copy.metres}
        </p>
      </div>
      <Places copy={copy} />
    </Section>
  );
}

const getWidth = (place: PlaceId): number => getDrawnSize(place).width;
const totalWidth = placeIds.reduce((sum, place) => sum + getWidth(place), 0);

/** Drawings to one scale: on phones the lawn beside the others, on computers all above their columns. */
function Places({ copy }: Props) {
  const { language } = useLocale();
  const { places } = copy;
  const format = (value: number): string => formatNumber(value, language, { max: 1 });
  return (
    <div className="mt-section">
      <h3 className="font-display text-display-4">{places.title}</h3>
      <p className="mt-2 max-w-text text-muted">{places.text}</p>
      <div
        className="places mt-8 lg:ml-auto lg:w-5/6"
        style={{
          '--widest': getWidth('terrace'),
          '--two': `${getWidth('lawn')}fr ${getWidth('terrace')}fr`,
        }}
      >
        {placeIds.map((place) => (
          <figure key={place} data-place={place} style={{ '--metres': getWidth(place) }}>
            <PlanPicture name={`${place}-long`} size={getDrawnSize(place)} className="w-11/12" />
            <figcaption className="mt-2 text-small text-muted tabular">
              <b className="font-semibold text-foreground">{places.names[place]}</b>{' '}
              <span>
                {fill(places.size, {
                  width: format(sizes[place].width),
                  depth: format(sizes[place].depth),
                })}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="relative mt-6 overflow-x-auto">
        <table className="w-full border-collapse text-note tabular lg:table-fixed">
          <caption className="sr-only">{places.caption}</caption>
          <colgroup>
            <col className="w-1/5 lg:w-1/6" />
            {placeIds.map((place) => (
              <col
                key={place}
                className="w-1/5 lg:w-(--share)"
                style={{ '--share': `${(getWidth(place) / totalWidth / 1.2) * 100}%` }}
              />
            ))}
          </colgroup>
          <thead className="lg:sr-only">
            <tr>
              <th className="text-left font-normal" scope="col">
                <span className="sr-only">{places.layout}</span>
              </th>
              {placeIds.map((place) => (
                <th key={place} className="py-2 pl-1 text-left font-normal text-muted" scope="col">
                  {places.names[place]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {layoutIds.map((layout) => (
              <Row key={layout} layout={layout} copy={copy} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 max-w-wide text-note text-muted">{places.note}</p>
    </div>
  );
}

/** The small hall has no column: its number is in the hall's. */
function Row({ layout, copy: { places, items } }: Props & { layout: LayoutId }) {
  const counts = capacities[layout];
  return (
    <tr className="border-y border-border-strong">
      <th className="py-3 text-left font-semibold" scope="row">
        {items[layout].name}
      </th>
      {placeIds.map((column) => {
        const place = column === 'hall' && !counts.hall ? 'smallHall' : column;
        const count = counts[place];
        return (
          <td key={column} className="py-3 pl-1">
            {count ? (
              <span
                className={clsx(
                  'font-display text-title',
                  isGuaranteed(layout, place) && 'border-b-2 border-accent',
                )}
              >
                {count}
              </span>
            ) : (
              <span className="font-display text-title text-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{places.none}</span>
              </span>
            )}
            {count && place === 'smallHall' && (
              <span className="mt-1 block text-note text-muted">{places.names.smallHall}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
